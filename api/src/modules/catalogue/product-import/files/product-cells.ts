import { isDeepStrictEqual } from 'node:util';
import { PALETTE, toAedText, type Variant } from '@shop/shop-rules';
import { isRecord } from '../../../../platform/gateways/read.js';
import { checkRow } from '../read/check-row.js';
import type { ImageColor } from '../read/read-image-colors.js';
import { COLUMNS, type Column } from '../read/sheet-columns.js';
import { cleanText } from '../read/sheet-text.js';

type Reference = 'category' | 'brand' | 'offer' | 'vendor';

/** A product of an export: its columns that a sheet may set, and what an import needs to find them again. */
export interface ExportedProduct {
  id: number;
  version: string;
  /** Texts by which an import finds each reference, the most readable first. */
  references: Record<Reference, (string | null)[]>;
  values: {
    name: string;
    name_ar: string;
    model: string;
    description: string;
    description_ar: string;
    price_fils: number;
    offer_price_fils: number | null;
    stock: number;
    warranty: string;
    warranty_ar: string;
    code: string | null;
    tags: string[];
    sizes: string[];
    colors: string[];
    images: string[];
    image_colors: ImageColor[];
    published: boolean;
    variants: Variant[];
  };
}

/** Longest text of a cell in Excel. */
const LONGEST_CELL = 32_767;

/**
 * The cells of a product. Each is what an import reads back as the same value: the short notation if possible, else
 * JSON; what neither can express is left empty, which changes nothing.
 */
export const cellsOfProduct = async (
  product: ExportedProduct,
): Promise<Partial<Record<Column, string>>> => {
  const { id, version, references, values } = product;
  const cells: Partial<Record<Column, string>> = { productId: String(id), version };
  for (const [column, key, texts] of candidatesOf(values)) {
    const wanted = wantedOf(values[key]);
    for (const text of texts.map(cleanText))
      if (text !== '' && (await isReadAs(column, text, key, wanted))) {
        cells[column] = text;
        break;
      }
  }
  for (const column of ['category', 'brand', 'offer', 'vendor'] as const)
    for (const text of references[column])
      if (text && text !== '0' && (await isReadAs(column, text, column, text))) {
        cells[column] = text;
        break;
      }
  return Object.fromEntries(
    COLUMNS.flatMap((column) => (cells[column] === undefined ? [] : [[column, cells[column]]])),
  );
};

/** Workbooks escape characters like this; readers disagree on texts that happen to contain it. */
const ESCAPE = /_x[\da-f]{4}_/i;

/** Values as an import reads them: cleaned texts, and variants without their codes and prices. */
const wantedOf = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value);
  if (!Array.isArray(value) || !isRecord(value[0]) || !('stock' in value[0])) return value;
  return value.map(({ size, color, stock }: Variant) => ({ size, color, stock }));
};

/** Whether an import reads the text of the cell, without an error, as this value. */
const isReadAs = async (
  column: Column,
  text: string,
  key: string,
  wanted: unknown,
): Promise<boolean> => {
  if (ESCAPE.test(text) || text.length >= LONGEST_CELL) return false;
  let isWrong = false;
  const cells = new Map([[column, { text: cleanText(text) }]]);
  const given: Record<string, unknown> = await checkRow({ row: 1, cells }, () => {
    isWrong = true;
  });
  return !isWrong && isDeepStrictEqual(given[key], wanted);
};

type Candidates = [column: Column, key: keyof ExportedProduct['values'], texts: string[]];

/** Ways to write each column, the most readable first. */
const candidatesOf = (values: ExportedProduct['values']): Candidates[] => [
  ['name', 'name', [values.name]],
  ['nameAr', 'name_ar', [values.name_ar]],
  ['model', 'model', [values.model]],
  ['description', 'description', [values.description]],
  ['descriptionAr', 'description_ar', [values.description_ar]],
  ['price', 'price_fils', [toAedText(values.price_fils)]],
  [
    'offerPrice',
    'offer_price_fils',
    values.offer_price_fils === null ? [] : [toAedText(values.offer_price_fils)],
  ],
  // The sum of the variants; a change of it would be ignored.
  ['stock', 'stock', values.variants.length > 0 ? [] : [String(values.stock)]],
  ['warranty', 'warranty', [values.warranty]],
  ['warrantyAr', 'warranty_ar', [values.warranty_ar]],
  ['code', 'code', [values.code ?? '']],
  ['tags', 'tags', textsOf(values.tags)],
  ['sizes', 'sizes', textsOf(values.sizes)],
  [
    'colors',
    'colors',
    values.colors.length > 0
      ? [values.colors.map(colorName).join(', '), values.colors.join(', ')]
      : [],
  ],
  ['variants', 'variants', variantTexts(values.variants)],
  ['images', 'images', textsOf(values.images)],
  ['imageColors', 'image_colors', imageColorTexts(values.image_colors)],
  ['published', 'published', [values.published ? 'yes' : 'no']],
];

const textsOf = (list: string[]): string[] =>
  list.length > 0 ? [list.join(', '), JSON.stringify(list)] : [];

/** The name of a color of the palette, else its hex value. */
const colorName = (color: string): string =>
  PALETTE.find(({ hex }) => hex === color)?.name ?? color;

const variantTexts = (variants: Variant[]): string[] => {
  const lists = variants.map(({ size, color, stock }) => ({ size, color, stock }));
  const short = lists.map(({ size, color, stock }) => {
    const options = [size, color && colorName(color)].filter((text) => text !== '');
    return `${options.join('/')}:${stock}`;
  });
  return lists.length > 0 ? [short.join('; '), JSON.stringify(lists)] : [];
};

const imageColorTexts = (entries: ImageColor[]): string[] => {
  const short = entries.map(({ image, color }) => `${colorName(color)}: ${image}`);
  return entries.length > 0 ? [short.join('; '), JSON.stringify(entries)] : [];
};
