/** Columns of the sheet, in the order of the template. */
export const COLUMNS = [
  'name',
  'nameAr',
  'model',
  'description',
  'descriptionAr',
  'price',
  'offerPrice',
  'stock',
  'warranty',
  'warrantyAr',
  'category',
  'brand',
  'vendor',
  'code',
  'offer',
  'tags',
  'sizes',
  'colors',
  'variants',
  'images',
  'imageColors',
] as const;
export type Column = (typeof COLUMNS)[number];

/** Columns whose values Excel would turn into numbers, dates or times: a size 3-4, a variant 42:5. */
export const TEXT_COLUMNS: readonly Column[] = ['code', 'sizes', 'variants'];

/** Code of the template's example, which is never imported. */
export const EXAMPLE_CODE = 'EXAMPLE';

const plain = (text: string): string => text.toLowerCase().replace(/[\s_.-]/g, '');
const MEANS = new Map<string, Column>([
  ...COLUMNS.map((column): [string, Column] => [plain(column), column]),
  ['categoryid', 'category'],
  ['brandid', 'brand'],
  ['vendorid', 'vendor'],
  ['offerid', 'offer'],
  ['colours', 'colors'],
  ['imagecolours', 'imageColors'],
]);

/** The column of a header, ignoring case and spaces. */
export const columnOf = (header: string): Column | undefined => MEANS.get(plain(header));
