import { FakeApi } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { categoryRow, productRow } from '@/testing/rows';
import { admin } from '@/testing/staff';

const FIX = 'POST /products/fixes';

/** A product that the check finds until it is fixed; the preview proposes category 6. */
const shop = () => {
  const state = { fixed: false };
  const api = new FakeApi()
    .on('GET /categories/all', [categoryRow(), categoryRow({ id: 6, name: 'Watches' })])
    .on('GET /brands/all', [])
    .on('GET /offers/all', [])
    .on('GET /admin/all', [{ id: 101, name: 'Ghaf House', about: '', image: null }])
    .on('GET /products/one/{id}', { product: productRow({ version: 3 }) })
    .on('GET /products/{id}/problems', () => ({
      version: state.fixed ? 4 : 3,
      problems: state.fixed ? [] : [{ problem: 'hidden_category', fix: 'category' }],
      pictures: [],
      sameCodes: [],
    }))
    .on(FIX, ({ body }) => {
      const { preview } = JSON.parse(body);
      state.fixed ||= !preview;
      return {
        changed: 1,
        products: [
          {
            ...{ id: 7, name: 'Amber Candle', nameAr: '', version: preview ? 3 : 4 },
            changes: [{ field: 'categoryId', from: 'Summer', to: 'Watches' }],
            ...{ code: null, category_id: 6, tag: null },
          },
        ],
      };
    });
  return { api };
};

it('DOCTOR-17 the page of a product in a hidden category sets the proposed one after a preview', async () => {
  const { api } = shop();
  await renderApp('/dashboard/editproduct/7', { as: admin, api });
  const checks = await screen.findByRole('region', { name: 'Product checks' });
  expect(await within(checks).findByText('Hidden category')).toBeTruthy();
  fireEvent.click(within(checks).getByRole('button', { name: 'Set category' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set category' });
  expect(await within(dialog).findByText('Watches')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change 1 product' }));
  await waitFor(() => expect(api.callsOf(FIX)).toHaveLength(2));
  expect(api.callsOf(FIX).map(({ body }) => JSON.parse(body))).toEqual([
    { fix: 'category', products: [{ id: 7, version: 3 }], preview: true },
    { fix: 'category', products: [{ id: 7, version: 3, category_id: 6 }], preview: false },
  ]);
  await waitFor(() => expect(within(checks).queryByText('Hidden category')).toBeNull());
});
