import { PALETTE, type Locale } from '@shop/shop-rules';
import type { AllowedNames } from '../product-imports.queries.js';
import {
  EXAMPLE_CODE,
  TEMPLATE_COLUMNS,
  TEXT_COLUMNS,
  type TemplateColumn,
} from '../read/sheet-columns.js';
import { TEMPLATE_WORDS } from './sheet-template-words.js';

/** Rows in which products can be entered as text. */
const EMPTY_ROWS = 500;

const exampleOf = (names: AllowedNames): Readonly<Record<TemplateColumn, string>> => ({
  name: 'Classic Watch',
  nameAr: 'ساعة كلاسيكية',
  model: 'CW-40',
  description: 'A steel watch with a leather strap.',
  descriptionAr: 'ساعة فولاذية بحزام جلدي.',
  price: '499.00',
  offerPrice: '449.00',
  stock: '12',
  warranty: '2 years',
  warrantyAr: 'سنتان',
  category: names.categories[0] ?? '',
  brand: names.brands[0] ?? '',
  vendor: names.vendors[0] ?? '',
  code: EXAMPLE_CODE,
  offer: names.offers[0] ?? '',
  tags: 'men, classic',
  sizes: '40 mm, 42 mm',
  colors: 'Black, Rose Gold',
  variants: '40 mm/Black:7; 42 mm/Rose Gold:5',
  images: 'https://images.example.com/classic-watch.jpg',
  imageColors: 'Black: https://images.example.com/classic-watch.jpg',
  published: 'yes',
});

/** The template: headers with an example, all valid names, and the meaning of the columns. */
export const templateSheets = (names: AllowedNames, locale: Locale): string => {
  const words = TEMPLATE_WORDS[locale];
  const example = exampleOf(names);
  const colors = PALETTE.map(({ name }) => name);
  const lists = [names.categories, names.brands, names.vendors, names.offers, colors];
  const longest = Math.max(...lists.map((list) => list.length));
  return JSON.stringify([
    {
      name: words.products,
      rows: [TEMPLATE_COLUMNS, TEMPLATE_COLUMNS.map((column) => example[column])],
      textColumns: [...TEMPLATE_COLUMNS.keys()].filter((at) =>
        TEXT_COLUMNS.some((column) => column === TEMPLATE_COLUMNS[at]),
      ),
      emptyRows: EMPTY_ROWS,
    },
    {
      name: words.allowed,
      rows: [
        ['category', 'brand', 'vendor', 'offer', 'colors'],
        ...Array.from({ length: longest }, (_, row) => lists.map((list) => list[row] ?? '')),
      ],
    },
    {
      name: words.guide,
      rows: [
        [words.column, words.meaning],
        ...TEMPLATE_COLUMNS.map((column) => [column, words.meanings[column]]),
        ['', words.rows],
      ],
    },
  ]);
};
