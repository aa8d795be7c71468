import { CFB, utils, write } from '@e965/xlsx';
import { sheetOf, startCashShop, type CashShop } from '../../support/cash-statement-shop.js';

let shop: CashShop;
beforeAll(async () => {
  shop = await startCashShop();
});
afterAll(() => shop.close());

const HEADINGS = ['AWB', 'COD'];
const SHEET = 'xl/worksheets/sheet1.xml';
/** A workbook with a replaced part. */
const withPart = (path: string, content: string): Buffer => {
  const zip = CFB.read(sheetOf([HEADINGS, ['1', 1]]), { type: 'buffer' });
  CFB.utils.cfb_add(zip, `/${path}`, Buffer.from(content));
  return Buffer.from(CFB.write(zip, { type: 'buffer', fileType: 'zip', compression: true }));
};
const withFormula = (): Buffer => {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([HEADINGS, ['70000000001', 1]]);
  sheet['B2'] = { t: 'n', v: 1, f: '1+0' };
  utils.book_append_sheet(book, sheet, 'COD');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
};
const csv = (...lines: string[]): Buffer => Buffer.from(lines.join('\n'));
const manyRows = (count: number): string[] => Array.from({ length: count }, (_, at) => `7${at},10`);

it.each<[string, () => Buffer, string, string]>([
  [
    'a zip bomb',
    () => withPart(SHEET, ' '.repeat(60_000_000)),
    'a.xlsx',
    'The workbook is too large once unpacked. Split it into several files.',
  ],
  [
    'a workbook with a macro',
    () => withPart('xl/vbaProject.bin', 'x'),
    'a.xlsx',
    'The workbook contains macros. Save it as .xlsx without macros.',
  ],
  [
    'a formula',
    withFormula,
    'a.xlsx',
    'Cell B2 contains a formula. Paste the values only and upload the file again.',
  ],
  [
    'a formula in a CSV file',
    () => csv('AWB,COD', '70000000001,"=HYPERLINK(""http://x"")"'),
    'a.csv',
    'Cell B2 contains a formula. Paste the values only and upload the file again.',
  ],
  [
    '100,000 rows',
    () => csv('AWB,COD', ...manyRows(100_000)),
    'a.csv',
    'The sheet extends to row 10001, but a file can have at most 5000 rows. Delete the empty rows at the end.',
  ],
  [
    'more than 5,000 rows',
    () => csv('AWB,COD', ...manyRows(5001)),
    'a.csv',
    'A file can have at most 5000 rows.',
  ],
  [
    'more than 40 columns',
    () => csv(Array.from({ length: 41 }, (_, at) => `c${at}`).join()),
    'a.csv',
    'The sheet has 41 columns; the maximum is 40.',
  ],
  [
    'a renamed program',
    () => Buffer.from(`MZ${'\0'.repeat(500)}`),
    'a.csv',
    'This is neither an Excel workbook (.xlsx) nor a CSV file.',
  ],
  [
    'a damaged workbook',
    () => sheetOf([HEADINGS, ['1', 1]]).subarray(0, 2000),
    'a.xlsx',
    'The file is damaged or is not an Excel workbook.',
  ],
  [
    'another kind of file',
    () => csv('AWB,COD'),
    'a.xlsm',
    'Only .xlsx and .csv files are accepted.',
  ],
  ['an empty file', () => Buffer.alloc(0), 'a.csv', 'The file has no table with column headings.'],
  ['no parcels', () => csv('AWB,COD'), 'a.csv', 'There are no waybills below the headings.'],
  [
    'a text as an amount',
    () => csv('AWB,COD', '70000000001,paid'),
    'a.csv',
    'Cell B2: “paid” is not an amount like 149.50.',
  ],
  [
    'an amount that no parcel can have',
    () => csv('AWB,COD', '70000000001,99999999999'),
    'a.csv',
    'Cell B2: “99999999999” is not an amount like 149.50.',
  ],
])('CARRIERCASH-11 refuses %s with the reason', async (_what, make, name, message) => {
  const { body } = await shop.upload(make(), { name }).expect(400);
  expect(body).toMatchObject({ code: 'file_refused', message, errors: [{ pointer: '#/file' }] });
});

it('CARRIERCASH-11 refuses a file of more than 5 MB, and a request without a file', async () => {
  const large = await shop.upload(Buffer.alloc(6 * 1024 * 1024, 'a'), { name: 'a.csv' });
  expect(large.status).toBe(413);
  const none = await shop.as('admin', 'post', '/admin/cash-statements').field('from', '');
  expect(none.status).toBe(400);
});

it('CARRIERCASH-12 vendors have no statements', async () => {
  await shop.upload([HEADINGS], { who: 'vendor' }).expect(403);
  await shop.as('vendor', 'get', '/admin/cash-statements').expect(403);
  await shop.book(1, 'vendor').expect(403);
});
