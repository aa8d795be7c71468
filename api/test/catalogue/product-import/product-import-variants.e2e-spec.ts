import { read, utils, write } from '@e965/xlsx';
import {
  binary,
  bookOf,
  rowsIn,
  startImportShop,
  type ImportShop,
} from '../../support/import-shop.js';
import { rowsOf } from '../../support/catalogue-rows.js';

const BLACK = '#000000';
const NAVY = '#1F2A44';
const HEADER = ['name', 'price', 'category', 'vendor', 'code', 'variants'];
const row = (code: string, variants: string): unknown[] => [
  `Thing ${code}`,
  100,
  'watches',
  'dune house',
  code,
  variants,
];

let shop: ImportShop;
beforeAll(async () => {
  shop = await startImportShop();
});
afterAll(() => shop.close());

const rowsFor = async (id: number) =>
  (await shop.as('admin', 'get', `/imports/${id}/rows`).expect(200)).body.rows;
const imported = async (sheet: unknown[][]): Promise<number> => {
  const { id } = await shop.check(sheet);
  await shop.as('admin', 'post', `/imports/${id}/confirm`).send({}).expect(202);
  await shop.reaches(id, 'done');
  return id;
};
const reverted = async (id: number) => {
  await shop.as('admin', 'post', `/imports/${id}/revert`).expect(202);
  return shop.reaches(id, 'reverted');
};
const add = (code: string, more: object = {}): Promise<number> =>
  rowsOf(shop.test).product({
    name: `Thing ${code}`,
    category_id: shop.category,
    vendor_id: shop.vendor,
    code,
    ...more,
  });
/** Adds variants; each is its size, color and stock, and its own code and price if it has them. */
const addVariants = async (
  productId: number,
  variants: (readonly [size: string, color: string, stock: number, code?: string, fils?: number])[],
): Promise<void> => {
  for (const [position, [size, color, stock, code = null, fils = null]] of variants.entries())
    await shop.test.db.query(
      `insert into product_variants (product_id, size, color, stock, code, price_fils, position)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [productId, size, color, stock, code, fils, position],
    );
};
/** Size, stocks and cause of each change. */
const stockChangesOf = async (code: string): Promise<unknown[][]> => {
  const found: Record<string, unknown>[] = await shop.test.db.query(
    `select c.size, c.before, c.after, c.reason from stock_changes c
     join products p on p.id = c.product_id where p.code = $1 order by c.id`,
    [code],
  );
  return found.map((each) => Object.values(each));
};
/** Size, color and stock of the variants, and their own codes and prices. */
const variantsOf = async (code: string): Promise<unknown[][]> => {
  const found: Record<string, unknown>[] = await shop.test.db.query(
    `select size, color, v.stock, v.code, v.price_fils from product_variants v
     join products p on p.id = v.product_id where p.code = $1 order by position`,
    [code],
  );
  return found.map((each) => Object.values(each));
};

describe('import', () => {
  it('VAR-31 adds products with variants, which set stock, sizes and colors', async () => {
    await imported([
      [...HEADER, 'stock', 'sizes'],
      [...row('NEW-1', 'S/Black:3; M/Black:0; M/كحلي:2'), 99, 'XXL'],
      [...row('NEW-2', '٤٢:٥؛ ٤٣:٠'), '', ''],
      [...row('NEW-3', 'Black:2\n#abcdef:1;'), '', ''],
      [...row('NEW-4', '2/3 Y/Navy:1'), '', ''],
    ]);
    expect(await variantsOf('NEW-1')).toEqual([
      ['S', BLACK, 3, null, null],
      ['M', BLACK, 0, null, null],
      ['M', NAVY, 2, null, null],
    ]);
    expect(await shop.product('NEW-1')).toMatchObject({
      stock: 5,
      sizes: ['S', 'M'],
      colors: [BLACK, NAVY],
      sold_out_sizes: [],
    });
    expect(await shop.product('NEW-2')).toMatchObject({
      stock: 5,
      sizes: ['42', '43'],
      colors: [],
      sold_out_sizes: ['43'],
    });
    expect(await shop.product('NEW-3')).toMatchObject({
      stock: 3,
      sizes: [],
      colors: [BLACK, '#abcdef'],
    });
    expect(await shop.product('NEW-4')).toMatchObject({ sizes: ['2/3 Y'], colors: [NAVY] });
  });

  it('VAR-31 replaces the variants of a product; those that stay keep their code and price', async () => {
    const id = await add('CHANGE-1');
    await addVariants(id, [
      ['S', '', 4, 'CH-S', 9000],
      ['M', '', 1],
    ]);
    await imported([HEADER, row('CHANGE-1', 'L:2; s:7')]);
    expect(await variantsOf('CHANGE-1')).toEqual([
      ['L', '', 2, null, null],
      ['s', '', 7, 'CH-S', 9000],
    ]);
    expect(await shop.product('CHANGE-1')).toMatchObject({ stock: 9, sizes: ['L', 's'] });
  });

  it('VAR-31 gives variants to a product without any, and moves stock between two of them', async () => {
    await add('FIRST-1', { stock: 8, sizes: ['S', 'M'] });
    await imported([HEADER, row('FIRST-1', 'S:3; M:1')]);
    expect(await shop.product('FIRST-1')).toMatchObject({ stock: 4, version: 2 });
    await imported([HEADER, row('FIRST-1', 'S:1; M:3')]);
    expect(await variantsOf('FIRST-1')).toEqual([
      ['S', '', 1, null, null],
      ['M', '', 3, null, null],
    ]);
    expect(await shop.product('FIRST-1')).toMatchObject({ stock: 4 });
  });

  it('VAR-31 the same variants and an empty cell change nothing', async () => {
    const sheet = [HEADER, row('SAME-1', 'S/Black:3; M/Black:0'), row('SAME-2', 'Black:2')];
    await imported(sheet);
    const arabic = [HEADER, row('SAME-1', 'S/أسود:٣؛ M/#000000:0'), row('SAME-2', '')];
    for (const again of [sheet, arabic])
      expect(await shop.check(again)).toMatchObject({ unchanged: 2, toUpdate: 0, errors: 0 });
  });

  it('VAR-31 template and result have the column', async () => {
    const template = await binary(shop.as('admin', 'get', '/template')).expect(200);
    const [header = [], example = []] = rowsIn(template.body);
    expect(example[header.indexOf('variants')]).toBe('40 mm/Black:7; 42 mm/Rose Gold:5');
    const { id } = await shop.check([HEADER, row('RESULT-1', 'S/Black:3')]);
    const result = await binary(shop.as('admin', 'get', `/imports/${id}/result`)).expect(200);
    const [names = [], values = []] = rowsIn(result.body);
    expect(values[names.indexOf('variants')]).toBe('S/Black:3');
  });
});

describe('warranty and colors of images', () => {
  const FRONT = 'https://images.example.com/front.jpg';
  const SIDE = 'https://images.example.com/side.jpg';
  const images = ['code', 'images', 'imageColors'];
  const header = [...HEADER, 'colors', 'images', 'warrantyAr', 'imageColors'];
  const colored = (code: string, imageColors = `Black: ${FRONT}; كحلي: ${SIDE}`): unknown[] => [
    ...row(code, 'S/Navy:1; M/Black:2'),
    'Black, Navy',
    `${FRONT}, ${SIDE}`,
    'ضمان سنتين',
    imageColors,
  ];
  const imageColors = [
    { image: FRONT, color: BLACK },
    { image: SIDE, color: NAVY },
  ];

  it('VAR-13 LOOK-09 stores them, in the order of the column colors; the result file changes nothing', async () => {
    const id = await imported([header, colored('LOOK-1')]);
    expect(await shop.product('LOOK-1')).toMatchObject({
      colors: [BLACK, NAVY],
      warranty_ar: 'ضمان سنتين',
      image_colors: imageColors,
    });
    const result = await binary(shop.as('admin', 'get', `/imports/${id}/result`)).expect(200);
    const { body } = await shop.upload(result.body, { dryRun: true }).expect(201);
    expect(body.import).toMatchObject({ unchanged: 1, toUpdate: 0, errors: 0 });
  });

  it('LOOK-09 absent columns and empty cells keep them, and 0 removes the colors', async () => {
    await imported([header, colored('LOOK-2')]);
    expect(await shop.check([HEADER, row('LOOK-2', '')])).toMatchObject({ unchanged: 1 });
    await imported([images, ['LOOK-2', '', '0']]);
    expect(await shop.product('LOOK-2')).toMatchObject({ image_colors: [] });
  });

  it('LOOK-09 an image loses its color when a row leaves it out, until this is reverted', async () => {
    await imported([header, colored('LOOK-3')]);
    const id = await imported([images, ['LOOK-3', SIDE, '']]);
    expect(await shop.product('LOOK-3')).toMatchObject({ image_colors: imageColors.slice(1) });
    await reverted(id);
    expect(await shop.product('LOOK-3')).toMatchObject({ image_colors: imageColors });
  });

  it.each([
    [FRONT, '“https” is not a known color.'],
    [
      'front',
      '“front” is not a color with its images. Enter it like Black: front.webp, back.webp.',
    ],
    [
      'Black:',
      '“Black:” is not a color with its images. Enter it like Black: front.webp, back.webp.',
    ],
    ['Black: a.webp', '“a.webp” is not an image of the product.'],
    [`Red: ${FRONT}`, '#B3261E is not a color of the product.'],
    [
      `Black: ${FRONT}; Navy: ${FRONT}`,
      `“${FRONT}” is in this cell twice. An image shows one color.`,
    ],
  ])('LOOK-09 reports the cell: %s', async (cell, reason) => {
    const { id } = await shop.check([header, colored('LOOK-4', cell)]);
    const [{ errors }] = await rowsFor(id);
    expect(errors).toMatchObject([{ cell: 'J2', column: 'imageColors' }]);
    expect(errors[0].reason).toContain(reason);
  });
});

describe('cells that Excel changes', () => {
  it('VAR-34 reports a cell that Excel has turned into a time', async () => {
    const book = bookOf([HEADER, row('TIME-1', '')]);
    const sheet = book.Sheets['Products'];
    if (!sheet) throw new Error('There is no sheet.');
    sheet['F2'] = { t: 'n', v: 1.753472222222222, z: '[h]:mm' };
    for (const bookType of ['xlsx', 'xls'] as const) {
      const file: Buffer = write(book, { type: 'buffer', bookType });
      const { body } = await shop.upload(file, { dryRun: true }).expect(201);
      const [{ errors }] = await rowsFor(body.import.id);
      expect(errors).toMatchObject([{ cell: 'F2', column: 'variants' }]);
      expect(errors[0].reason).toMatch(/^Excel has turned this cell into a date or time/);
    }
  });

  it('VAR-34 the template and the result have such columns as text, below the last row too', async () => {
    const formatsIn = (file: Buffer, cells: string[]) => {
      const sheet = Object.values(read(file, { cellNF: true, sheetStubs: true }).Sheets)[0];
      return cells.map((cell): unknown => sheet?.[cell]?.z);
    };
    const column = (file: Buffer, name: string) =>
      utils.encode_col(rowsIn(file)[0]?.indexOf(name) ?? -1);
    const template = (await binary(shop.as('admin', 'get', '/template')).expect(200)).body;
    for (const name of ['variants', 'sizes', 'code']) {
      const at = column(template, name);
      expect(formatsIn(template, [`${at}2`, `${at}200`])).toEqual(['@', '@']);
    }
    const { id } = await shop.check([HEADER, row('TEXT-1', '42:5')]);
    const result = (await binary(shop.as('admin', 'get', `/imports/${id}/result`)).expect(200))
      .body;
    expect(formatsIn(result, [`${column(result, 'variants')}2`])).toEqual(['@']);
  });
});

describe('wrong cells', () => {
  it.each([
    ['S/Black', '“S/Black” is not a size or color with its stock. Enter it like S/Black:3.'],
    [':3', '“:3” is not a size or color with its stock. Enter it like S/Black:3.'],
    ['S/:3', '“S/:3” is not a size or color with its stock. Enter it like S/Black:3.'],
    [';', '“;” is not a size or color with its stock. Enter it like S/Black:3.'],
    ['S:x', 'The stock in “S:x” is not a whole number from 0 to 1000000.'],
    ['S:-1', 'The stock in “S:-1” is not a whole number from 0 to 1000000.'],
    ['S:1000001', 'The stock in “S:1000001” is not a whole number from 0 to 1000000.'],
    [`${'S'.repeat(61)}:1`, 'This text is longer than 60 characters.'],
    ['S:1; s:2', '“s:2” has a size and color that this cell already contains.'],
    ['S/Black:1; M:2', '“M:2” needs both a size and a color, like the others in this cell.'],
  ])('VAR-32 reports the cell: %s', async (text, reason) => {
    const { id } = await shop.check([HEADER, row('WRONG-1', text)]);
    const [{ errors }] = await rowsFor(id);
    expect(errors).toEqual([{ cell: 'F2', column: 'variants', reason }]);
  });

  it('VAR-32 refuses more variants than a product can have', async () => {
    const text = Array.from({ length: 251 }, (_, at) => `${at}:1`).join(';');
    const { id } = await shop.check([HEADER, row('WRONG-3', text)]);
    const [{ errors }] = await rowsFor(id);
    expect(errors[0].reason).toBe(
      'A product can have at most 250 sizes and colors with a stock of their own.',
    );
  });

  it('VAR-32 names an unknown color and the known ones, in the language of the reader', async () => {
    const { id } = await shop.check([HEADER, row('WRONG-2', 'S/Blakc:1')]);
    const [{ errors }] = await rowsFor(id);
    expect(errors[0].reason).toMatch(/^“Blakc” is not a known color\. Use Black, White/);
    const { body } = await shop
      .as('admin', 'get', `/imports/${id}/rows`)
      .set('Accept-Language', 'ar')
      .expect(200);
    expect(body.rows[0].errors[0].reason).toMatch(/^«Blakc» ليس لوناً معروفاً/);
  });

  it('VAR-32 a stock without variants is refused for a product that has some', async () => {
    await addVariants(await add('HAS-1'), [
      ['S', '', 4],
      ['M', '', 1],
    ]);
    const { id } = await shop.check([
      [...HEADER, 'stock'],
      [...row('HAS-1', ''), 9],
    ]);
    expect((await rowsFor(id))[0].errors).toMatchObject([{ cell: 'G2', column: 'stock' }]);
    expect(
      await shop.check([
        [...HEADER, 'stock'],
        [...row('HAS-1', 'S:9'), 9],
      ]),
    ).toMatchObject({ toUpdate: 1, errors: 0 });
  });
});

describe('revert', () => {
  const BEFORE = [
    ['S', BLACK, 4, 'BACK-S', 9000],
    ['M', BLACK, 0, null, null],
  ] as const;

  it('VAR-33 restores previous variants with their codes and prices, or none', async () => {
    await addVariants(await add('BACK-1'), [
      ['S', BLACK, 4, 'BACK-S', 9000],
      ['M', BLACK, 0],
    ]);
    await add('BACK-2', { stock: 8, sizes: ['S', 'XL'], colors: [NAVY] });
    const id = await imported([
      HEADER,
      row('BACK-1', 'L/Navy:1'),
      row('BACK-2', 'S:3'),
      row('BACK-3', 'S:3'),
    ]);
    expect(await variantsOf('BACK-1')).toEqual([['L', NAVY, 1, null, null]]);
    expect(await reverted(id)).toMatchObject({ reverted: 3, kept: 0 });
    expect(await variantsOf('BACK-1')).toEqual(BEFORE);
    expect(await shop.product('BACK-1')).toMatchObject({
      stock: 4,
      sizes: ['S', 'M'],
      colors: [BLACK],
      sold_out_sizes: ['M'],
    });
    expect(await variantsOf('BACK-2')).toEqual([]);
    expect(await shop.product('BACK-2')).toMatchObject({
      stock: 8,
      sizes: ['S', 'XL'],
      colors: [NAVY],
    });
    expect(await shop.product('BACK-3')).toMatchObject({ deleted_at: expect.any(Date) });
  });

  it('VAR-33 keeps variants that were sold since', async () => {
    await addVariants(await add('KEEP-1'), [['S', '', 4]]);
    const id = await imported([HEADER, row('KEEP-1', 'S:9; M:1')]);
    await shop.test.db.query(
      `update product_variants set stock = stock - 1 where size = 'M'
       and product_id = (select id from products where code = 'KEEP-1')`,
    );
    expect(await reverted(id)).toMatchObject({ reverted: 0, kept: 1 });
    const rows: { errors: { reason: string }[] }[] = await rowsFor(id);
    expect(rows.map(({ errors }) => errors[0]?.reason)).toEqual([
      'The product was changed after the import.',
    ]);
    expect(await variantsOf('KEEP-1')).toEqual([
      ['S', '', 9, null, null],
      ['M', '', 0, null, null],
    ]);
  });
});

it('STOCK-02 an import and its revert are the causes of the stocks that they change', async () => {
  const id = await add('SH-1', { stock: 0 });
  await addVariants(id, [
    ['S', '', 4],
    ['M', '', 2],
  ]);
  const importId = await imported([HEADER, row('SH-1', 'S:9; M:2')]);
  expect(await stockChangesOf('SH-1')).toEqual([['S', 4, 9, 'imported']]);
  await reverted(importId);
  expect(await stockChangesOf('SH-1')).toEqual([
    ['S', 4, 9, 'imported'],
    ['S', 9, 4, 'import_reverted'],
  ]);
});
