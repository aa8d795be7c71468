/** Columns of the sheet, in the order of the template. */
export const TEMPLATE_COLUMNS = [
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
  'published',
] as const;

/** With those of an export before them, by which an import finds the product and notices later changes. */
export const COLUMNS = ['productId', 'version', ...TEMPLATE_COLUMNS] as const;
export type TemplateColumn = (typeof TEMPLATE_COLUMNS)[number];
export type Column = (typeof COLUMNS)[number];

/** Columns whose values Excel would turn into numbers, dates or times: a size 3-4, a variant 42:5. */
export const TEXT_COLUMNS: readonly Column[] = ['version', 'code', 'sizes', 'variants'];

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
