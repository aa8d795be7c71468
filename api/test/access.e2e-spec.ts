import { readFile } from 'node:fs/promises';
import { shopperOf } from './catalogue-rows.js';
import { startApp, type TestApp } from './test-app.js';

interface Operation {
  'x-access': string[];
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

const contract = JSON.parse(
  await readFile(new URL('../../libs/contracts/openapi.json', import.meta.url), 'utf8'),
) as Contract;
const routes = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path: `/api${path.replace(/\{\w+\}/g, '1')}`,
    access: operation['x-access'],
  })),
);
const closed = routes.filter(({ access }) => !access.includes('public'));

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startApp();
  token = (await shopperOf(test, 'visitor')).token;
});
afterAll(() => test.close());

const call = async (method: string, path: string, bearer?: string): Promise<number> => {
  const answer = await fetch(`${await test.app.getUrl()}${path}`, {
    method,
    redirect: 'manual',
    ...(bearer && { headers: { Authorization: `Bearer ${bearer}` } }),
  });
  await answer.arrayBuffer();
  return answer.status;
};

it.each(closed)('refuses a visitor: $method $path', async ({ method, path }) => {
  expect(await call(method, path)).toBe(401);
});

it.each(closed.filter(({ access }) => !access.includes('customer')))(
  'refuses a shopper: $method $path',
  async ({ method, path }) => {
    expect(await call(method, path, token)).toBe(403);
  },
);

it('answers an unknown call with a problem', async () => {
  const { body, headers } = await test.http.get('/api/nothing/here').expect(404);
  expect(headers['content-type']).toMatch('application/problem+json');
  expect(body).toMatchObject({ status: 404, code: 'not_found', success: false });
  expect(headers['x-request-id']).toBe(body.requestId);
});
