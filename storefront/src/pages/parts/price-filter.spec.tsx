import { makeCategory, makeProduct, type FakeApi } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderShop, resetShop, shopApi } from '@/testing/render-shop';

let api: FakeApi;
const LIST = 'GET /products/category/2';
const field = (label: 'Min. AED' | 'Max. AED') => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: 'Min. AED' | 'Max. AED', value: string) =>
  fireEvent.change(field(label), { target: { value } });
const lastQuery = () => Object.fromEntries(api.callsOf(LIST).at(-1)?.query ?? []);
const chips = () =>
  screen
    .queryAllByRole('button', { name: /^Remove filter:/ })
    .map(({ textContent }) => textContent?.replace('Remove filter: ', ''));

const open = async (query = '') => {
  const { address } = renderShop(`/category/2${query}`);
  await waitFor(() => expect(api.callsOf(LIST).length).toBeGreaterThan(0));
  await screen.findByLabelText('Min. AED');
  return address;
};

beforeEach(() => {
  resetShop();
  api = shopApi();
  api.on('GET /categories/all', [makeCategory({ id: 2 })]);
  api.on(LIST, { products: [makeProduct()], total: 1, page: 1, limit: 25 });
});

it.each([
  ['lower first', ['Min. AED', '900'], ['Max. AED', '100']],
  ['upper first', ['Max. AED', '100'], ['Min. AED', '900']],
  ['in Arabic digits', ['Min. AED', '٩٠٠'], ['Max. AED', '۱۰۰']],
] as const)(
  'CAT-20 900 to 100, entered in %s, becomes 100 to 900 in fields, chips and address',
  async (_how, first, second) => {
    const address = await open();
    for (const [label, value] of [first, second]) {
      act(() => field(label).focus());
      type(label, value);
      act(() => field(label).blur());
    }
    await waitFor(() => expect(lastQuery()).toMatchObject({ priceMin: '100', priceMax: '900' }));
    expect([field('Min. AED').value, field('Max. AED').value]).toEqual(['100', '900']);
    expect(chips()).toEqual(['From AED\u00a0100.00', 'Up to AED\u00a0900.00']);
    expect(new URLSearchParams(address.search).get('priceMin')).toBe('100');
    expect(new URLSearchParams(address.search).get('priceMax')).toBe('900');
  },
);

it('CAT-20 no field changes while the shopper types in it', async () => {
  const address = await open('?priceMin=900');
  act(() => field('Max. AED').focus());
  type('Max. AED', '1');
  await waitFor(() => expect(address.search).toBe('?priceMin=1&priceMax=900'));
  expect([field('Min. AED').value, field('Max. AED').value]).toEqual(['900', '1']);
  type('Max. AED', '1500');
  await waitFor(() => expect(address.search).toBe('?priceMin=900&priceMax=1500'));
  act(() => field('Max. AED').blur());
  expect([field('Min. AED').value, field('Max. AED').value]).toEqual(['900', '1500']);
});

it('CAT-20 a chip removes its own price when the address has the higher price first', async () => {
  const address = await open('?priceMin=900&priceMax=100');
  expect([field('Min. AED').value, field('Max. AED').value]).toEqual(['100', '900']);
  fireEvent.click(await screen.findByRole('button', { name: /^Remove filter: From AED\s100.00$/ }));
  await waitFor(() => expect(address.search).toBe('?priceMax=900'));
  await waitFor(() => expect(field('Min. AED').value).toBe(''));
  expect(field('Max. AED').value).toBe('900');
});
