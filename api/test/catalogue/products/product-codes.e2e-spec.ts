import { ProductCodes20261121000495 } from '../../../src/platform/database/migrations/20261121000495-product-codes.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const DETAIL = 'Another product already has this code.';
const TAKEN = {
  success: false,
  code: 'code_taken',
  message: DETAIL,
  errors: [{ pointer: '#/code', detail: DETAIL }],
};

let test: TestApp;
let rows: ReturnType<typeof rowsOf>;
let vendor: StaffSession;
let rival: StaffSession;
let categoryId = 0;

beforeAll(async () => {
  test = await startApp();
  rows = rowsOf(test);
  categoryId = await rows.category();
  await rows.staff('seller');
  await rows.staff('rival');
  vendor = await staffSessionOf(test, 'seller');
  rival = await staffSessionOf(test, 'rival');
});
afterAll(() => test.close());

const headers = ({ cookie, xsrf }: StaffSession) => ({ Cookie: cookie, 'X-XSRF-TOKEN': xsrf });
const add = (code: string, by = vendor) =>
  test.http
    .post('/api/products/add-product')
    .set(headers(by))
    .field({ name: 'Tote', price: '100', category_id: String(categoryId), code });
const added = async (code: string): Promise<number> =>
  (await add(code).expect(201)).body.product.id;
const change = (id: number, fields: Record<string, string>) =>
  test.http.put(`/api/products/update-product/${id}`).set(headers(vendor)).field(fields);
const remove = (id: number) =>
  test.http.delete(`/api/products/${id}`).set(headers(vendor)).expect(200);
const restore = (id: number) => test.http.post(`/api/products/${id}/restore`).set(headers(vendor));
const codeOf = async (id: number): Promise<string | null> => {
  const [row] = await test.db.query('select code from products where id = $1', [id]);
  return row.code;
};

it('CONST-20 CONST-21 price, stock and code are read in Arabic digits', async () => {
  const form = { name: 'Tote', category_id: String(categoryId) };
  const { body } = await test.http
    .post('/api/products/add-product')
    .set(headers(vendor))
    .field({ ...form, price: '١٬٢٥٠٫٥٠', offerPrice: '۹۹۹٫۹', stock: '١٢', code: 'ق-٧٧۰۱' })
    .expect(201);
  const { product } = body;
  expect(product).toMatchObject({ price: 1250.5, offerPrice: 999.9, stock: 12, code: 'ق-7701' });
  for (const q of ['ق-٧٧٠١', 'ق-7701']) {
    const found = await test.http.get('/api/products/search').query({ q }).expect(200);
    expect(found.body.products.map(({ id }: { id: number }) => id)).toContain(product.id);
  }
  await test.http
    .post('/api/products/add-product')
    .set(headers(vendor))
    .field({ ...form, price: '١٬٢٥٠', offerPrice: 'ألف' })
    .expect(400);
});

it('API-09 of ten products added simultaneously with one code exactly one is stored', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      add(at % 2 ? 'Same-1' : 'SAME-1', at % 3 ? vendor : rival),
    ),
  );
  const refused = answers.filter(({ status }) => status === 409);
  expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([1, 9]);
  for (const { body } of refused) expect(body).toMatchObject(TAKEN);
  const found = await test.db.query(`select 1 from products where lower(code) = 'same-1'`);
  expect(found).toHaveLength(1);
});

it('API-09 a code is unique ignoring case and spaces, also for another vendor', async () => {
  await added('TAKEN-1');
  for (const [code, by] of [
    ['taken-1', vendor],
    [' TAKEN-1 ', vendor],
    ['TAKEN-1', rival],
  ] as const)
    // prettier-ignore
    expect((await add(code, by).expect(409)).body).toMatchObject(TAKEN);
});

it('API-09 any number of products may have no code', async () => {
  for (const code of ['', ' ', '']) await add(code).expect(201);
});

it('API-10 rejects the code of another product and changes nothing; the own one may stay', async () => {
  const [first, second] = [await added('FIRST-1'), await added('SECOND-1')];
  const { body } = await change(second, { code: 'first-1', name: 'Renamed' }).expect(409);
  expect(body).toMatchObject(TAKEN);
  const one = await change(second, { code: 'Second-1' }).expect(200);
  expect(one.body.product).toMatchObject({ code: 'Second-1', name: 'Tote' });
  await change(first, { code: '' }).expect(200);
  await change(second, { code: 'FIRST-1' }).expect(200);
});

it('API-13 OPEN-42 a deleted product releases its code, and can be restored only while it is unused', async () => {
  const [gone, also] = [await added('BACK-1'), await added('BACK-2')];
  await remove(gone);
  await remove(also);
  const heir = await added('back-1');
  const message =
    'The code of a deleted product is now used by another product. Change the code of that product first.';
  const refusal = await restore(gone).expect(409);
  expect(refusal.body).toMatchObject({ success: false, code: 'code_taken', message });
  const batch = test.http.post('/api/products/batch-restore').set(headers(vendor));
  await batch.send({ ids: [gone, also] }).expect(409);
  const [{ count }] = await test.db.query(
    'select count(*)::integer from products where id = any($1) and deleted_at is not null',
    [[gone, also]],
  );
  expect(count).toBe(2);
  await change(heir, { code: 'BACK-3' }).expect(200);
  await restore(gone).expect(200);
  expect(await codeOf(gone)).toBe('BACK-1');
});

it('the migration resolves duplicate codes: the oldest product keeps it, the others get their id', async () => {
  const migration = new ProductCodes20261121000495();
  const runner = test.db.createQueryRunner();
  const product = (code: string | null, more = {}) =>
    rows.product({ category_id: categoryId, code, ...more });
  await migration.down(runner);
  const [oldest, gone] = [
    await product('OLD-1'),
    await product('OLD-1', { deleted_at: new Date() }),
  ];
  const [second, third] = [await product('old-1'), await product('OLD-1')];
  const ids = [
    oldest,
    gone,
    second,
    third,
    await product(''),
    await product(''),
    await product(null),
  ];
  const squatter = await product(`OLD-1-${third}`);
  await runner.startTransaction();
  await migration.up(runner);
  await runner.commitTransaction();
  await runner.release();
  expect(await Promise.all([...ids, squatter].map(codeOf))).toEqual([
    'OLD-1',
    'OLD-1',
    `old-1-${second}`,
    `OLD-1-${third}`,
    '',
    '',
    null,
    `OLD-1-${third}-${squatter}`,
  ]);
  await expect(product('OLD-1')).rejects.toThrow('products_code');
});
