import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const settings = {
  name: { en: 'Liwan', ar: 'ليوان' },
  address: { en: 'Al Fahidi Street, Dubai', ar: 'شارع الفهيدي، دبي' },
  openingHours: { en: 'Every day', ar: 'يومياً' },
  socials: { instagram: '', tiktok: '', snapchat: '', facebook: '', youtube: '', x: '' },
  version: 3,
  returnDays: 15,
  deliveryFeeDubai: 25,
  deliveryFeeOther: 30.5,
  freeShippingFrom: null,
  codEnabled: true,
  contactPhone: '+971 50 000 0000',
  contactEmail: 'hello@liwan.example',
  whatsapp: '971500000000',
  slogans: [
    { en: 'Fast delivery', ar: 'توصيل سريع' },
    { en: 'Free returns', ar: 'إرجاع مجاني' },
  ],
  flashSaleFrom: null,
  flashSaleUntil: null,
  bookingDelayMinutes: 10,
  trashDays: 30,
  priceRule: { enabled: true, askedDays: 15, withinDays: 60, lowestDays: 30 },
  holidays: ['2026-12-02'],
};
/** Stateful fake of the settings API. */
const shop = () => {
  let now = settings;
  return new FakeApi()
    .on('GET /settings', () => now)
    .on('PUT /admin/settings', ({ body }) => {
      now = { ...JSON.parse(body), version: now.version + 1 };
      return { success: true, message: 'ok', settings: now };
    });
};
const open = async (api: FakeApi) => {
  await renderApp('/dashboard/settings', { as: admin, api });
  return screen.findByRole('button', { name: 'Save settings' });
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const sent = (api: FakeApi) =>
  api.callsOf('PUT /admin/settings').map(({ body }): unknown => JSON.parse(body));

const TAKEN_OVER =
  'Someone else has saved this meanwhile. Their changes are loaded and yours are kept: check them and save again.';

it('ADM-SET-01 shows an admin the current settings', async () => {
  await open(shop());
  expect(field(/^Delivery in Dubai/).value).toBe('25');
  expect(field(/^Delivery to other/).value).toBe('30.5');
  expect(field(/^Free delivery from/).value).toBe('');
  expect(field(/^Offer cash/).checked).toBe(true);
  expect(field(/^Slogan 2 in Arabic/).value).toBe('إرجاع مجاني');
});

it('ADM-SET-02 saves all settings with the version they are based on', async () => {
  const api = shop();
  const save = await open(api);
  write(/^Delivery in Dubai/, '12.50');
  write(/^Free delivery from/, '200');
  write(/^Slogan 1 in English/, 'Gifts wrapped free');
  write(/^Minutes until a parcel/, '0');
  write(/^Days without delivery/, '2026-12-02\n2026-12-03');
  write(/^From$/, '18');
  write(/^Until$/, '24');
  fireEvent.click(field(/^Offer cash/));
  fireEvent.click(save);
  expect(await screen.findByText('The settings are saved.')).toBeTruthy();
  expect(sent(api)).toEqual([
    {
      ...settings,
      deliveryFeeDubai: 12.5,
      freeShippingFrom: 200,
      codEnabled: false,
      flashSaleFrom: 18,
      flashSaleUntil: 24,
      bookingDelayMinutes: 0,
      holidays: ['2026-12-02', '2026-12-03'],
      slogans: [{ en: 'Gifts wrapped free', ar: 'توصيل سريع' }, settings.slogans[1]],
    },
  ]);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  write(/^Free delivery from/, '');
  fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(sent(api)).toHaveLength(2));
  expect(sent(api)[1]).toMatchObject({ version: 4, freeShippingFrom: null });
});

it('GOODS-14 sets for how many days deleted products are kept, from 1 to 365', async () => {
  const api = shop();
  const save = await open(api);
  for (const wrong of ['0', '366', '', '1.5']) {
    write(/^Days for which deleted products are kept/, wrong);
    fireEvent.click(save);
    expect(await screen.findByText('Enter whole days, from 1 to 365.')).toBeTruthy();
  }
  expect(sent(api)).toEqual([]);
  write(/^Days for which deleted products are kept/, '60');
  fireEvent.click(save);
  await waitFor(() => expect(sent(api)[0]).toMatchObject({ trashDays: 60 }));
});

it('SHOPID-05 changes the name with a preview, shows it in the dashboard and requires both languages', async () => {
  const api = shop();
  const save = await open(api);
  write(/^Shop name in English/, 'Oasis');
  write(/^Shop name in Arabic/, ' ');
  expect(screen.getByRole('group', { name: 'Preview' }).textContent).toContain(
    'you placed an order at Oasis.',
  );
  fireEvent.click(save);
  expect(await screen.findByText('Please fill in this field.')).toBeTruthy();
  expect(sent(api)).toEqual([]);
  write(/^Shop name in Arabic/, 'الواحة');
  fireEvent.click(save);
  expect(await screen.findAllByRole('link', { name: 'Oasis dashboard' })).toHaveLength(2);
  expect(sent(api)).toMatchObject([{ name: { en: 'Oasis', ar: 'الواحة' }, version: 3 }]);
});

it('SHOPID-17 shows name, contact, place and social links in the footer before the save, in both languages', async () => {
  const api = shop();
  await open(api);
  const footer = (language: string) =>
    within(screen.getByRole('group', { name: `Footer of the shop in ${language}` }));
  expect(footer('English').queryByText('Social media')).toBeNull();
  write(/^Shop name in Arabic/, 'الواحة');
  write(/^Instagram/, 'https://www.instagram.com/oasis');
  write(/^Phone/, '+971 4 000 0008');
  write(/^WhatsApp/, '');
  write(/^Opening hours in English/, 'Sunday to Thursday');
  expect(footer('English').getByText('Instagram')).toBeTruthy();
  expect(footer('English').getByText('Sunday to Thursday')).toBeTruthy();
  expect(footer('English').queryByText('Chat with us')).toBeNull();
  const arabic = footer('Arabic');
  for (const text of ['الواحة', '+971 4 000 0008', 'hello@liwan.example', 'شارع الفهيدي، دبي'])
    expect(arabic.getByText(text)).toBeTruthy();
  expect(arabic.getByText(/شاملة ضريبة القيمة المضافة/).textContent).toContain('الواحة');
  expect(sent(api)).toEqual([]);
});

it('ADM-SET-04 does not send invalid values', async () => {
  const api = shop();
  const save = await open(api);
  write(/^Delivery in Dubai/, 'free');
  write(/^Days of free returns/, '1.5');
  write(/^Minutes until a parcel/, '1441');
  write(/^Days without delivery/, '2 December');
  write(/^Slogan 2 in English/, ' ');
  fireEvent.click(save);
  expect(await screen.findByText(/^Please enter an amount in AED/)).toBeTruthy();
  expect(screen.getByText('Please enter whole days, at most 365.')).toBeTruthy();
  expect(screen.getByText('Please enter whole minutes, at most 1440.')).toBeTruthy();
  expect(screen.getByText(/^Please enter days such as/)).toBeTruthy();
  expect(screen.getByText('Please fill in this field.')).toBeTruthy();
  expect(sent(api)).toEqual([]);
});

it('LOOK-03 saves place and profiles; a start page is no profile', async () => {
  const api = shop();
  const save = await open(api);
  write(/^Address in English/, '');
  write(/^Instagram/, 'https://www.instagram.com/');
  fireEvent.click(save);
  expect(await screen.findByText(/^Please enter the https address of your profile/)).toBeTruthy();
  expect(sent(api)).toEqual([]);
  write(/^Instagram/, 'https://www.instagram.com/liwan.ae');
  fireEvent.click(save);
  expect(await screen.findByText('The settings are saved.')).toBeTruthy();
  expect(sent(api)).toMatchObject([
    {
      address: { en: '', ar: 'شارع الفهيدي، دبي' },
      socials: { ...settings.socials, instagram: 'https://www.instagram.com/liwan.ae' },
    },
  ]);
});

it('ADM-SET-04 shows a server error at its field', async () => {
  const api = shop();
  const detail = 'Please enter digits only, starting with the country code.';
  api.on('PUT /admin/settings', () =>
    problem(400, detail, { errors: [{ pointer: '#/whatsapp', detail }] }),
  );
  const save = await open(api);
  write(/^WhatsApp/, '+971');
  fireEvent.click(save);
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(field(/^WhatsApp/).getAttribute('aria-invalid')).toBe('true');
});

it('ADM-SET-03 after a conflict typed values stay, the other fields show those of the colleague, and saving again replaces only what was typed', async () => {
  const api = shop();
  const save = await open(api);
  api.on('PUT /admin/settings', () =>
    problem(409, 'Changed meanwhile.', { code: 'changed_meanwhile' }),
  );
  api.on('GET /settings', { ...settings, version: 4, returnDays: 20, whatsapp: '971501112233' });
  write(/^Days of free returns/, '30');
  fireEvent.click(save);
  expect(await screen.findByText(TAKEN_OVER)).toBeTruthy();
  expect(field(/^Days of free returns/).value).toBe('30');
  expect(field(/^WhatsApp/).value).toBe('971501112233');
  api.on('PUT /admin/settings', { ...settings, version: 5 });
  fireEvent.click(save);
  await screen.findByText('The settings are saved.');
  const { body = '' } = api.callsOf('PUT /admin/settings').at(-1) ?? {};
  expect(JSON.parse(body)).toMatchObject({
    version: 4,
    returnDays: 30,
    whatsapp: '971501112233',
  });
});

it('ADM-SET-03 after a conflict discarding shows the values of the colleague', async () => {
  const api = shop();
  const save = await open(api);
  api.on('PUT /admin/settings', () =>
    problem(409, 'Changed meanwhile.', { code: 'changed_meanwhile' }),
  );
  api.on('GET /settings', { ...settings, version: 4, returnDays: 20 });
  write(/^Days of free returns/, '30');
  fireEvent.click(save);
  expect(await screen.findByText(TAKEN_OVER)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(field(/^Days of free returns/).value).toBe('20'));
});

it('ADM-SET-03 a conflict is reported although the newer values cannot be loaded', async () => {
  const api = shop();
  const save = await open(api);
  api.on('PUT /admin/settings', () =>
    problem(409, 'Changed meanwhile.', { code: 'changed_meanwhile' }),
  );
  api.on('GET /settings', () => problem(500, 'Down.'));
  write(/^Days of free returns/, '30');
  fireEvent.click(save);
  expect(await screen.findByText('Changed meanwhile.')).toBeTruthy();
  expect(field(/^Days of free returns/).value).toBe('30');
});

it('reports a failed load and offers a retry', async () => {
  const api = new FakeApi().on('GET /settings', () => problem(500, 'Down.'));
  await renderApp('/dashboard/settings', { as: admin, api });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.on('GET /settings', settings);
  fireEvent.click(again);
  expect(await screen.findByLabelText(/^Delivery in Dubai/)).toBeTruthy();
});
