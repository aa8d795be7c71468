import type { BusinessDetailsDto } from '@shop/contracts';
import { FakeApi, makeSettings, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, ops } from '@/testing/staff';

const PATH = '/dashboard/business-details';
const details: BusinessDetailsDto = {
  version: 2,
  legalName: '',
  invoiceAddress: 'Dubai, United Arab Emirates',
  invoiceAddressAr: 'دبي، الإمارات العربية المتحدة',
  taxNumber: '',
  taxRecordYears: 5,
  pickupName: 'Warehouse',
  pickupLine1: 'Street 1',
  pickupLine2: '',
  pickupCity: 'Dubai',
  pickupPhone: '+971 4 555 0123',
};
const READ = 'GET /admin/business-details';
const WRITE = 'PUT /admin/business-details';
/** Stateful fake of the details. */
const shop = () => {
  let now = details;
  return new FakeApi()
    .on('GET /settings', makeSettings())
    .on(READ, () => now)
    .on(WRITE, ({ body }) => {
      now = { ...JSON.parse(body), version: now.version + 1 };
      return { success: true, message: 'ok', details: now };
    });
};
const open = async (api: FakeApi) => {
  await renderApp(PATH, { as: admin, api });
  return screen.findByRole('button', { name: 'Save details' });
};
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = (api: FakeApi) => api.callsOf(WRITE).map(({ body }): unknown => JSON.parse(body));

it('SHOPID-19 links to sample documents in both languages with what is typed', async () => {
  const api = shop();
  await open(api);
  const linkOf = (name: string) => {
    const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
    const { pathname, searchParams } = new URL(href, 'http://shop.example');
    return [pathname, Object.fromEntries(searchParams)];
  };
  write(/^Legal name/, 'Oasis & Sons LLC ');
  write(/^Tax registration number/, '100123456700003');
  const typed = {
    legalName: 'Oasis & Sons LLC',
    invoiceAddress: details.invoiceAddress,
    invoiceAddressAr: details.invoiceAddressAr,
    taxNumber: '100123456700003',
  };
  const folder = '/api/admin/sample-documents';
  expect(linkOf('Invoice in English')).toEqual([
    `${folder}/invoice.pdf`,
    { locale: 'en', ...typed },
  ]);
  expect(linkOf('Packing slip in Arabic')).toEqual([
    `${folder}/packing-slip.pdf`,
    { locale: 'ar', ...typed },
  ]);
  write(/^Tax registration number/, '12');
  expect(linkOf('Invoice in Arabic')[1]).not.toHaveProperty('taxNumber');
  expect(sent(api)).toEqual([]);
});

it('SHOPID-08 shows the head of an invoice while it is typed, and saves with the version', async () => {
  const api = shop();
  const save = await open(api);
  const preview = within(screen.getByRole('group', { name: 'Head of an invoice' }));
  expect(await preview.findByText('Liwan')).toBeTruthy();
  write(/^Legal name/, 'Oasis Trading LLC');
  write(/^Tax registration number/, '100123456700003');
  expect(preview.queryByText('Liwan')).toBeNull();
  expect(preview.getByText('Oasis Trading LLC')).toBeTruthy();
  expect(preview.getByText('TRN: 100123456700003')).toBeTruthy();
  write(/^City/, 'Sharjah');
  expect(
    within(screen.getByRole('group', { name: 'Sender of a parcel' })).getByText('Sharjah'),
  ).toBeTruthy();
  fireEvent.click(save);
  expect(await screen.findByText('The business details are saved.')).toBeTruthy();
  expect(sent(api)).toEqual([
    {
      ...details,
      legalName: 'Oasis Trading LLC',
      taxNumber: '100123456700003',
      pickupCity: 'Sharjah',
    },
  ]);
});

it('FIRST-14 changes the Arabic address, which may be empty, and shows it in the preview', async () => {
  const api = shop();
  const save = await open(api);
  const preview = within(screen.getByRole('group', { name: 'Head of an invoice' }));
  write(/^Address on Arabic documents/, 'مكتب 12، ديرة، دبي');
  expect(preview.getByText('مكتب 12، ديرة، دبي')).toBeTruthy();
  write(/^Address on Arabic documents/, '');
  fireEvent.click(save);
  await waitFor(() => expect(sent(api)).toEqual([{ ...details, invoiceAddressAr: '' }]));
});

it('SHOPID-08 says at the fields what is missing, and sends nothing', async () => {
  const api = shop();
  const save = await open(api);
  write(/^Tax registration number/, '1234');
  write(/^Street and number/, ' ');
  fireEvent.click(save);
  expect(await screen.findByText('A tax registration number has 15 digits.')).toBeTruthy();
  expect(screen.getByLabelText(/^Street and number/).getAttribute('aria-invalid')).toBe('true');
  expect(sent(api)).toEqual([]);
});

it('SHOPID-06 keeps what was typed when a colleague was faster', async () => {
  const api = shop();
  const save = await open(api);
  write(/^Legal name/, 'Oasis Trading LLC');
  const text = 'Someone has changed the settings in the meantime.';
  api.on(WRITE, problem(409, text, { code: 'changed_meanwhile' }));
  fireEvent.click(save);
  expect(await screen.findByText(/^Someone else has saved this meanwhile/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Legal name/).value).toBe('Oasis Trading LLC');
});

it('SHOPID-08 says when the details could not be loaded, and tries again', async () => {
  const api = shop().on(READ, problem(500, 'server_error'));
  await renderApp(PATH, { as: admin, api });
  await screen.findByText('The business details could not be loaded.');
  api.on(READ, details);
  fireEvent.click(screen.getByRole('button', { name: /Try again|Retry/ }));
  await waitFor(() => expect(screen.getByLabelText(/^Legal name/)).toBeTruthy());
});

it('SHOPID-06 is closed without the right to change the settings', async () => {
  await renderApp(PATH, { as: ops, api: shop() });
  expect(
    await screen.findByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeTruthy();
});

it('GOODS-57 asks for the phone of the sender while there is none', async () => {
  const api = shop().on(READ, { ...details, pickupPhone: '' });
  const save = await open(api);
  fireEvent.click(save);
  const field = screen.getByLabelText(/^Phone/);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(sent(api)).toEqual([]);
  write(/^Phone/, '+971 4 555 0199');
  const sender = within(screen.getByRole('group', { name: 'Sender of a parcel' }));
  expect(sender.getByText('+971 4 555 0199')).toBeTruthy();
  fireEvent.click(save);
  await waitFor(() => expect(sent(api)).toMatchObject([{ pickupPhone: '+971 4 555 0199' }]));
});
