import { problem, type FakeApi } from '@shop/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderShop, resetShop, shopApi } from '@/testing/render-shop';

const KEY = `5.${'a'.repeat(43)}`;
let api: FakeApi;
const main = () => within(screen.getByRole('main'));
beforeEach(() => {
  resetShop();
  api = shopApi();
});

it.each([
  ['confirm', 'Confirm my request', 'Your request is confirmed'],
  ['stop', 'Unsubscribe', "You've unsubscribed"],
])('BACK-02 BACK-05 the link to %s does so on a click', async (what, button, done) => {
  api.on(`POST /stock-alerts/${what}`, { success: true, message: '' });
  renderShop(`/stock-alerts#${what}=${KEY}`);
  const control = await main().findByRole('button', { name: button }, { timeout: 15_000 });
  expect(api.callsOf(`POST /stock-alerts/${what}`)).toEqual([]);
  fireEvent.click(control);
  const heading = await screen.findByRole('heading', { name: done });
  expect(document.activeElement).toBe(heading);
  expect(api.callsOf(`POST /stock-alerts/${what}`)[0]?.body).toBe(JSON.stringify({ key: KEY }));
});

it('BACK-02 an invalid link says so and leads to the shop', async () => {
  api.on('POST /stock-alerts/confirm', problem(400, 'This link is no longer valid.'));
  renderShop(`/stock-alerts?confirm=${KEY}`);
  fireEvent.click(
    await main().findByRole('button', { name: 'Confirm my request' }, { timeout: 15_000 }),
  );
  expect((await main().findByRole('alert')).textContent).toBe('This link is no longer valid.');
  expect(main().getByRole('link', { name: 'Go to the shop' })).toBeTruthy();
  expect(main().queryByRole('button', { name: 'Confirm my request' })).toBeNull();
});
