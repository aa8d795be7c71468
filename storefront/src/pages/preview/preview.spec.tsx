import { makeProduct, problem, type FakeApi } from '@shop/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderShop, resetShop, shopApi } from '@/testing/render-shop';

const LINK = '/preview/1~1800000000000~signature';
let api: FakeApi;
beforeEach(() => {
  resetShop();
  api = shopApi();
});

it('GOODS-44 shows the product of the link as shoppers would see it, but sells and remembers nothing', async () => {
  api.on('GET /products/preview/{token}', {
    product: makeProduct({ published: false, stock: 3, sizes: '["50 ml","100 ml"]' }),
  });
  const { address } = renderShop(LINK);
  const timeout = 15_000;
  await screen.findByRole('heading', { level: 1, name: 'Amber Oud' }, { timeout });
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Preview: this product is not published.')).toBeTruthy();
  expect(main.getByText('A preview cannot be bought.')).toBeTruthy();
  for (const name of [/add to cart/i, /wish/i, /review/i])
    expect(main.queryByRole('button', { name })).toBeNull();
  fireEvent.click(main.getByRole('radio', { name: '100 ml' }));
  expect(address.search).toBe('?size=100%20ml');
  expect(main.getByText('Preview: this product is not published.')).toBeTruthy();
  expect(localStorage.getItem('recent')).toBeNull();
  const paths = api.calls.map(({ path }) => path);
  expect(paths.filter((path) => /related|reviews/.test(path))).toEqual([]);
});

it('GOODS-44 says that a link has expired, and offers a retry after a failure', async () => {
  api.on('GET /products/preview/{token}', problem(404, 'Expired.'));
  renderShop(LINK);
  expect(await screen.findByText(/This preview link is invalid or has expired/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go Home' })).toBeTruthy();
});

it('GOODS-44 a preview that could not be loaded can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.on('GET /products/preview/{token}', problem(503, 'Busy.'));
  renderShop(LINK);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.on('GET /products/preview/{token}', { product: makeProduct({ published: true }) });
  fireEvent.click(retry);
  expect(await screen.findByText('Preview: this product is published.')).toBeTruthy();
  jest.restoreAllMocks();
});
