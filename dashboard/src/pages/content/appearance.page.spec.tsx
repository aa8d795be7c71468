import { readFileSync } from 'node:fs';
import type { AppearanceDto } from '@shop/contracts';
import { DEFAULT_ACCENT, DEFAULT_DARK_ACCENT } from '@shop/shop-rules';
import { FakeApi, makeSettings, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, ops } from '@/testing/staff';

const PATH = '/dashboard/appearance';
const READ = 'GET /admin/appearance';
const WRITE = 'PUT /admin/appearance';
const saved: AppearanceDto = {
  version: 3,
  accent: null,
  logo: { file: 'old-logo.png', width: 200, height: 50 },
  logoDark: null,
  icons: null,
  mailName: '',
  mailFrom: 'hello@oasis.example',
  mailReplyTo: '',
};

const shop = () =>
  new FakeApi()
    .on('GET /settings', makeSettings())
    .on(READ, saved)
    .on(WRITE, { success: true, message: 'ok', appearance: { ...saved, version: 4 } });
const open = async (api: FakeApi) => {
  await renderApp(PATH, { as: admin, api });
  return screen.findByRole('button', { name: 'Save' });
};
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const preview = (name: string) => within(screen.getByRole('group', { name }));

it('SHOPID-11 has the colors of both themes until an admin chooses one', () => {
  const tokens = readFileSync('libs/ui/src/tokens.css', 'utf8');
  expect(tokens).toContain(`--accent: light-dark(${DEFAULT_ACCENT}, ${DEFAULT_DARK_ACCENT});`);
});

it('SHOPID-15 shows color, logo and sender in the preview before they are saved', async () => {
  await open(shop());
  expect(preview('Shop, light theme').getByRole('img').getAttribute('src')).toBe(
    '/api/uploads/old-logo.png',
  );
  write(/^Accent color/, '#7a1f3d');
  expect(preview('Shop, light theme').getByText('Add to cart').style.background).toBe(
    'rgb(122, 31, 61)',
  );
  expect(preview('Shop, dark theme').getByText('Add to cart').style.background).not.toBe(
    'rgb(122, 31, 61)',
  );
  write(/^Sender name/, 'Oasis care');
  expect(preview('Email').getByText('Oasis care <hello@oasis.example>')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Logo' }));
  expect(preview('Shop, light theme').queryByRole('img')).toBeNull();
  expect(preview('Shop, light theme').getByText('Liwan')).toBeTruthy();
});

it('SHOPID-15 shows the colors of both themes in the preview while none is chosen', async () => {
  await open(shop());
  write(/^Accent color/, '');
  const colorIn = (theme: string) =>
    preview(`Shop, ${theme} theme`).getByText('Add to cart').style.background;
  expect([colorIn('light'), colorIn('dark')]).toEqual(['rgb(18, 63, 55)', 'rgb(143, 199, 180)']);
});

it('SHOPID-17 shows the header and the head of documents in both languages before the save', async () => {
  await open(shop());
  fireEvent.click(screen.getByRole('button', { name: 'Remove Logo' }));
  write(/^Accent color/, '#7a1f3d');
  for (const theme of ['light', 'dark']) {
    const arabic = preview(`Shop, ${theme} theme, in Arabic`);
    expect(arabic.getByText('ليوان')).toBeTruthy();
    expect(arabic.getByText('أضف إلى السلة')).toBeTruthy();
  }
  expect(preview('Invoices and packing slips').getByText('Packing slip').style.color).toBe(
    'rgb(122, 31, 61)',
  );
  const document = preview('Invoices and packing slips, in Arabic');
  expect(document.getByText('فاتورة ضريبية').style.color).toBe('rgb(122, 31, 61)');
  expect(document.getAllByText('ليوان')).toHaveLength(2);
});

it('SHOPID-15 sends what was changed, with the version', async () => {
  const api = shop();
  const save = await open(api);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Logo' }));
  write(/^Accent color/, '#7a1f3d');
  fireEvent.click(save);
  expect(await screen.findByText('The changes are saved. The shop shows them now.')).toBeTruthy();
  const [call] = api.callsOf(WRITE);
  const fields = [...(call?.body ?? '').matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)];
  expect(Object.fromEntries(fields.map(([, name, value]) => [name, value]))).toEqual({
    version: '3',
    accent: '#7a1f3d',
    mailName: '',
    mailFrom: 'hello@oasis.example',
    mailReplyTo: '',
    removeLogo: 'true',
  });
});

it('SHOPID-11 says at the field that a color cannot be read, and proposes another', async () => {
  const api = shop();
  const save = await open(api);
  write(/^Accent color/, '#ffcc00');
  fireEvent.click(save);
  expect(await screen.findByText(/^Text in this color would be hard to read/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Use #/ }));
  await waitFor(() =>
    expect(screen.queryByText(/^Text in this color would be hard to read/)).toBeNull(),
  );
  write(/^Accent color/, 'red');
  fireEvent.click(save);
  expect(await screen.findByText('Please enter a color such as #123f37.')).toBeTruthy();
  expect(api.callsOf(WRITE)).toEqual([]);
});

it('SHOPID-10 shows a problem of the server at its picture and keeps what was typed', async () => {
  const api = shop();
  const save = await open(api);
  const detail = 'The icon must be square and at least 512 px wide.';
  api.on(WRITE, problem(400, detail, { errors: [{ pointer: '#/icon', detail }] }));
  write(/^Sender name/, 'Oasis care');
  fireEvent.click(save);
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.getByLabelText(/^Icon/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>(/^Sender name/).value).toBe('Oasis care');
});

it('SHOPID-09 keeps what was typed when a colleague was faster', async () => {
  const api = shop();
  const save = await open(api);
  const text = 'Someone has changed the settings in the meantime.';
  api.on(WRITE, problem(409, text, { code: 'changed_meanwhile' }));
  write(/^Reply-to address/, 'care@oasis.example');
  fireEvent.click(save);
  expect(await screen.findByText(/^Someone else has saved this meanwhile/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Reply-to address/).value).toBe(
    'care@oasis.example',
  );
});

it('SHOPID-15 the dashboard shows the logo of the shop', async () => {
  const logo = { file: 'logo.png', width: 200, height: 50 };
  const look = { accent: null, logo, logoDark: null, icons: null };
  await renderApp(PATH, { as: admin, api: shop().on('GET /settings', makeSettings({ look })) });
  const [home] = await screen.findAllByRole('link', { name: 'Liwan dashboard' });
  await waitFor(() =>
    expect(home?.querySelector('img')?.getAttribute('src')).toBe('/api/uploads/logo.png'),
  );
});

it('SHOPID-15 says when the appearance could not be loaded, and tries again', async () => {
  const api = shop().on(READ, problem(500, 'server_error'));
  await renderApp(PATH, { as: admin, api });
  await screen.findByText('The appearance of the shop could not be loaded.');
  api.on(READ, saved);
  fireEvent.click(screen.getByRole('button', { name: /Try again|Retry/ }));
  expect(await screen.findByLabelText(/^Accent color/)).toBeTruthy();
});

it('SHOPID-09 is closed without the right to change the settings', async () => {
  await renderApp(PATH, { as: ops, api: shop() });
  expect(
    await screen.findByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeTruthy();
});
