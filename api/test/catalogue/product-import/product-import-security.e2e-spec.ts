import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { CFB, read, write } from '@e965/xlsx';
import {
  binary,
  bookOf,
  fileOf,
  rowsIn,
  startImportShop,
  type ImportShop,
} from '../../support/import-shop.js';

const ROWS = [
  ['name', 'price', 'category'],
  ['Plain', 10, 'Watches'],
];
/** Pause between two calls of a shopper. */
const BATCH_PAUSE_MS = 20;
const SHEET = 'xl/worksheets/sheet1.xml';
const HEAD =
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
const TAIL = '</sheetData></worksheet>';

let shop: ImportShop;
beforeAll(async () => {
  shop = await startImportShop({ worker: false, env: { LIMIT_FACTOR: '100' } });
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await readdir(join(shop.uploads, '.arriving')).catch(() => [])).toEqual([]);
});

/** A workbook with replaced parts. */
const withParts = (parts: Record<string, string>, rows = ROWS): Buffer => {
  const zip = CFB.read(write(bookOf(rows), { type: 'buffer', bookType: 'xlsx', bookSST: true }), {
    type: 'buffer',
  });
  for (const [path, content] of Object.entries(parts))
    CFB.utils.cfb_add(zip, `/${path}`, Buffer.from(content));
  return Buffer.from(CFB.write(zip, { type: 'buffer', fileType: 'zip', compression: true }));
};
const numbered = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('');
const millionRows = (): Buffer =>
  withParts({
    [SHEET]: `${HEAD}${numbered(1_000_000, (i) => `<row><c><v>${(i * 7919) % 97}</v></c></row>`)}${TAIL}`,
  });
const macroXls = (): Buffer => {
  const macros = CFB.utils.cfb_new();
  CFB.utils.cfb_add(macros, '/VBA/dir', Buffer.from('Sub Auto_Open()'));
  const vbaraw = CFB.write(macros, { type: 'buffer' });
  return write({ ...bookOf(ROWS), vbaraw }, { type: 'buffer', bookType: 'xls' });
};
/** A zip whose directory declares a smaller size. */
const lyingZip = (): Buffer => {
  const file = withParts({ [SHEET]: `${HEAD}${' '.repeat(60_000_000)}${TAIL}` });
  const central = file.lastIndexOf(Buffer.from(SHEET)) - 46;
  expect(file.readUInt32LE(central)).toBe(0x02014b50);
  file.writeUInt32LE(1000, central + 24);
  return file;
};

describe('S-14 rejected files', () => {
  const DAMAGED = 'The file is damaged or is not an Excel workbook.';
  const TOO_LARGE = 'The workbook is too large once unpacked. Split it into several files.';
  const NO_BOOK = 'This is not an Excel workbook. Save it as .xlsx or .xls.';
  const MACROS = 'The workbook contains macros. Save it as .xlsx without macros.';
  it.each<[string, () => Buffer, string, RegExp | string]>([
    ['a zip bomb', () => withParts({ [SHEET]: ' '.repeat(60_000_000) }), 'a.xlsx', TOO_LARGE],
    ['a zip bomb that lies about its size', lyingZip, 'a.xlsx', DAMAGED],
    [
      'a zip of 300 files',
      () => withParts(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`x/${i}`, '1']))),
      'a.xlsx',
      TOO_LARGE,
    ],
    ['a million rows', millionRows, 'a.xlsx', /a file can have at most 5000 rows/],
    [
      'more than 5,000 rows',
      () => fileOf([['name'], ...Array.from({ length: 5001 }, (_, i) => [`Thing ${i}`])]),
      'a.xlsx',
      'A file can have at most 5000 rows.',
    ],
    [
      'more than 40 columns',
      () => fileOf([['name', ...Array.from({ length: 40 }, (_, i) => `c${i}`)]]),
      'a.xlsx',
      'The sheet has 41 columns; the maximum is 40.',
    ],
    [
      'texts that need more memory or time than the reader gets',
      () =>
        withParts({
          'xl/sharedStrings.xml': `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${numbered(
            2_000_000,
            (i) => `<si><t>${(i * 7919) % 97}</t></si>`,
          )}</sst>`,
        }),
      'a.xlsx',
      'The file is too large or too complex to read. Split it into several files.',
    ],
    ['a renamed program', () => Buffer.from(`MZ${'\0'.repeat(500)}`), 'a.xlsx', NO_BOOK],
    ['a renamed web page', () => Buffer.from('<table><tr><td>name'), 'a.xls', NO_BOOK],
    ['an empty file', () => Buffer.alloc(0), 'a.xlsx', NO_BOOK],
    ['a truncated zip', () => fileOf(ROWS).subarray(0, 3000), 'a.xlsx', DAMAGED],
    ['a truncated .xls', () => fileOf(ROWS, 'xls').subarray(0, 1000), 'a.xls', DAMAGED],
    ['an .xls with a macro', macroXls, 'a.xls', MACROS],
    ['an .xlsx with a macro', () => withParts({ 'xl/vbaProject.bin': 'x' }), 'a.xlsx', MACROS],
    [
      'a program by its name',
      () => fileOf(ROWS),
      'a.exe',
      'Only .xlsx and .xls files are accepted.',
    ],
    [
      'a workbook with a macro by its name',
      () => fileOf(ROWS),
      'a.xlsm',
      'Only .xlsx and .xls files are accepted.',
    ],
    [
      'a file without rows',
      () => fileOf([['name']]),
      'a.xlsx',
      'There are no products below the first row.',
    ],
    [
      'a file without headers',
      () => fileOf([['x'], ['y']]),
      'a.xlsx',
      /The first row must contain the column names/,
    ],
    [
      'a column that is there twice',
      () => fileOf([['name', 'Name']]),
      'a.xlsx',
      'The column name appears twice.',
    ],
  ])(
    'S-14 rejects %s',
    async (_, make, name, message) => {
      const { body, headers } = await shop.upload(make(), { name, dryRun: true }).expect(400);
      expect(headers['content-type']).toMatch('application/problem+json');
      expect(body).toMatchObject({ success: false, code: 'file_refused' });
      expect(body.message).toEqual(
        typeof message === 'string' ? message : expect.stringMatching(message),
      );
    },
    60_000,
  );

  it('S-14 rejects a file of more than 5 MB', async () => {
    const { body } = await shop.upload(Buffer.alloc(5 * 1024 * 1024 + 1)).expect(413);
    expect(body.message).toBe('This file is larger than 5 MB.');
  });

  it('S-14 rejects a second file', async () => {
    const { body } = await shop
      .upload(fileOf(ROWS))
      .attach('file', fileOf(ROWS), 'b.xlsx')
      .expect(400);
    expect(body.code).toBe('too_many_files');
  });
});

it('S-14 the API responds while a file is read, and files are read one at a time', async () => {
  const base = await shop.test.app.getUrl();
  const file = millionRows();
  let running = true;
  const uploads = Promise.all([
    shop.upload(file, { dryRun: true }).expect(400),
    shop.upload(fileOf(ROWS), { dryRun: true }).expect(201),
  ]).finally(() => {
    running = false;
  });
  const times = [Date.now()];
  while (running) {
    expect((await fetch(`${base}/api/health/live`)).status).toBe(200);
    times.push(Date.now());
    await pause(BATCH_PAUSE_MS);
  }
  await uploads;
  expect(times.length).toBeGreaterThan(5);
  // Read by the process of the API, a file of a million rows would stop its responses for most of the time.
  const gaps = times.slice(1).map((time, at) => time - Number(times[at]));
  expect(Math.max(...gaps)).toBeLessThan(
    Math.max(1000, (Number(times.at(-1)) - Number(times[0])) / 2),
  );
}, 60_000);

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'S-14 ignores a header %s',
  async (header) => {
    const file = fileOf([
      ['name', header],
      ['Plain', '{"isAdmin":true}'],
    ]);
    const { body } = await shop.upload(file, { dryRun: true }).expect(201);
    expect(body.import.ignoredColumns).toEqual([header]);
    expect('isAdmin' in {}).toBe(false);
  },
);

it('S-14 reads nothing that a workbook names as an external entity', async () => {
  const read: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    read.push(url);
    response.end('read');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const secret = join(shop.uploads, 'secret.txt');
  await writeFile(secret, 'read');
  for (const address of [`http://127.0.0.1:${port}/entity`, pathToFileURL(secret).href]) {
    const texts = ['name', 'price', 'category', 'A &x; lamp', 'Watches'];
    const file = withParts({
      'xl/sharedStrings.xml': `<?xml version="1.0"?><!DOCTYPE sst [<!ENTITY x SYSTEM "${address}">]>
        <sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${texts
          .map((text) => `<si><t>${text}</t></si>`)
          .join('')}</sst>`,
    });
    const { body } = await shop.upload(file, { dryRun: true }).expect(201);
    expect(body.rows[0].name).toMatch(/^A .* lamp$/);
    expect(body.rows[0].name).not.toContain('read');
  }
  await rm(secret);
  server.close();
  expect(read).toEqual([]);
});

it('S-14 formulas are not computed and are exported as plain text', async () => {
  const book = bookOf([
    ['name', 'price', 'category', 'model'],
    ['=HYPERLINK("https://evil.example","x")', 10, 'Watches', '+1'],
    ['Stored', 10, 'Watches', '@SUM(A1)'],
    ['Broken', 10, 'Watches', '-2+3'],
  ]);
  const sheet = book.Sheets['Products'] ?? {};
  sheet['B3'] = { t: 'n', f: '119.9*0.9', v: 107.91000000000001 };
  sheet['B4'] = { t: 'e', f: '1/0', v: 0x07 };
  const file = write(book, { type: 'buffer', bookType: 'xlsx' });
  const { body } = await shop.upload(file, { dryRun: true }).expect(201);
  expect(body.rows[0].name).toBe('=HYPERLINK("https://evil.example","x")');
  expect(body.rows[2].errors[0]).toMatchObject({
    cell: 'B4',
    reason: 'The formula in this cell has an error.',
  });
  const { body: result } = await binary(
    shop.as('admin', 'get', `/imports/${body.import.id}/result`),
  ).expect(200);
  const [header = [], ...rows] = rowsIn(result);
  const values = (name: string) => rows.map((row) => row[header.indexOf(name)]);
  expect(values('name')).toEqual([`'=HYPERLINK("https://evil.example","x")`, 'Stored', 'Broken']);
  expect(values('model')).toEqual([`'+1`, `'@SUM(A1)`, `'-2+3`]);
  expect(values('price')).toEqual(['10', '107.91', '']);
  const written = read(result, { type: 'buffer', cellFormula: true });
  const cells = Object.values(written.Sheets[written.SheetNames[0] ?? ''] ?? {});
  expect(cells.some((cell) => 'f' in Object(cell))).toBe(false);
});
