import { makeProduct, problem, type FakeApi } from '@shop/testing';
import type { ProductDto } from '@shop/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messages as arabic } from '@/locales/product/ar.po';
import { addTexts } from '@/shared/i18n/add-texts';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';

const ASK = "Notify me when it's back";
const KEY = `5.${'a'.repeat(43)}`;
const variant = (id: number, size: string, stock: number) => ({
  id,
  size,
  color: '',
  stock,
  code: null,
  price: null,
  offerPrice: null,
  struckAllowed: true,
  lowestPrice: null,
});
let api: FakeApi;
beforeEach(() => {
  resetShop();
  api = shopApi();
});

const visit = async (change: Partial<ProductDto> = { stock: 0 }) => {
  api.on('GET /products/one/{id}', { product: makeProduct(change) });
  renderShop('/product/1');
  await screen.findByRole('heading', { level: 1, name: 'Amber Oud' }, { timeout: 15_000 });
  return within(screen.getByRole('main'));
};
const answers = (isConfirmed: boolean) =>
  api.on('POST /stock-alerts', { success: true, message: '', isConfirmed, key: KEY });
const sent = (path: string) => api.callsOf(path).map(({ body }): unknown => JSON.parse(body ?? ''));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('BACK-01 notes the request of a shopper with one click, and cancels it', async () => {
  logIn();
  api
    .on('GET /users/{id}/stock-alerts', { alerts: [] })
    .on('POST /stock-alerts/remove', { success: true, message: '' });
  answers(true);
  const page = await visit();
  fireEvent.click(await page.findByRole('button', { name: ASK }));
  const note = await page.findByText("We'll email you when it's back in stock.");
  expect(document.activeElement).toBe(note);
  expect(sent('POST /stock-alerts')).toEqual([{ productId: 1, variantId: null, locale: 'en' }]);
  press('Cancel this alert');
  await waitFor(() => expect(document.activeElement).toBe(page.getByRole('button', { name: ASK })));
  expect(sent('POST /stock-alerts/remove')).toEqual([{ key: KEY }]);
});

it('BACK-02 asks a guest for the address, keeps it when it is refused, and notes it for the visit', async () => {
  api.on('POST /stock-alerts', problem(429, 'Too many attempts.'));
  const page = await visit();
  fireEvent.click(await page.findByRole('button', { name: ASK }));
  const field = page.getByRole<HTMLInputElement>('textbox', { name: /Email/ });
  await waitFor(() => expect(document.activeElement === field).toBe(true));
  press(ASK);
  expect(await page.findByText('Enter your email address.')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'mona@example.com' } });
  press(ASK);
  expect((await page.findByRole('alert')).textContent).toBe('Too many attempts.');
  expect(field.value).toBe('mona@example.com');
  answers(false);
  press(ASK);
  expect(await page.findByText(/^Check your inbox/)).toBeTruthy();
  expect(sent('POST /stock-alerts').at(-1)).toEqual({
    productId: 1,
    variantId: null,
    locale: 'en',
    email: 'mona@example.com',
  });
  expect(JSON.parse(sessionStorage.getItem('stockAlerts') ?? '')).toMatchObject([{ key: KEY }]);
});

it('BACK-03 is offered for the chosen size that is sold out, and for no other', async () => {
  logIn();
  api.on('GET /users/{id}/stock-alerts', {
    alerts: [{ productId: 1, variantId: 13, isConfirmed: true, key: KEY }],
  });
  answers(true);
  const variants = [variant(11, 'S', 0), variant(12, 'M', 4), variant(13, 'L', 0)];
  const page = await visit({ stock: 4, sizes: '["S","M","L"]', variants });
  const choose = (name: string) => fireEvent.click(page.getByRole('radio', { name }));
  expect(page.queryByRole('button', { name: ASK })).toBeNull();
  choose('L: Sold out');
  expect(await page.findByText(/^We'll email you when it's back/)).toBeTruthy();
  choose('S: Sold out');
  fireEvent.click(await page.findByRole('button', { name: ASK }));
  await page.findByText(/^We'll email you when it's back/);
  expect(sent('POST /stock-alerts')).toEqual([{ productId: 1, variantId: 11, locale: 'en' }]);
  choose('M');
  expect(page.queryByText(/^We'll email you when it's back/)).toBeNull();
});

it('BACK-01 a list that was requested before and comes late does not hide the request', async () => {
  logIn();
  let send = () => {};
  const late = new Promise<void>((resolve) => (send = resolve));
  const alerts = [{ productId: 1, variantId: 13, isConfirmed: true, key: 'b'.repeat(43) }];
  api.on('GET /users/{id}/stock-alerts', () => late.then(() => ({ alerts })));
  answers(true);
  const variants = [variant(11, 'S', 0), variant(12, 'M', 4), variant(13, 'L', 0)];
  const page = await visit({ stock: 4, sizes: '["S","M","L"]', variants });
  const choose = (name: string) => fireEvent.click(page.getByRole('radio', { name }));
  choose('S: Sold out');
  fireEvent.click(await page.findByRole('button', { name: ASK }));
  await waitFor(() => expect(api.callsOf('POST /stock-alerts')).toHaveLength(1));
  choose('L: Sold out');
  expect(page.queryByText(/^We'll email you when it's back/)).toBeNull();
  send();
  expect(await page.findByText(/^We'll email you when it's back/)).toBeTruthy();
  choose('S: Sold out');
  expect(await page.findByText(/^We'll email you when it's back/)).toBeTruthy();
  expect(page.queryByRole('button', { name: ASK })).toBeNull();
});

it('BACK-01 shows why a request was refused', async () => {
  logIn();
  api
    .on('GET /users/{id}/stock-alerts', { alerts: [] })
    .on('POST /stock-alerts', problem(409, 'This product is in stock.'));
  const page = await visit();
  fireEvent.click(await page.findByRole('button', { name: ASK }));
  expect(await screen.findByText('This product is in stock.')).toBeTruthy();
  expect(page.getByRole('button', { name: ASK })).toBeTruthy();
});

it('BACK-01 undoes the request in Arabic with words for an alert, not for an order', async () => {
  logIn();
  api
    .on('GET /users/{id}/stock-alerts', {
      alerts: [{ productId: 1, variantId: null, isConfirmed: true, key: KEY }],
    })
    .on('GET /products/one/{id}', { product: makeProduct({ stock: 0 }) });
  addTexts('ar', arabic);
  renderShop('/product/1', 'ar');
  expect(await screen.findByRole('button', { name: 'إلغاء التنبيه' })).toBeTruthy();
});
