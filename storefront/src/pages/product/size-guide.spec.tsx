import { makeCategory, makeProduct, type FakeApi } from '@shop/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderShop, resetShop, shopApi } from '@/testing/render-shop';

const guide = {
  columns: [
    { name: 'EU', nameAr: 'أوروبي', isCm: false },
    { name: 'Foot length', nameAr: 'طول القدم', isCm: true },
  ],
  rows: [
    ['38', '24'],
    ['39', '25–26'],
  ],
  howTo: 'Stand on a sheet of paper.\nMeasure twice.',
  howToAr: 'قف على ورقة.',
};
let api: FakeApi;
beforeEach(() => {
  resetShop();
  api = shopApi().on('GET /categories/2', { ...makeCategory(), sizeGuide: guide });
});

const visit = async (hasSizeGuide = true) => {
  api.on('GET /products/one/{id}', {
    product: makeProduct({ sizes: '["38","39"]', hasSizeGuide }),
  });
  renderShop('/product/1');
  await screen.findByRole('heading', { level: 1, name: 'Amber Oud' }, { timeout: 15_000 });
};
const open = async () => {
  const button = screen.getByRole('button', { name: 'Size guide' });
  fireEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Size guide' }));
};
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('SIZE-02 opens the guide of the category beside the sizes', async () => {
  await visit();
  const dialog = await open();
  expect(rowsOf(await dialog.findByRole('table'))).toEqual([
    ['EU', 'Foot lengthCentimeters'],
    ['38', '24'],
    ['39', '25–26'],
  ]);
  expect(dialog.getByRole('rowheader', { name: '38' })).toBeTruthy();
  expect(dialog.getByText(/Stand on a sheet of paper/)).toBeTruthy();
});

it('SIZE-03 shows the lengths in inches', async () => {
  await visit();
  const dialog = await open();
  await dialog.findByRole('table');
  fireEvent.click(dialog.getByRole('radio', { name: 'Inches' }));
  expect(rowsOf(dialog.getByRole('table'))).toEqual([
    ['EU', 'Foot lengthInches'],
    ['38', '9.4'],
    ['39', '9.8–10.2'],
  ]);
});

it('SIZE-02 offers none for a category without a guide', async () => {
  await visit(false);
  expect(screen.queryByRole('button', { name: 'Size guide' })).toBeNull();
});

it('SIZE-02 a failed guide can be loaded again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.on('GET /categories/2', new Response('', { status: 500 }));
  await visit();
  const dialog = await open();
  const again = await dialog.findByRole('button', { name: 'Try again' });
  api.on('GET /categories/2', { ...makeCategory(), sizeGuide: guide });
  fireEvent.click(again);
  expect(await dialog.findByRole('table')).toBeTruthy();
  jest.restoreAllMocks();
});
