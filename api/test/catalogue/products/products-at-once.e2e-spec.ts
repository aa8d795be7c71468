import { jest } from '@jest/globals';
import { ProductsQueries } from '../../../src/modules/catalogue/products/read/products.queries.js';
import { CatalogueStatements } from '../../../src/platform/database/catalogue-statements.js';
import { isReplicaReadAllowed } from '../../../src/platform/database/replica.js';
import { rowsOf } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let products: ProductsQueries;
const id = { bag: 0, hat: 0, draft: 0 };
const UNKNOWN = 999_999;

beforeAll(async () => {
  test = await startApp();
  products = test.app.get(ProductsQueries);
  const rows = rowsOf(test);
  const common = { category_id: await rows.category(), vendor_id: await rows.staff('seller') };
  id.bag = await rows.product({ ...common, name: 'Bag', stock: 3 });
  id.hat = await rows.product({ ...common, name: 'Hat' });
  id.draft = await rows.product({ ...common, name: 'Draft', published: false });
});
afterAll(() => test.close());

/** The names that are read at once, and the number of statements. */
const namesOf = async (work: () => Promise<string | undefined>[]) => {
  const rows = jest.spyOn(test.app.get(CatalogueStatements), 'rows');
  const found = await Promise.all(work());
  const statements = rows.mock.calls.length;
  rows.mockRestore();
  const names = found.map((body) => body && (JSON.parse(body).product.name as string));
  return { names, statements };
};

it('SPEED-08 products that are requested at once are read by one statement, each for its own request', async () => {
  const ids = [id.bag, UNKNOWN, id.hat, id.draft, id.bag];
  expect(await namesOf(() => ids.map((each) => products.one(each)))).toEqual({
    names: ['Bag', undefined, 'Hat', undefined, 'Bag'],
    statements: 1,
  });
});

it('SPEED-08 an id that PostgreSQL would refuse finds nothing, and the others are found', async () => {
  const { names } = await namesOf(() => [id.bag, 9_999_999_999].map((each) => products.one(each)));
  expect(names).toEqual(['Bag', undefined]);
});

it('SPEED-08 a product that is requested after a change is read after it', async () => {
  const before = products.one(id.bag);
  await before;
  await test.db.query('update products set stock = 2 where id = $1', [id.bag]);
  const [changed, hat] = await Promise.all([products.one(id.bag), products.one(id.hat)]);
  expect(JSON.parse(changed ?? '').product.stock).toBe(2);
  expect(JSON.parse(hat ?? '').product.name).toBe('Hat');
});

it('SPEED-08 a request that may use the replica shares no statement with one that may not', async () => {
  const work = () => [products.one(id.bag), isReplicaReadAllowed(() => products.one(id.hat))];
  expect(await namesOf(work)).toEqual({ names: ['Bag', 'Hat'], statements: 2 });
});

it('SPEED-08 a statement reads at most 100 products', async () => {
  const ids = Array.from({ length: 150 }, (_, at) => UNKNOWN + at);
  const { names, statements } = await namesOf(() =>
    [...ids, id.bag].map((each) => products.one(each)),
  );
  expect(names.filter(Boolean)).toEqual(['Bag']);
  expect(statements).toBe(2);
});

it('SPEED-08 a failed statement fails the requests it was for, and no later one', async () => {
  const rows = jest.spyOn(test.app.get(CatalogueStatements), 'rows');
  rows.mockRejectedValueOnce(new Error('The connection is lost.'));
  const failed = await Promise.allSettled([products.one(id.bag), products.one(id.hat)]);
  rows.mockRestore();
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await products.one(id.hat)).toContain('Hat');
});

it('SPEED-09 the statements of products are planned once, however many they read', async () => {
  const spy = jest.spyOn(test.app.get(CatalogueStatements), 'rows');
  await products.one(id.bag);
  await products.cards([id.bag]);
  const texts = spy.mock.calls.map(([text]) => text);
  spy.mockRestore();
  const runner = test.db.createQueryRunner();
  try {
    for (const [at, text] of texts.entries()) {
      await runner.query(`prepare products_${at} as ${text}`);
      for (let times = 0; times < 20; times += 1)
        await runner.query(`execute products_${at} ('{${id.bag}}')`);
    }
    const plans = await runner.query(
      `select generic_plans > 0 as "isPlannedOnce" from pg_prepared_statements where name like 'products\\_%'`,
    );
    expect(plans).toEqual([{ isPlannedOnce: true }, { isPlannedOnce: true }]);
  } finally {
    await runner.query('deallocate all');
    await runner.release();
  }
});
