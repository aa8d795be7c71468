import type { ArrangedLayoutDto } from '@shop/contracts';
import { HOME_SECTIONS, MENU_GROUPS } from '@shop/shop-rules';
import { FakeApi, makeCategory, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, vendor } from '@/testing/staff';

const PATH = '/dashboard/home-page';
const READ = 'GET /admin/layout';
const WRITE = 'PUT /admin/layout';
const layout = (): ArrangedLayoutDto => ({
  version: 3,
  categories: [
    { id: 7, shown: true },
    { id: 2, shown: false },
  ],
  groups: MENU_GROUPS.map((name) => ({ name, shown: true })),
  sections: HOME_SECTIONS.map((name) => ({ name, shown: true })),
});
const banner = (id: number, shownUntil: string | null) => ({
  id,
  title: `Banner ${id}`,
  titleAr: '',
  imageUrl: null,
  active: true,
  shownFrom: null,
  shownUntil,
});
/** Stateful fake of the layout. */
const shop = () => {
  let now = layout();
  return new FakeApi()
    .on('GET /categories/all', [
      makeCategory({ id: 2, name: 'Perfumes' }),
      makeCategory({ id: 7, name: 'Bags' }),
    ])
    .on('GET /banners/all', [banner(1, null), banner(2, '2026-12-02T20:00:00.000Z')])
    .on('GET /main_ads/all', [])
    .on('GET /videos', [])
    .on(READ, () => now)
    .on(WRITE, ({ body }) => {
      now = { ...JSON.parse(body), version: now.version + 1 };
      return { success: true, message: 'ok', layout: now };
    });
};
const open = async (api: FakeApi) => {
  await renderApp(PATH, { as: admin, api });
  await screen.findByRole('list', { name: 'Sections of the home page' });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const namesOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);
const preview = () => within(screen.getByRole('group', { name: 'What shoppers see' }));
const SAVE = 'Save menu and home page';
const sent = (api: FakeApi) =>
  api.callsOf(WRITE).map(({ body }) => JSON.parse(body) as ArrangedLayoutDto);

it('PLACE-06 moves and hides entries by buttons, keeps the focus, and saves with the version', async () => {
  const api = shop();
  await open(api);
  const down = screen.getByRole('button', { name: 'Move Banners down' });
  down.focus();
  fireEvent.click(down);
  expect(namesOf('Sections of the home page').slice(0, 2)).toEqual(['Shop by category', 'Banners']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Banners down');
  expect(screen.getByText('Banners: position 2 of 8')).toBeTruthy();
  press('Move Shop by category up');
  expect(namesOf('Sections of the home page')[0]).toBe('Shop by category');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show Main ads' }));
  press('Move Perfumes up');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show Kids' }));
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  press(SAVE);
  expect(await screen.findByText('The menu and the home page are saved.')).toBeTruthy();
  const [saved] = sent(api);
  expect(saved).toMatchObject({
    version: 3,
    categories: [
      { id: 2, shown: false },
      { id: 7, shown: true },
    ],
  });
  expect(saved?.groups.at(-1)).toEqual({ name: 'kids', shown: false });
  expect(saved?.sections.slice(0, 3)).toEqual([
    { name: 'categories', shown: true },
    { name: 'hero', shown: true },
    { name: 'ads', shown: false },
  ]);
});

it('PLACE-06 goes back to the default order', async () => {
  const api = shop();
  await open(api);
  press('Move Flash Sales up');
  press('Back to the default order');
  press(SAVE);
  await waitFor(() => expect(sent(api)).toHaveLength(1));
  expect(sent(api)[0]).toEqual({
    ...layout(),
    categories: [
      { id: 2, shown: true },
      { id: 7, shown: true },
    ],
  });
});

it('PLACE-08 shows what shoppers see, now and at a chosen time in Dubai', async () => {
  await open(shop());
  expect(await preview().findByText('Banner 1')).toBeTruthy();
  expect(preview().getByText('Women · Men · Unisex · Kids')).toBeTruthy();
  expect(preview().getByText('Bags')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show Women' }));
  expect(preview().getByText('Men · Unisex · Kids')).toBeTruthy();
  const at = screen.getByLabelText('At this time');
  fireEvent.change(at, { target: { value: '2026-12-02T23:59' } });
  expect(preview().getByText('Banner 2')).toBeTruthy();
  fireEvent.change(at, { target: { value: '2026-12-03T00:00' } });
  expect(preview().queryByText('Banner 2')).toBeNull();
});

it('PLACE-04 EDIT-01 keeps the new order when a colleague was faster', async () => {
  const api = shop();
  await open(api);
  press('Move Banners down');
  const text = 'Someone has changed the menu or the home page.';
  api.on(WRITE, problem(409, text, { code: 'changed_meanwhile' }));
  press(SAVE);
  expect(await screen.findByText(/^Someone else has saved this meanwhile/)).toBeTruthy();
  expect(namesOf('Sections of the home page')[0]).toBe('Shop by category');
  press('Discard');
  await waitFor(() => expect(namesOf('Sections of the home page')[0]).toBe('Banners'));
});

it('PLACE-06 says when the layout could not be loaded, and tries again', async () => {
  const api = shop().on(READ, problem(500, 'server_error'));
  await renderApp(PATH, { as: admin, api });
  await screen.findByText('The menu and the home page could not be loaded.');
  api.on(READ, layout());
  press('Try again');
  expect(await screen.findByRole('button', { name: SAVE })).toBeTruthy();
});

it('PLACE-06 is closed without its right', async () => {
  await renderApp(PATH, { as: vendor, api: shop() });
  expect(
    await screen.findByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeTruthy();
});

it('PLACE-15 PLACE-16 a section has a start and an end in the time of Dubai, saved with the page and shown in the preview', async () => {
  const api = shop();
  await open(api);
  press('Schedule of Flash Sales');
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule of Flash Sales' }));
  const write = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  write(/^Shown from/, '2099-12-02T09:30');
  write(/^Shown until/, '2099-12-02T09:00');
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(await dialog.findByText('The end must be later than the start.')).toBeTruthy();
  write(/^Shown until/, '2099-12-05T00:00');
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(api)).toEqual([]);
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  expect(screen.getByText('Not shown yet')).toBeTruthy();
  expect(preview().queryByText('Flash Sales')).toBeNull();
  fireEvent.change(screen.getByLabelText(/^At this time/), {
    target: { value: '2099-12-03T10:00' },
  });
  expect(preview().getByText('Flash Sales')).toBeTruthy();
  press(SAVE);
  await screen.findByText('The menu and the home page are saved.');
  expect(sent(api)[0]?.sections.find(({ name }) => name === 'flash')).toEqual({
    ...{ name: 'flash', shown: true },
    shownFrom: '2099-12-02T05:30:00.000Z',
    shownUntil: '2099-12-04T20:00:00.000Z',
  });
});

it('PLACE-15 a hidden section does not count as shown now, and the same times are no change', async () => {
  const api = shop();
  const stored = layout();
  api.on(READ, {
    ...stored,
    sections: stored.sections.map((section) =>
      section.name === 'flash'
        ? { ...section, shown: false, shownFrom: '2020-12-02T05:30:00.000Z' }
        : section,
    ),
  });
  await open(api);
  expect(screen.getByText(/^From .*2 December 2020/)).toBeTruthy();
  expect(screen.queryByText('Shown now')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show Flash Sales' }));
  expect(screen.getByText('Shown now')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show Flash Sales' }));
  for (const section of ['Flash Sales', 'Shop by category']) {
    press(`Schedule of ${section}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  }
});

it('PLACE-17 a group and a category of the menu have a start and an end, shown in the preview', async () => {
  const api = shop();
  await open(api);
  const schedule = async (name: string, label: RegExp, value: string) => {
    press(`Schedule of ${name}`);
    const dialog = within(await screen.findByRole('dialog', { name: `Schedule of ${name}` }));
    expect(dialog.getByText(/It concerns the menu only/)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await schedule('Kids', /^Shown from/, '2099-12-02T09:30');
  await schedule('Women', /^Shown until/, '2020-12-02T00:00');
  await schedule('Bags', /^Shown from/, '2099-12-02T09:30');
  expect(screen.getAllByText('Not shown yet')).toHaveLength(2);
  expect(screen.getAllByText('No longer shown')).toHaveLength(1);
  expect(preview().getByText('Men · Unisex')).toBeTruthy();
  expect(preview().getByText('No categories in the menu')).toBeTruthy();
  const at = screen.getByLabelText(/^At this time/);
  fireEvent.change(at, { target: { value: '2099-12-02T09:30' } });
  expect(preview().getByText('Men · Unisex · Kids')).toBeTruthy();
  expect(preview().getByText('Bags')).toBeTruthy();
  // A year with a digit too many must not lose the page.
  fireEvent.change(at, { target: { value: '20991-12-02T09:30' } });
  expect(preview().getByText('Men · Unisex')).toBeTruthy();
  press(SAVE);
  await screen.findByText('The menu and the home page are saved.');
  expect(sent(api)[0]?.categories[0]).toEqual({
    ...{ id: 7, shown: true },
    shownFrom: '2099-12-02T05:30:00.000Z',
  });
  expect(sent(api)[0]?.groups).toEqual([
    { name: 'women', shown: true, shownUntil: '2020-12-01T20:00:00.000Z' },
    { name: 'man', shown: true },
    { name: 'unisex', shown: true },
    { name: 'kids', shown: true, shownFrom: '2099-12-02T05:30:00.000Z' },
  ]);
});

it('PLACE-16 a time that is entered in part, or in no such year, is refused at its field', async () => {
  const api = shop();
  await open(api);
  press('Schedule of Kids');
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule of Kids' }));
  const apply = () => fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  const text = /^Enter a whole date and time/;
  fireEvent.change(dialog.getByLabelText(/^Shown until/), {
    target: { value: '20991-12-02T09:30' },
  });
  apply();
  expect(await dialog.findByText(text)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Shown until/), { target: { value: '' } });
  await waitFor(() => expect(dialog.queryByText(text)).toBeNull());
  // What browsers report while the time of day is missing.
  const from = dialog.getByLabelText<HTMLInputElement>(/^Shown from/);
  Object.defineProperty(from, 'validity', { value: { badInput: true }, configurable: true });
  apply();
  expect(await dialog.findByText(text)).toBeTruthy();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

it('PLACE-18 EDIT-01 after a conflict both keep their work, and what saving replaces is named', async () => {
  const api = shop();
  await open(api);
  press('Move Banners down');
  const write = async (name: string, value: string) => {
    press(`Schedule of ${name}`);
    const dialog = within(await screen.findByRole('dialog', { name: `Schedule of ${name}` }));
    fireEvent.change(dialog.getByLabelText(/^Shown until/), { target: { value } });
    fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await write('Kids', '2099-12-05T00:00');
  await write('Videos', '2099-12-05T00:00');
  const theirs = layout();
  const change = <Entry extends { name: string }>(list: Entry[], name: string, more: object) =>
    list.map((each) => (each.name === name ? { ...each, ...more } : each));
  const shownUntil = '2098-12-31T20:00:00.000Z';
  theirs.version = 4;
  theirs.sections = change(theirs.sections, 'videos', { shownUntil });
  theirs.sections = change(theirs.sections, 'flash', { shownUntil });
  theirs.sections.reverse();
  theirs.groups = change(theirs.groups, 'women', { shown: false });
  const text = 'Someone has changed the menu or the home page.';
  api.on(WRITE, problem(409, text, { code: 'changed_meanwhile' }));
  api.on(READ, theirs);
  press(SAVE);
  expect(await screen.findByText(/^Someone else has saved this meanwhile/)).toBeTruthy();
  expect(screen.getByText('A colleague has set this schedule. Saving replaces it.')).toBeTruthy();
  expect(screen.getAllByText(/^Until 1 January 2099/)).toHaveLength(2);
  expect(
    screen.getByText(/^Someone else has saved: Special offers, Videos, .*Banners\. Saving again/),
  ).toBeTruthy();
  api.on(WRITE, ({ body }) => ({ success: true, message: 'ok', layout: JSON.parse(body) }));
  press(SAVE);
  await screen.findByText('The menu and the home page are saved.');
  const saved = sent(api)[1];
  expect(saved?.version).toBe(4);
  expect(saved?.sections.map(({ name }) => name).slice(0, 2)).toEqual(['categories', 'hero']);
  expect(saved?.sections.find(({ name }) => name === 'flash')).toEqual({
    ...{ name: 'flash', shown: true },
    shownUntil,
  });
  expect(saved?.sections.find(({ name }) => name === 'videos')?.shownUntil).toBe(
    '2099-12-04T20:00:00.000Z',
  );
  expect(saved?.groups).toEqual([
    { name: 'women', shown: false },
    { name: 'man', shown: true },
    { name: 'unisex', shown: true },
    { name: 'kids', shown: true, shownUntil: '2099-12-04T20:00:00.000Z' },
  ]);
});

it('PLACE-18 EDIT-01 after a second conflict all that saving replaces is named, until it is the same', async () => {
  const api = shop();
  await open(api);
  const write = async (name: string, value: string) => {
    press(`Schedule of ${name}`);
    const dialog = within(await screen.findByRole('dialog', { name: `Schedule of ${name}` }));
    fireEvent.change(dialog.getByLabelText(/^Shown until/), { target: { value } });
    fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const notices = () =>
    screen.queryAllByText('A colleague has set this schedule. Saving replaces it.').length;
  const order = () => screen.queryByText(/^Someone else has saved: .*Saving again/);
  press('Move Banners down');
  await write('Videos', '2099-12-05T00:00');
  await write('Kids', '2099-12-05T00:00');
  const theirs = layout();
  const change = <Entry extends { name: string }>(list: Entry[], name: string) =>
    list.map((each) =>
      each.name === name ? { ...each, shownUntil: '2098-12-31T20:00:00.000Z' } : each,
    );
  const refuse = async (version: number) => {
    theirs.version = version;
    api.on(READ, { ...theirs });
    const reads = api.callsOf(READ).length;
    press(SAVE);
    await waitFor(() => expect(api.callsOf(READ).length).toBeGreaterThan(reads));
  };
  api.on(WRITE, problem(409, 'Changed.', { code: 'changed_meanwhile' }));
  theirs.sections = change(theirs.sections, 'videos');
  theirs.sections.push(...theirs.sections.splice(-2, 1));
  await refuse(4);
  await waitFor(() => expect(notices()).toBe(1));
  expect(order()).toBeTruthy();
  theirs.groups = change(theirs.groups, 'kids');
  await refuse(5);
  await waitFor(() => expect(notices()).toBe(2));
  expect(order()).toBeTruthy();
  // The times and the order of the colleague are typed here too.
  await write('Videos', '2099-01-01T00:00');
  expect(notices()).toBe(1);
  press('Move Special offers up');
  expect(order()).toBeTruthy();
  press('Move Banners up');
  expect(order()).toBeNull();
  await write('Videos', '2099-12-05T00:00');
  expect(notices()).toBe(2);
});
