import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseFiles, fileNamed } from '@/testing/files';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const banner = {
  id: 3,
  title: 'Majlis scents',
  titleAr: 'عطور المجلس',
  about: '',
  aboutAr: '',
  tagline: 'Oud and amber',
  taglineAr: '',
  path: '/category/2',
  imageUrl: 'hero-1.webp',
  category: 2,
  active: true,
};
const ad = {
  id: 5,
  image: 'ad-1.webp',
  title: 'Gift week',
  titleAr: '',
  text: 'Wrapped for free',
  textAr: '',
  path: '/group/women',
};
const video = {
  id: 7,
  videoUrl: 'clip.mp4',
  poster: null,
  title: 'Atelier',
  titleAr: '',
  model: 'SS 26',
  description: 'How it is sewn',
  descriptionAr: '',
  link: null,
};
const FUTURE = '2099-01-01T08:00:00.000Z';
const done = { success: true, message: 'ok' };
const open = async (path: string, api: FakeApi) => {
  const scene = await renderApp(path, { as: admin, api });
  await screen.findByRole('heading', { level: 1 });
  return scene;
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const write = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const formOf = async (api: FakeApi, route: string) => {
  await waitFor(() => expect(api.callsOf(route)).toHaveLength(1));
  const call = api.callsOf(route)[0];
  const headers = { 'content-type': call?.headers.get('content-type') ?? '' };
  return new Response(call?.body, { headers }).formData();
};

const banners = () => {
  let { active } = banner;
  return new FakeApi()
    .on('GET /categories/all', [])
    .on('GET /banners/all', () => [{ ...banner, active }])
    .on('POST /banners/add', { ...done, bannerId: 4 })
    .on('PATCH /banners/{id}/active', ({ body }) => {
      ({ active } = JSON.parse(body) as { active: boolean });
      return { ...done, active };
    })
    .on('DELETE /banners/{id}', done);
};

it('ADM-BAN-01 ADM-BAN-03 adds a banner with its picture and shows all banners', async () => {
  const { api } = await open('/dashboard/banners', banners());
  const list = await screen.findByRole('list', { name: 'Banners' });
  for (const text of ['Majlis scents', 'Oud and amber', '/category/2', 'Active'])
    expect(within(list).getByText(text)).toBeTruthy();
  await press('Add banner');
  write(screen.getByLabelText('Title'), 'Eid edit');
  await press('Add banner');
  expect(await screen.findByText('Choose an image.')).toBeTruthy();
  expect(api.callsOf('POST /banners/add')).toEqual([]);
  await chooseFiles(screen.getByLabelText('Image'), fileNamed('eid.webp'));
  await press('Add banner');
  const sent = await formOf(api, 'POST /banners/add');
  expect(sent.get('title')).toBe('Eid edit');
  expect(sent.get('image')).toMatchObject({ name: 'eid.webp' });
});

it('ADM-BAN-02 a new banner is active without further settings', async () => {
  const { api } = await open('/dashboard/banners', banners());
  await press('Add banner');
  write(screen.getByLabelText('Title'), 'Eid edit');
  await chooseFiles(screen.getByLabelText('Image'), fileNamed('eid.webp'));
  await press('Add banner');
  expect((await formOf(api, 'POST /banners/add')).has('active')).toBe(false);
});

it('ADM-BAN-01 ADM-BAN-02 Disable and Activate change the status of a banner', async () => {
  const { api } = await open('/dashboard/banners', banners());
  await press('Disable Majlis scents');
  const list = within(screen.getByRole('list', { name: 'Banners' }));
  expect(await list.findByText('Disabled')).toBeTruthy();
  await press('Activate Majlis scents');
  expect(await list.findByText('Active')).toBeTruthy();
  expect(api.callsOf('PATCH /banners/3/active').map(({ body }) => body)).toEqual([
    '{"active":false}',
    '{"active":true}',
  ]);
});

it('ADM-BAN-02 a banner stays as it was when the server refuses', async () => {
  const api = banners().on('PATCH /banners/{id}/active', () => problem(503, 'Away.'));
  await open('/dashboard/banners', api);
  await press('Disable Majlis scents');
  expect(await screen.findByText('The banner could not be saved.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Disable Majlis scents' })).toBeTruthy();
});

it('ADM-BAN-01 deletes a banner after asking', async () => {
  const { api } = await open('/dashboard/banners', banners());
  await press('Delete Majlis scents');
  await press('Delete');
  await waitFor(() => expect(api.callsOf('DELETE /banners/3')).toHaveLength(1));
});

const ads = (rows: object[] = [ad]) =>
  new FakeApi()
    .on('GET /main_ads/all', rows)
    .on('POST /main_ads', { ...done, ad })
    .on('PUT /main_ads/{id}', { ...done, ad })
    .on('DELETE /main_ads/{id}', done);

it('ADM-AD-01 ADM-AD-02 adds an ad in a dialog, with a picture', async () => {
  const { api } = await open('/dashboard/main-ads', ads());
  await press('Add ad');
  const dialog = await screen.findByRole('dialog', { name: 'Add ad' });
  write(within(dialog).getByLabelText('Title'), 'New season');
  const picker = within(dialog).getByLabelText('Image');
  expect(picker.getAttribute('accept')).toBe('image/*');
  await chooseFiles(picker, fileNamed('season.png'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add ad' }));
  expect((await formOf(api, 'POST /main_ads')).get('title')).toBe('New season');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('ADM-AD-01 changes an ad in a dialog and keeps its picture', async () => {
  const { api } = await open('/dashboard/main-ads', ads());
  await press('Edit Gift week');
  const dialog = await screen.findByRole('dialog', { name: 'Edit Gift week' });
  write(within(dialog).getByLabelText('Text'), 'Wrapped and sealed');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  const sent = await formOf(api, 'PUT /main_ads/5');
  expect([sent.get('text'), sent.get('title'), sent.has('image')]).toEqual([
    'Wrapped and sealed',
    'Gift week',
    false,
  ]);
});

it('ADM-AD-03 asks before it deletes an ad', async () => {
  const { api } = await open('/dashboard/main-ads', ads());
  await press('Delete Gift week');
  await press('Keep');
  expect(api.callsOf('DELETE /main_ads/5')).toEqual([]);
  await press('Delete Gift week');
  await press('Delete');
  await waitFor(() => expect(api.callsOf('DELETE /main_ads/5')).toHaveLength(1));
});

it('ADM-AD-04 says that there are no ads', async () => {
  await open('/dashboard/main-ads', ads([]));
  expect(await screen.findByText('No ads found.')).toBeTruthy();
});

const videos = () =>
  new FakeApi()
    .on('GET /videos', [video])
    .on('POST /videos/add', { ...done, video })
    .on('PUT /videos/update/{id}', { ...done, video })
    .on('DELETE /videos/{id}', done);

it('ADM-VID-01 ADM-VID-03 adds a video, which has to be one, without a link', async () => {
  const { api } = await open('/dashboard/videos', videos());
  await press('Add video');
  write(screen.getByLabelText('Title'), 'Backstage');
  await chooseFiles(screen.getByLabelText('Video'), fileNamed('notes.txt'));
  await press('Add video');
  expect(await screen.findByText(/notes\.txt\W isn’t a video\./)).toBeTruthy();
  expect(api.callsOf('POST /videos/add')).toEqual([]);
  await chooseFiles(screen.getByLabelText('Video'), fileNamed('backstage.mp4'));
  await press('Add video');
  const sent = await formOf(api, 'POST /videos/add');
  expect([sent.get('title'), sent.get('link')]).toEqual(['Backstage', '']);
  expect(sent.get('video')).toMatchObject({ name: 'backstage.mp4' });
});

it('ADM-VID-02 changes a video in place and keeps its file', async () => {
  const { api } = await open('/dashboard/videos', videos());
  await press('Edit Atelier');
  const form = screen.getByRole('form', { name: 'Edit Atelier' });
  write(within(form).getByLabelText('Model'), 'FW 26');
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  const sent = await formOf(api, 'PUT /videos/update/7');
  expect([sent.get('model'), sent.has('video')]).toEqual(['FW 26', false]);
});

it('ADM-VID-01 deletes a video after asking', async () => {
  const { api } = await open('/dashboard/videos', videos());
  await press('Delete Atelier');
  await press('Delete');
  await waitFor(() => expect(api.callsOf('DELETE /videos/7')).toHaveLength(1));
});

const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const show = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value } });

it('VIEWS-12 banners are found by title in both languages, and by whether shoppers see them', async () => {
  const soon = { ...banner, id: 4, title: 'Eid edit', titleAr: 'تشكيلة العيد' };
  const rows = [
    banner,
    { ...soon, shownFrom: '2099-01-01T08:00:00.000Z', shownUntil: null },
    { ...banner, id: 5, title: 'Old edit', titleAr: '', shownUntil: '2026-01-01T08:00:00.000Z' },
    { ...banner, id: 6, title: 'Draft', titleAr: '', active: false },
  ];
  const { address } = await open('/dashboard/banners', banners().on('GET /banners/all', rows));
  await waitFor(() => expect(titles()).toHaveLength(4));
  for (const [state, title] of [
    ['now', 'Majlis scents'],
    ['later', 'Eid edit'],
    ['over', 'Old edit'],
    ['hidden', 'Draft'],
  ] as const) {
    show(state);
    await waitFor(() => expect(titles()).toEqual([title]));
    expect(address()).toBe(`/dashboard/banners?state=${state}`);
  }
  show('');
  write(screen.getByRole('searchbox', { name: 'Search banners...' }), 'العيد');
  await waitFor(() => expect(titles()).toEqual(['Eid edit']));
  show('over');
  expect(await screen.findByText('Nothing matches the search and the filters.')).toBeTruthy();
  await press('Clear filters');
  await waitFor(() => expect(titles()).toHaveLength(4));
  expect(address()).toBe('/dashboard/banners');
});

it.each([
  ['main-ads', 'Gift week', () => ads([ad, { ...ad, id: 6, title: 'Next', shownFrom: FUTURE }])],
  [
    'videos',
    'Atelier',
    () =>
      videos().on('GET /videos', [video, { ...video, id: 8, title: 'Next', shownFrom: FUTURE }]),
  ],
])('VIEWS-12 of %s only those are listed that shoppers see now', async (path, title, api) => {
  await open(`/dashboard/${path}?state=now`, api());
  await waitFor(() => expect(titles()).toEqual([title]));
  show('later');
  await waitFor(() => expect(titles()).toEqual(['Next']));
});
