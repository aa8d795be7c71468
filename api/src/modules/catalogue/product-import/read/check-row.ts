import {
  isStoredName,
  LARGEST_ID,
  latinDigits,
  latinNumber,
  MOST_IMAGES,
  toFils,
  type Variant,
} from '@shop/shop-rules';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { fieldProblems } from '../../../../platform/http/validation/field-problems.js';
import { CreateProductDto } from '../../products/edit/product-input.dto.js';
import { hexColor, notColor } from './hex-color.js';
import type { SheetRow } from './read-cells.js';
import { readImageColors, type ImageColor } from './read-image-colors.js';
import { readVariants } from './read-variants.js';
import type { Column } from './sheet-columns.js';
import { msg, type Message } from '../../../../platform/i18n/message.js';

const LONGEST_ADDRESS = 500;
const LONGEST_NAME = 200;

/** Checked values by their column in `products`; category, brand, vendor and offer are still the text of the cell. */
type Given = Record<string, string | number | boolean | string[] | Variant[] | ImageColor[] | null>;
type Wrong = (column: Column, reason: Message) => void;

/** Validates a row with the rules of the product form; references are resolved later, in the database. */
export const checkRow = async ({ cells }: SheetRow, wrong: Wrong): Promise<Given> => {
  for (const [column, cell] of cells) if (cell.wrong) wrong(column, cell.wrong);
  const text = (column: Column): string | undefined => cells.get(column)?.text || undefined;
  const list = (column: Column): string[] | undefined => listOf(text(column), column, wrong);
  const number = (column: Column): string | undefined => numberOf(text(column), column, wrong);
  const checked = await validFields(
    {
      name: text('name'),
      nameAr: text('nameAr'),
      model: text('model'),
      description: text('description'),
      descriptionAr: text('descriptionAr'),
      price: number('price'),
      offerPrice: number('offerPrice'),
      stock: number('stock'),
      warranty: text('warranty'),
      warrantyAr: text('warrantyAr'),
      code: text('code'),
      tags: list('tags'),
      sizes: list('sizes'),
      colors: list('colors')?.map((color) => hexOf(color, wrong)),
    },
    wrong,
  );
  const { price, offerPrice } = checked;
  return present({
    name: checked.name,
    name_ar: checked.nameAr,
    model: checked.model,
    description: checked.description,
    description_ar: checked.descriptionAr,
    price_fils: price === undefined ? undefined : toFils(price),
    offer_price_fils: typeof offerPrice === 'number' ? toFils(offerPrice) : offerPrice,
    stock: checked.stock,
    warranty: checked.warranty,
    warranty_ar: checked.warrantyAr,
    code: checked.code,
    tags: checked.tags,
    sizes: checked.sizes,
    colors: checked.colors,
    product_id: productIdOf(text('productId'), wrong),
    ...versionOf(text('version'), wrong),
    published: flagOf(text('published'), wrong),
    images: imagesOf(list('images'), wrong),
    image_colors: readImageColors(text('imageColors'), (reason) => wrong('imageColors', reason)),
    category: referenceOf(text('category'), 'category', wrong),
    vendor: referenceOf(text('vendor'), 'vendor', wrong),
    ...orNone('brand', referenceOf(text('brand'), 'brand', wrong)),
    ...orNone('offer', referenceOf(text('offer'), 'offer', wrong)),
    ...withVariants(text('variants'), checked, wrong),
  });
};

/** Validates the fields with the product form's DTO. Reports each invalid field and returns the others. */
const validFields = async (
  fields: Partial<Record<keyof CreateProductDto & Column, unknown>>,
  wrong: Wrong,
): Promise<Partial<CreateProductDto>> => {
  const values = present(fields);
  const form = plainToInstance(CreateProductDto, values);
  const problems = fieldProblems(await validate(form, { skipMissingProperties: true }));
  if (problems.length === 0) return form;
  const refused = new Set<string>();
  for (const { pointer, detail } of problems) {
    const column = pointer.replace(/^#\//, '') as Column;
    refused.add(column);
    wrong(column, detail);
  }
  const rest = Object.entries(values).filter(([column]) => !refused.has(column));
  return validFields(Object.fromEntries(rest), wrong);
};

const present = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

const numberOf = (text: string | undefined, column: Column, wrong: Wrong): string | undefined => {
  if (text === undefined) return text;
  const number = latinNumber(text);
  if (/^-?\d+(\.\d+)?(e-?\d+)?$/i.test(number)) return number;
  wrong(column, msg('cell.notNumber', { text: text.slice(0, 40) }));
  return undefined;
};

/** A JSON list, or texts separated by commas or line breaks. */
const listOf = (text: string | undefined, column: Column, wrong: Wrong): string[] | undefined => {
  if (text === undefined) return undefined;
  const items = text.startsWith('[') ? jsonList(text) : text.split(/[,،\n]/);
  if (items) return items.map((item) => item.trim()).filter((item) => item !== '');
  wrong(column, msg('cell.notList'));
  return undefined;
};

const jsonList = (text: string): string[] | undefined => {
  try {
    const list: unknown = JSON.parse(text);
    const isText = (item: unknown): boolean => ['string', 'number'].includes(typeof item);
    return Array.isArray(list) && list.every(isText) ? list.map(String) : undefined;
  } catch {
    return undefined;
  }
};

const hexOf = (color: string, wrong: Wrong): string => {
  const hex = hexColor(color);
  if (hex === undefined) wrong('colors', notColor(color));
  return hex ?? '#000000';
};

/** Variants, and what they determine; of the columns sizes and colors only the order counts. */
const withVariants = (
  text: string | undefined,
  { sizes = [], colors = [] }: Partial<CreateProductDto>,
  wrong: Wrong,
): Given => {
  const variants = text && readVariants(text, (reason) => wrong('variants', reason));
  if (!variants) return {};
  const used = (option: 'size' | 'color', order: string[]): string[] => {
    const values = new Set(variants.map((each) => each[option]).filter((value) => value !== ''));
    return [...new Set([...order.filter((value) => values.has(value)), ...values])];
  };
  const stock = variants.reduce((sum, each) => sum + each.stock, 0);
  return { variants, stock, sizes: used('size', sizes), colors: used('color', colors) };
};

const imagesOf = (images: string[] | undefined, wrong: Wrong): string[] | undefined => {
  if (images && images.length > MOST_IMAGES)
    wrong('images', msg('cell.mostImages', { most: MOST_IMAGES }));
  const strange = images?.find((image): boolean => !isAddress(image) && !isStoredName(image));
  if (strange !== undefined) wrong('images', msg('cell.notImage', { text: strange.slice(0, 80) }));
  return images;
};

const isAddress = (image: string): boolean => {
  const url = URL.canParse(image) ? new URL(image) : undefined;
  return url?.protocol === 'https:' && !url.username && image.length <= LONGEST_ADDRESS;
};

const referenceOf = (
  text: string | undefined,
  column: Column,
  wrong: Wrong,
): string | undefined => {
  if (text === undefined || text.length <= LONGEST_NAME) return text;
  wrong(column, msg('cell.tooLong', { most: LONGEST_NAME }));
  return undefined;
};

const productIdOf = (text: string | undefined, wrong: Wrong): number | undefined => {
  if (text === undefined) return undefined;
  const id = Number(latinNumber(text));
  if (Number.isInteger(id) && id >= 1 && id <= LARGEST_ID) return id;
  wrong('productId', msg('cell.productIdUnknown', { id: text.slice(0, 40) }));
  return undefined;
};

/** The version of a product when it was exported, and the mark of its stock. */
const versionOf = (text: string | undefined, wrong: Wrong): Given => {
  if (text === undefined) return {};
  const [, version, mark] = /^v(\d{1,9})-([0-9a-f]{8})$/.exec(text) ?? [];
  if (version !== undefined && mark !== undefined)
    return { version: Number(version), stock_mark: mark };
  wrong('version', msg('cell.notVersion'));
  return {};
};

const YES = new Set(['yes', 'true', '1', 'نعم']);
const NO = new Set(['no', 'false', '0', 'لا']);

const flagOf = (text: string | undefined, wrong: Wrong): boolean | undefined => {
  if (text === undefined) return undefined;
  const flag = latinDigits(text).toLowerCase();
  if (YES.has(flag)) return true;
  if (NO.has(flag)) return false;
  wrong('published', msg('cell.notFlag', { text: text.slice(0, 40) }));
  return undefined;
};

/** 0 means none. */
const orNone = (column: 'brand' | 'offer', text: string | undefined) =>
  text === '0' ? { [`${column}_id`]: null } : { [column]: text };
