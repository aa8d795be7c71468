import { PALETTE } from '@shop/shop-rules';
import type { AllowedNames } from './product-imports.queries.js';
import { COLUMNS, EXAMPLE_CODE, type Column } from './sheet-columns.js';

const GUIDE: Readonly<Record<Column, string>> = {
  name: 'Needed for a new product.',
  nameAr: 'Name in Arabic.',
  model: 'Model or line.',
  description: 'Up to 5,000 characters.',
  descriptionAr: 'Description in Arabic.',
  price: 'In AED, like 149.50. Needed for a new product.',
  offerPrice: 'In AED, below the price. 0 ends the offer.',
  stock: 'Pieces on hand, a whole number.',
  warranty: 'For example 2 years.',
  category: 'Name or id. Needed for a new product.',
  brand: 'Name or id. 0 stands for none.',
  vendor: 'Name or id. Empty: your own account.',
  code: `Your article number. It finds the product; without one, name, model and vendor do. ${EXAMPLE_CODE} is never imported.`,
  offer: 'Name or id. 0 stands for none.',
  tags: 'Between commas or line breaks.',
  sizes: 'Between commas or line breaks.',
  colors: 'Names of the palette or values like #1F2A44, between commas.',
  images: 'https addresses or names of uploaded files, between commas. They replace the images.',
};

const exampleOf = (names: AllowedNames): Readonly<Record<Column, string>> => ({
  name: 'Classic Watch',
  nameAr: 'ساعة كلاسيكية',
  model: 'CW-40',
  description: 'A steel watch with a leather strap.',
  descriptionAr: 'ساعة فولاذية بحزام جلدي.',
  price: '499.00',
  offerPrice: '449.00',
  stock: '12',
  warranty: '2 years',
  category: names.categories[0] ?? '',
  brand: names.brands[0] ?? '',
  vendor: names.vendors[0] ?? '',
  code: EXAMPLE_CODE,
  offer: names.offers[0] ?? '',
  tags: 'men, classic',
  sizes: '40 mm, 42 mm',
  colors: 'Black, Rose Gold',
  images: 'https://images.example.com/classic-watch.jpg',
});

/** The file to start from: headers with an example, every name that may be used, and what the columns mean. */
export const templateSheets = (names: AllowedNames): string => {
  const example = exampleOf(names);
  const colors = PALETTE.map(({ name }) => name);
  const lists = [names.categories, names.brands, names.vendors, names.offers, colors];
  const longest = Math.max(...lists.map((list) => list.length));
  return JSON.stringify([
    { name: 'Products', rows: [COLUMNS, COLUMNS.map((column) => example[column])] },
    {
      name: 'Allowed values',
      rows: [
        ['category', 'brand', 'vendor', 'offer', 'colors'],
        ...Array.from({ length: longest }, (_, row) => lists.map((list) => list[row] ?? '')),
      ],
    },
    {
      name: 'Guide',
      rows: [
        ['column', 'meaning'],
        ...COLUMNS.map((column) => [column, GUIDE[column]]),
        [
          '',
          'An empty cell changes nothing. A row whose code or name is known changes that product.',
        ],
      ],
    },
  ]);
};
