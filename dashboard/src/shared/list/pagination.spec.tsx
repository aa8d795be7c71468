import { FakeApi } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { productRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const shop = () =>
  new FakeApi()
    .on('GET /products/quick-values', { products: [] })
    .on('GET /products/all', { products: [productRow()], total: 180, page: 5, limit: 20 });

it.each([
  ['a phone', false, ['4', '1', '5', '9', '6']],
  ['a wide screen', true, ['4', '1', '4', '5', '6', '9', '6']],
])('DAY-02 the links to pages fit on %s in one line', async (_, wide, pages) => {
  await renderApp('/dashboard/allproducts?page=5', { as: admin, api: shop(), wide });
  const links = within(await screen.findByRole('navigation', { name: 'Pages' })).getAllByRole(
    'link',
  );
  expect(
    links.map(
      (link) =>
        new URL(link.getAttribute('href') ?? '', 'http://shop').searchParams.get('page') ?? '1',
    ),
  ).toEqual(pages);
});
