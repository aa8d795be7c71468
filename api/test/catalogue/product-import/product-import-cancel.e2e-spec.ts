import { ProductImportApplyQueries } from '../../../src/modules/catalogue/product-import/steps/product-import-apply.queries.js';
import { startImportShop, type ImportShop } from '../../support/import-shop.js';
import { until } from '../../support/order-shop.js';

/** Rows that the worker writes in one transaction. */
const SLICE = 200;
const HEADER = ['name', 'model', 'price', 'stock', 'category', 'vendor', 'code'];
const sheetOf = (key: string, count: number): unknown[][] => [
  HEADER,
  ...Array.from({ length: count }, (_, at) => {
    const code = `${key}-${at + 1}`;
    return [`Thing ${code}`, 'M1', 100, 3, 'watches', 'dune house', code];
  }),
];

let shop: ImportShop;
let applying: ProductImportApplyQueries;
beforeAll(async () => {
  shop = await startImportShop({ worker: false });
  applying = (await shop.startWorker()).get(ProductImportApplyQueries);
});
afterAll(() => shop.close());

const post = (id: number, what: string) => shop.as('admin', 'post', `/imports/${id}/${what}`);
const productsOf = async (key: string): Promise<number> => {
  const [row]: { count: number }[] = await shop.test.db.query(
    'select count(*)::integer from products where code like $1 and deleted_at is null',
    [`${key}-%`],
  );
  return row?.count ?? 0;
};

/** Holds the worker after its first transaction. */
const holdSecondSlice = () => {
  const refresh = applying.refreshSets.bind(applying);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  const spy = jest.spyOn(applying, 'refreshSets').mockImplementation(async (manager) => {
    calls += 1;
    if (calls === 2) await released;
    return refresh(manager);
  });
  return {
    isReached: () => calls === 2,
    end: () => {
      release();
      spy.mockRestore();
    },
  };
};

it('JOBS-14 cancels a running import: what is imported stays, can be undone, and the file imports the rest', async () => {
  const { id } = await shop.check(sheetOf('HALF', SLICE + 50));
  const slice = holdSecondSlice();
  try {
    await post(id, 'confirm').send({}).expect(202);
    await until(async () => slice.isReached(), 'the first rows are imported');
    const { body } = await post(id, 'cancel').expect(200);
    expect(body.import).toMatchObject({ state: 'cancelled', progress: SLICE, goal: SLICE + 50 });
    expect(body.message).toContain('200 of 250 rows are done');
    // A second press changes nothing, and it cannot be confirmed again.
    await post(id, 'cancel').expect(200);
    expect((await post(id, 'confirm').send({}).expect(409)).body.code).toBe('import_cancelled');
  } finally {
    slice.end();
  }
  const done = 'select 1 from outbox where dedupe_key = $1 and done_at is not null';
  await until(
    async () => (await shop.test.db.query(done, [`import-${id}`])).length > 0,
    `the job of import ${id} ends`,
  );
  expect(await productsOf('HALF')).toBe(SLICE);
  expect(
    await shop.test.db.query(
      `select action, changes from audit
       where subject = 'product_imports' and subject_id = $1 and action = 'cancelled'`,
      [id],
    ),
  ).toEqual([
    { action: 'cancelled', changes: { importedRows: { to: SLICE }, allRows: { to: SLICE + 50 } } },
  ]);

  const again = await shop.check(sheetOf('HALF', SLICE + 50));
  expect(again).toMatchObject({ toCreate: 50, unchanged: SLICE });
  await post(id, 'revert').expect(202);
  const reverted = { reverted: SLICE, kept: 0, goal: SLICE, progress: SLICE };
  expect(await shop.reaches(id, 'reverted')).toMatchObject(reverted);
  expect(await productsOf('HALF')).toBe(0);
});

it('JOBS-14 an import that is not in progress is not cancelled', async () => {
  const { id } = await shop.check(sheetOf('DONE', 1));
  expect((await post(id, 'cancel').expect(409)).body.code).toBe('import_not_running');
  await post(id, 'confirm').send({}).expect(202);
  await shop.reaches(id, 'done');
  expect((await post(id, 'cancel').expect(409)).body.code).toBe('import_not_running');
  expect(await productsOf('DONE')).toBe(1);
});
