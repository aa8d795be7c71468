import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  binary,
  fileOf,
  rowsIn,
  startImportShop,
  type ImportShop,
} from '../../support/import-shop.js';
import { rowsOf } from '../../support/catalogue-rows.js';
import { until } from '../../support/order-shop.js';

const HEADER = ['name', 'model', 'price', 'offerPrice', 'stock', 'category', 'vendor', 'code'];
const row = (code: string, change: Record<string, unknown> = {}): unknown[] => {
  const plain = {
    name: `Thing ${code}`,
    model: 'M1',
    price: 100,
    offerPrice: '',
    stock: 3,
    category: 'watches',
    vendor: 'dune house',
    code,
    ...change,
  };
  return HEADER.map((name) => Object.entries(plain).find(([key]) => key === name)?.[1] ?? '');
};

let shop: ImportShop;
beforeAll(async () => {
  shop = await startImportShop();
});
afterAll(() => shop.close());

const add = (row: Record<string, unknown>): Promise<number> =>
  rowsOf(shop.test).product({ category_id: shop.category, vendor_id: shop.vendor, ...row });
const rowsFor = async (id: number, query = '') =>
  (await shop.as('admin', 'get', `/imports/${id}/rows${query}`).expect(200)).body;
const confirm = (id: number, body: object = {}) =>
  shop.as('admin', 'post', `/imports/${id}/confirm`).send(body);
const revert = (id: number) => shop.as('admin', 'post', `/imports/${id}/revert`);
const imported = async (sheet: unknown[][]): Promise<number> => {
  const { id } = await shop.check(sheet);
  await confirm(id).expect(202);
  await shop.reaches(id, 'done');
  return id;
};

const ROUTES = [
  ['post', '/upload-excel'],
  ['get', '/template'],
  ['get', '/products/next?after=0'],
  ['get', '/products?from=1&to=5'],
  ['get', '/imports'],
  ['get', '/imports/1'],
  ['get', '/imports/1/rows'],
  ['get', '/imports/1/result'],
  ['post', '/imports/1/confirm'],
  ['post', '/imports/1/cancel'],
  ['post', '/imports/1/revert'],
] as const;

describe('access', () => {
  it.each(ROUTES)('API-72 is for admins only: %s %s', async (method, path) => {
    await shop.as('guest', method, path).expect(401);
    for (const who of ['shopper', 'vendor', 'ops'] as const)
      await shop.as(who, method, path).expect(403);
  });

  it.each(ROUTES.filter(([, path]) => path.includes('/1')))(
    'API-72 answers 404 for an unknown import: %s %s',
    async (method, path) => {
      await shop.as('admin', method, path.replace('/1', '/999999')).expect(404);
    },
  );
});

describe('upload without dry run', () => {
  it.each(['xlsx', 'xls'] as const)(
    'API-72 ADM-XLS-03 imports an .%s and returns a message',
    async (type) => {
      const file = fileOf([HEADER, row(`PLAIN-${type}`), row(`PLAIN-${type}-2`)], type);
      const { body } = await shop.upload(file, { name: `New.${type.toUpperCase()}` }).expect(201);
      expect(body).toMatchObject({
        success: true,
        message: 'The products were imported: 2 added.',
        import: {
          state: 'done',
          toCreate: 2,
          progress: 2,
          goal: 2,
          fileName: `New.${type.toUpperCase()}`,
        },
      });
      expect(body.rows).toHaveLength(2);
      expect(await shop.product(`PLAIN-${type}`)).toMatchObject({
        name: `Thing PLAIN-${type}`,
        price_fils: 10_000,
        stock: 3,
        category_id: shop.category,
        vendor_id: shop.vendor,
        published: true,
      });
    },
  );

  it('CONST-20 CONST-21 reads numbers and codes in Arabic digits', async () => {
    const change = { price: '١٬٢٥٠٫٥٠', offerPrice: '۹۹۹', stock: '١٢' };
    await shop.upload(fileOf([HEADER, row('AR-٤٢', change)])).expect(201);
    expect(await shop.product('AR-42')).toMatchObject({
      price_fils: 125_050,
      offer_price_fils: 99_900,
      stock: 12,
    });
  });

  it('API-72 ADM-XLS-02 requires a file', async () => {
    const { body } = await shop.as('admin', 'post', '/upload-excel').field('x', '1').expect(400);
    expect(body.message).toBe('Please select an Excel file.');
  });

  it('API-72 imports nothing if a row has an error, and names the cell', async () => {
    const file = fileOf([HEADER, row('NONE-1'), row('NONE-2', { price: 'free' })]);
    const { body } = await shop.upload(file).expect(422);
    expect(body).toMatchObject({ success: false, code: 'import_has_errors' });
    expect(body.message).toMatch(
      /^Nothing was imported: 1 of 2 rows have errors\. C3: “free” is not/,
    );
    expect(body.errors).toEqual([
      { pointer: '#/C3', detail: '“free” is not a number. Enter it like 149.50.' },
    ]);
    expect(await shop.product('NONE-1')).toBeUndefined();
  });

  it('API-72 reports that a file was imported before', async () => {
    const file = fileOf([HEADER, row('TWICE-1')]);
    await shop.upload(file).expect(201);
    const { body } = await shop.upload(file).expect(201);
    expect(body.message).toBe('The products were imported: 1 unchanged.');
    const found = await shop.test.db.query(`select 1 from products where code = 'TWICE-1'`);
    expect(found).toHaveLength(1);
  });
});

describe('dry run', () => {
  it('ADM-XLS-01 a dry run reports the action of each row and changes nothing', async () => {
    await add({ name: 'Known', code: 'DRY-2', price_fils: 5000 });
    await add({ name: 'Same', model: 'S', price_fils: 10_000, stock: 3 });
    const { body } = await shop
      .upload(
        fileOf([
          [...HEADER, 'Shelf'],
          row('DRY-1'),
          row('DRY-2', { stock: 9 }),
          [],
          row('', { name: 'SAME', model: 's' }),
          row('', { name: 'same', model: 'S', stock: '', vendor: '' }),
          row('DRY-3', { category: 'Boats', offerPrice: 100 }),
        ]),
        { dryRun: true },
      )
      .expect(201);
    expect(body.message).toBe('5 rows were checked: 1 new, 1 changed, 1 unchanged, 2 with errors.');
    expect(body.import).toMatchObject({
      state: 'checked',
      total: 5,
      toCreate: 1,
      toUpdate: 1,
      unchanged: 1,
      errors: 2,
      ignoredColumns: ['Shelf'],
      uploadedBy: 'The import-admin',
    });
    const { rows } = await rowsFor(body.import.id);
    expect(rows.map(({ row, state }: { row: number; state: string }) => [row, state])).toEqual([
      [2, 'create'],
      [3, 'update'],
      [5, 'unchanged'],
      [6, 'error'],
      [7, 'error'],
    ]);
    expect(rows[3].errors).toEqual([
      { cell: 'A6', column: 'name', reason: 'Row 5 is for the same product.' },
    ]);
    expect(rows[4].errors).toEqual([
      { cell: 'F7', column: 'category', reason: 'There is no category “Boats”.' },
      { cell: 'D7', column: 'offerPrice', reason: 'The offer price must be below the price.' },
    ]);
    expect(await shop.product('DRY-1')).toBeUndefined();
    expect(await shop.product('DRY-2')).toMatchObject({ stock: 5, price_fils: 5000 });
    const errors = await rowsFor(body.import.id, '?state=error&limit=1&page=2');
    expect([errors.total, errors.rows[0].row]).toEqual([2, 7]);
  });

  describe('errors', () => {
    const columns = [...HEADER, 'brand', 'offer', 'tags', 'sizes', 'colors', 'images'];
    const wrong: [string, unknown, RegExp][] = [
      ['price', 0, /price must not be less than 0.01/i],
      ['price', 10.005, /number with at most two decimal places/],
      ['price', 2_000_000, /price must not be greater/i],
      ['offerPrice', 'soon', /“soon” is not a number/],
      ['offerPrice', 100, /must be below the price/],
      ['stock', 1.5, /stock must be an integer/i],
      ['stock', -1, /stock must not be less than 0/i],
      ['name', 'x'.repeat(201), /shorter than or equal to 200/],
      ['name', '', /A new product needs a name/],
      ['price', '', /A new product needs a price/],
      ['category', '', /A new product needs a category/],
      ['category', '99999', /There is no category “99999”/],
      ['vendor', 'import-ops', /There is no vendor “import-ops”/],
      ['code', 'c'.repeat(61), /shorter than or equal to 60/],
      ['brand', 'Unknown', /There is no brand “Unknown”/],
      ['offer', '77', /There is no offer “77”/],
      ['colors', 'Black, Mauve', /“Mauve” is not a known color. Use Black, White/],
      ['tags', '["a", {}]', /not a JSON list/],
      ['sizes', `S,${'x'.repeat(61)}`, /shorter than or equal to 60/],
      ['images', 'http://images.example.com/a.jpg', /neither an https address nor/],
      ['images', '../secret.jpg', /neither an https address nor/],
      ['images', 'https://a:b@images.example.com/a.jpg', /neither an https address nor/],
      ['images', 'never-uploaded.jpg', /These files have not been uploaded: never-uploaded.jpg/],
    ];
    let rows: { row: number; state: string; errors: object[] }[];
    beforeAll(async () => {
      const lines = wrong.map(([column, value], index) => {
        const line = [...row(`BAD-${index}`), '', '', '', '', '', ''];
        line[columns.indexOf(column)] = value;
        return line;
      });
      const { id } = await shop.check([columns, ...lines]);
      ({ rows } = await rowsFor(id));
    });

    it.each(wrong.map(([column, value, reason], index) => ({ column, value, reason, index })))(
      'OPEN-40 rejects the $column $value with its cell and a reason',
      ({ column, reason, index }) => {
        const cell = `${'ABCDEFGHIJKLMN'[columns.indexOf(column)]}${index + 2}`;
        expect(rows[index]).toMatchObject({ row: index + 2, state: 'error' });
        expect(rows[index]?.errors).toEqual([
          { cell, column, reason: expect.stringMatching(reason) },
        ]);
      },
    );
  });

  it('OPEN-40 a row with the key of an earlier row is an error, ignoring case', async () => {
    const { id } = await shop.check([HEADER, row('SAME-1'), row('same-1'), row('SAME-2')]);
    const { rows } = await rowsFor(id);
    expect(rows.map(({ state }: { state: string }) => state)).toEqual([
      'create',
      'error',
      'create',
    ]);
    expect(rows[1].errors[0]).toMatchObject({
      cell: 'H3',
      reason: 'Row 2 is for the same product.',
    });
  });

  it('OPEN-40 a key that matches two products is an error', async () => {
    const other = await rowsOf(shop.test).staff('import-other');
    await add({ name: 'Pair', model: 'P' });
    await add({ name: 'Pair', model: 'P', vendor_id: other });
    const pair = { name: 'pair', model: 'p' };
    const { id } = await shop.check([
      HEADER,
      row('', { ...pair, vendor: '' }),
      row('', { ...pair, vendor: shop.vendor }),
    ]);
    const { rows } = await rowsFor(id);
    expect(rows[0].errors[0].reason).toMatch(/^2 products have this name and model/);
    expect(rows[1].state).toBe('update');
  });
});

describe('import', () => {
  it('OPEN-40 reads every column, names in any case, ids, lists and colours', async () => {
    const offer = await rowsOf(shop.test).offer({ title: 'Eid Gifts' });
    const header = [
      'Name',
      'Name Ar',
      'MODEL',
      'description',
      'descriptionAr',
      'Price',
      'offer_price',
      'Stock',
      'Warranty',
      'Category ID',
      'brand',
      'vendor',
      'Code',
      'offer',
      'tags',
      'sizes',
      'Colours',
      'images',
    ];
    const values = [
      'Full',
      'كامل',
      'F1',
      'Line one\nLine two',
      'وصف',
      149.5,
      '120',
      7,
      '2 years',
      shop.category,
      'NOCTELLE',
      'Dune house',
      'FULL-1',
      'eid gifts',
      'Men, Gold\nNew',
      '["S","M, L"]',
      'rose gold, #1f2a44, #abcdef',
      'https://images.example.com/1.jpg\nhttps://images.example.com/2.webp',
    ];
    await imported([header, values]);
    expect(await shop.product('FULL-1')).toMatchObject({
      name: 'Full',
      name_ar: 'كامل',
      model: 'F1',
      description: 'Line one\nLine two',
      description_ar: 'وصف',
      price_fils: 14_950,
      offer_price_fils: 12_000,
      pay_fils: 12_000,
      stock: 7,
      warranty: '2 years',
      category_id: shop.category,
      brand_id: shop.brand,
      vendor_id: shop.vendor,
      offer_id: offer,
      tags: ['Men', 'Gold', 'New'],
      tag_keys: ['gold', 'man', 'new'],
      sizes: ['S', 'M, L'],
      colors: ['#B76E79', '#1F2A44', '#abcdef'],
      images: ['https://images.example.com/1.jpg', 'https://images.example.com/2.webp'],
    });
    const { body } = await shop.test.http.get('/api/products/search?q=full f1').expect(200);
    expect(body.products[0].name).toBe('Full');
  });

  it('OPEN-40 an empty cell changes nothing, 0 removes offer price and brand', async () => {
    const id = await add({
      name: 'Keep',
      code: 'KEEP-1',
      offer_price_fils: 9000,
      brand_id: shop.brand,
      warranty: '1 year',
      tags: ['a'],
    });
    await imported([
      ['code', 'price', 'offerPrice', 'brand', 'warranty', 'tags', 'stock'],
      ['keep-1', '', '', '', '', '', 8],
    ]);
    expect(await shop.product('KEEP-1')).toMatchObject({
      id,
      name: 'Keep',
      price_fils: 10_000,
      offer_price_fils: 9000,
      brand_id: shop.brand,
      warranty: '1 year',
      tags: ['a'],
      stock: 8,
      version: 2,
    });
    await imported([
      ['code', 'offerPrice', 'brand'],
      ['KEEP-1', 0, '0'],
    ]);
    expect(await shop.product('KEEP-1')).toMatchObject({
      offer_price_fils: null,
      pay_fils: 10_000,
      brand_id: null,
    });
  });

  it('OPEN-40 images may refer to uploaded files', async () => {
    await writeFile(join(shop.uploads, 'photo-1.webp'), 'a picture');
    await imported([
      [...HEADER, 'images'],
      [...row('PHOTO-1'), 'photo-1.webp'],
    ]);
    expect(await shop.product('PHOTO-1')).toMatchObject({ images: ['photo-1.webp'] });
  });

  it('OPEN-40 a product without a code can get one', async () => {
    const id = await add({ name: 'Nameless code', model: 'N' });
    await imported([HEADER, row('GIVEN-1', { name: 'Nameless Code', model: 'N' })]);
    expect(await shop.product('GIVEN-1')).toMatchObject({ id });
  });

  it('OPEN-40 rows without a vendor become products of the admin', async () => {
    await imported([HEADER, row('OWN-1', { vendor: '' })]);
    const [admin] = await shop.test.db.query(
      `select id from staff where username = 'import-admin'`,
    );
    expect(await shop.product('OWN-1')).toMatchObject({ vendor_id: admin.id });
  });

  it('ADM-XLS-03 confirming twice imports once', async () => {
    const { id } = await shop.check([HEADER, row('ONCE-1'), row('ONCE-2')]);
    const answers = await Promise.all([confirm(id), confirm(id), confirm(id)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    const done = await shop.reaches(id, 'done');
    expect(done).toMatchObject({ progress: 2, goal: 2, toCreate: 2 });
    await confirm(id).expect(202);
    const found = await shop.test.db.query(`select 1 from products where code like 'ONCE-%'`);
    expect(found).toHaveLength(2);
  });

  it('ADM-XLS-03 rows with errors are left out only with skipErrors', async () => {
    const { id } = await shop.check([HEADER, row('PART-1'), row('PART-2', { price: 0 })]);
    expect((await confirm(id).expect(422)).body.errors).toHaveLength(1);
    await confirm(id, { skipErrors: 'yes' }).expect(400);
    await confirm(id, { skipErrors: true }).expect(202);
    await shop.reaches(id, 'done');
    expect(await shop.product('PART-1')).toBeDefined();
    expect(await shop.product('PART-2')).toBeUndefined();
  });

  it('ADM-XLS-03 what changed between check and import is reported, not overwritten', async () => {
    const gone = await add({ name: 'Gone', code: 'RACE-1' });
    await add({ name: 'Cheap', code: 'RACE-2' });
    const { id } = await shop.check([
      HEADER,
      row('RACE-1'),
      row('RACE-2', { price: '', offerPrice: 90 }),
      row('RACE-3'),
      row('RACE-4'),
    ]);
    await shop.test.db.query('update products set deleted_at = now() where id = $1', [gone]);
    await shop.test.db.query(`update products set price_fils = 8000 where code = 'RACE-2'`);
    await add({ name: 'Early', code: 'RACE-3' });
    await confirm(id).expect(202);
    expect(await shop.reaches(id, 'done')).toMatchObject({ toCreate: 1, toUpdate: 0, errors: 3 });
    const { rows } = await rowsFor(id, '?state=error');
    expect(rows.map(({ errors }: { errors: { reason: string }[] }) => errors[0]?.reason)).toEqual([
      expect.stringMatching(/added or deleted after the file was checked/),
      'The offer price must be below the price.',
      expect.stringMatching(/added or deleted after the file was checked/),
    ]);
    expect(await shop.product('RACE-3')).toMatchObject({ name: 'Early' });
  });

  it('ADM-XLS-03 a code assigned simultaneously to another product is reported, the other rows are imported', async () => {
    const { id } = await shop.check([HEADER, row('MOMENT-1'), row('MOMENT-2')]);
    const runner = shop.test.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      `insert into products (name, code, price_fils, category_id, vendor_id)
       values ('Quicker', 'moment-1', 100, $1, $2)`,
      [shop.category, shop.vendor],
    );
    await confirm(id).expect(202);
    await until(async () => {
      const waiting = await shop.test.db.query(
        `select 1 from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock' and query like 'insert into products (id,%'`,
      );
      return waiting.length > 0;
    }, 'the import waits for the other product');
    await runner.commitTransaction();
    await runner.release();
    expect(await shop.reaches(id, 'done')).toMatchObject({ toCreate: 1, errors: 1 });
    expect(await shop.product('moment-1')).toMatchObject({ name: 'Quicker' });
    expect(await shop.product('MOMENT-1')).toBeUndefined();
    expect(await shop.product('MOMENT-2')).toBeDefined();
  });
});

describe('history', () => {
  it('ADM-XLS-01 lists imports, newest first, page by page', async () => {
    const { id } = await shop.check([HEADER, row('HIST-1')]);
    const { body } = await shop.as('admin', 'get', '/imports?limit=1').expect(200);
    expect(body).toMatchObject({ page: 1, limit: 1, imports: [{ id, state: 'checked' }] });
    const second = await shop.as('admin', 'get', '/imports?limit=1&page=2').expect(200);
    expect(second.body.imports[0].id).toBeLessThan(id);
    expect(second.body.total).toBeGreaterThan(1);
    await shop.as('admin', 'get', '/imports?limit=0').expect(400);
    await shop.as('admin', 'get', `/imports/${id}/rows?state=other`).expect(400);
  });

  it('ADM-XLS-01 deletes imports after 90 days', async () => {
    const { id } = await shop.check([HEADER, row('OLD-1')]);
    await shop.test.db.query(
      `update product_imports set created_at = now() - interval '91 days' where id = $1`,
      [id],
    );
    await shop.check([HEADER, row('OLD-2')]);
    await shop.as('admin', 'get', `/imports/${id}`).expect(404);
  });
});

describe('downloads', () => {
  it('ADM-XLS-01 the template has the columns, an example, the valid names and a guide in the requested language', async () => {
    const { body, headers } = await binary(shop.as('admin', 'get', '/template')).expect(200);
    expect(headers['content-disposition']).toMatch(/attachment; filename=".+\.xlsx"/);
    const [columns, example] = rowsIn(body);
    expect(columns).toEqual([
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
    ]);
    expect(example).toHaveLength(22);
    const allowed = rowsIn(body, 1);
    expect(allowed[0]).toEqual(['category', 'brand', 'vendor', 'offer', 'colors']);
    expect(allowed[1]?.slice(0, 2)).toEqual(['Watches', 'Noctelle']);
    expect(allowed.map((line) => line[2])).toContain('Dune House');
    expect(allowed.map((line) => line[4])).toContain('Rose Gold');
    expect(rowsIn(body, 2)[1]).toEqual(['name', 'Required for a new product.']);
    const arabic = (await binary(shop.as('admin', 'get', '/template?language=ar')).expect(200))
      .body;
    expect(rowsIn(arabic)).toEqual([columns, example]);
    expect(rowsIn(arabic, 2)[1]).toEqual(['name', 'الاسم بالإنجليزية. مطلوب للمنتج الجديد.']);
    await shop.as('admin', 'get', '/template?language=fr').expect(400);
    const { body: refused } = await shop.upload(body).expect(400);
    expect(refused.message).toMatch(/^The file has only the example row\. .* code EXAMPLE /);
  });

  it('ADM-XLS-01 API-74 the result has each row with its error in the requested language, and can be uploaded again', async () => {
    const { id } = await shop.check([HEADER, row('RES-1'), row('RES-2', { price: 'x' })]);
    const { body } = await binary(shop.as('admin', 'get', `/imports/${id}/result`)).expect(200);
    const [columns, first, second] = rowsIn(body);
    expect(columns?.slice(-3)).toEqual(['action', 'outcome', 'error']);
    expect([first?.at(-3), second?.at(-3)]).toEqual(['create', 'error']);
    expect(second?.at(-1)).toBe('C3: “x” is not a number. Enter it like 149.50.');
    const path = `/imports/${id}/result?language=ar`;
    const arabic = rowsIn((await binary(shop.as('admin', 'get', path)).expect(200)).body);
    expect(arabic[0]?.slice(-4)).toEqual(['published', 'الإجراء', 'النتيجة', 'الخطأ']);
    expect(arabic[1]?.slice(0, 2)).toEqual(first?.slice(0, 2));
    expect(arabic[2]?.at(-3)).toBe('خطأ');
    expect(arabic[2]?.at(-1)).toBe('C3: «x» ليس رقماً. أدخله مثل 149.50.');
    await shop.as('admin', 'get', `/imports/${id}/result?language=fr`).expect(400);
    const again = await shop.upload(body, { dryRun: true }).expect(201);
    expect(again.body.import).toMatchObject({ toCreate: 1, errors: 1 });
  });
});

describe('revert', () => {
  it('ADM-XLS-01 reverts added and changed products', async () => {
    await add({ name: 'Before', code: 'REV-2', stock: 1, tags: ['old'], images: ['a.jpg'] });
    const id = await imported([
      [...HEADER, 'tags', 'images'],
      [...row('REV-1'), '', ''],
      [...row('REV-2', { stock: 50 }), 'new', 'https://images.example.com/n.jpg'],
    ]);
    expect(await shop.product('REV-2')).toMatchObject({ name: 'Thing REV-2', tags: ['new'] });
    expect((await revert(id).expect(202)).body.message).toMatch(/^The import is being undone/);
    const done = await shop.reaches(id, 'reverted');
    expect(done).toMatchObject({ reverted: 2, kept: 0, progress: 2 });
    expect(await shop.product('REV-1')).toMatchObject({ deleted_at: expect.any(Date) });
    expect(await shop.product('REV-2')).toMatchObject({
      name: 'Before',
      stock: 1,
      tags: ['old'],
      images: ['a.jpg'],
      version: 3,
    });
    const again = await revert(id).expect(202);
    expect(again.body.message).toBe('The import was undone: 2 rows.');
    await confirm(id).expect(409);
  });

  it('ADM-XLS-01 keeps and reports products ordered or changed since', async () => {
    await add({ name: 'Before', code: 'STAY-2' });
    await add({ name: 'Before', code: 'STAY-3' });
    await add({ name: 'Before', code: 'STAY-4', warranty: 'none' });
    const id = await imported([HEADER, row('STAY-1'), row('STAY-2'), row('STAY-3'), row('STAY-4')]);
    const ordered = await shop.product('STAY-1');
    const order = await rowsOf(shop.test).insert('orders', {
      operation_id: 'stay-1',
      user_id: 1,
      state: 'cod_pending',
      payment_method: 'cod',
      full_name: 'Layla',
      email: 'layla@example.com',
      phone: '+971501234567',
      city: 'Dubai',
      area: 'Marina',
      building: '1',
      subtotal_fils: 100,
      delivery_fee_fils: 0,
      total_fils: 100,
      item_count: 1,
    });
    await rowsOf(shop.test).insert('order_lines', {
      order_id: order,
      product_id: ordered?.['id'],
      name: 'Thing',
      quantity: 1,
      list_price_fils: 100,
      unit_price_fils: 100,
    });
    await shop.test.db.query(`update products set stock = stock - 1 where code = 'STAY-2'`);
    await shop.test.db.query(`update products set deleted_at = now() where code = 'STAY-3'`);
    await shop.test.db.query(`update products set warranty = '9 years' where code = 'STAY-4'`);
    await revert(id).expect(202);
    expect(await shop.reaches(id, 'reverted')).toMatchObject({ reverted: 1, kept: 3 });
    const { rows } = await rowsFor(id);
    expect(
      rows.map(({ outcome, errors }: { outcome: string; errors: { reason: string }[] }) => [
        outcome,
        errors[0]?.reason,
      ]),
    ).toEqual([
      ['kept', 'The product was ordered after the import.'],
      ['kept', 'The product was changed after the import.'],
      ['kept', 'The product was deleted after the import.'],
      ['reverted', undefined],
    ]);
    expect(await shop.product('STAY-1')).toMatchObject({ deleted_at: null });
    expect(await shop.product('STAY-2')).toMatchObject({ name: 'Thing STAY-2' });
    expect(await shop.product('STAY-4')).toMatchObject({ name: 'Before', warranty: '9 years' });
  });

  it('ADM-XLS-01 is possible for 7 days, and only once an import is done', async () => {
    const { id } = await shop.check([HEADER, row('LATE-1')]);
    await revert(id).expect(409);
    await confirm(id).expect(202);
    await shop.reaches(id, 'done');
    await shop.test.db.query(
      `update product_imports set finished_at = now() - interval '8 days' where id = $1`,
      [id],
    );
    expect((await revert(id).expect(422)).body.code).toBe('import_too_old');
  });
});
