import { problem, type FakeApi } from '@shop/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderShop, resetShop, shopApi } from '@/testing/render-shop';

let api: FakeApi;
const main = () => within(screen.getByRole('main'));
const FIELDS = {
  Name: 'Huda',
  Email: 'huda@example.com',
  Phone: '0501234567',
  Location: 'Ajman',
};
const open = async () => {
  renderShop('/become-a-seller');
  await screen.findByLabelText('Location');
};
const fill = (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(main().getByLabelText(label), { target: { value } });
  fireEvent.click(main().getByRole('button', { name: 'Send' }));
};

beforeEach(() => {
  resetShop();
  api = shopApi();
});

it('SELL-01 SELL-03 anyone can send the form without a password; a confirmation replaces it', async () => {
  api.on('POST /seller/add-user', { success: true, message: 'Thank you.' });
  await open();
  fill(FIELDS);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Thank you' });
  expect(document.activeElement).toBe(heading);
  expect(main().queryByLabelText('Location')).toBeNull();
  expect(JSON.parse(api.callsOf('POST /seller/add-user')[0]?.body ?? '')).toEqual({
    name: 'Huda',
    email: 'huda@example.com',
    phone: '0501234567',
    location: 'Ajman',
    locale: 'en',
  });
});

it.each(Object.keys(FIELDS))('SELL-02 is not sent without %s', async (label) => {
  await open();
  fill({ ...FIELDS, [label]: ' ' });
  const field = main().getByLabelText(label);
  expect(await main().findByText(/^Enter /)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(api.callsOf('POST /seller/add-user')).toEqual([]);
});

it.each([
  ["the server's sentence", problem(429, 'Too many attempts.'), 'Too many attempts.'],
  ['its own', new Response('', { status: 500 }), 'Submission failed.'],
])('SELL-04 shows %s when it fails, and keeps what was typed', async (_what, answer, text) => {
  api.on('POST /seller/add-user', answer);
  await open();
  fill(FIELDS);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(main().getByLabelText<HTMLInputElement>('Location').value).toBe('Ajman');
});
