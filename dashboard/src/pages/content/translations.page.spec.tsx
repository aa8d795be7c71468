import type { ChangeTranslationDto, TranslationDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, ops, vendor, withRights } from '@/testing/staff';

const PATH = '/dashboard/translations';
const LIST = 'GET /admin/translations';
const WRITE = 'PUT /admin/translations/{kind}/{id}';
const row = (id: number, name: string): TranslationDto => ({
  id,
  version: `v${id}`,
  texts: [
    { field: 'name', en: name, ar: '' },
    { field: 'description', en: 'Deep', ar: '' },
    { field: 'warranty', en: '', ar: '' },
  ],
});
const api = () =>
  new FakeApi()
    .on('GET /admin/translations/counts', [
      { kind: 'products', ar: 2, en: 1 },
      { kind: 'offers', ar: 0, en: 0 },
    ])
    .on(LIST, { rows: [row(9, 'Oud'), row(8, 'Musk')], hasMore: true })
    .on(WRITE, ({ body }, [, id]) => {
      const { texts } = JSON.parse(body) as ChangeTranslationDto;
      return { success: true, message: 'ok', row: { id: Number(id), version: 'next', texts } };
    });
const form = (name: string) => within(screen.getByRole('form', { name: `Texts of ${name}` }));
const open = async (fake: FakeApi, path = PATH) => {
  const scene = await renderApp(path, { as: admin, api: fake });
  await screen.findByRole('form', { name: 'Texts of Oud' });
  return scene;
};
const write = (name: string, label: string, value: string) =>
  fireEvent.change(form(name).getByLabelText(label), { target: { value } });
const kinds = () => within(screen.getByRole('navigation', { name: 'Kinds of texts' }));
const sent = (fake: FakeApi) =>
  fake
    .callsOf('PUT /admin/translations/products/9')
    .map(({ body }) => JSON.parse(body) as ChangeTranslationDto);

it('TRANSL-10 shows rows without Arabic first, with counts per kind, side by side', async () => {
  const fake = api();
  await open(fake);
  expect(fake.callsOf(LIST)[0]?.query.toString()).toBe('kind=products&missing=ar');
  expect(kinds().getByRole('link', { name: 'Products 2' }).getAttribute('aria-current')).toBe(
    'page',
  );
  // The API counts only what the account may see.
  expect(kinds().queryByRole('link', { name: /^Settings/ })).toBeNull();
  const arabic = form('Oud').getByLabelText('Name in Arabic');
  expect([arabic.dir, arabic.lang]).toEqual(['rtl', 'ar']);
  expect(form('Oud').getByLabelText<HTMLInputElement>('Name in English').value).toBe('Oud');
});

it('TRANSL-11 saves one row with its version and leaves it in place', async () => {
  const fake = api();
  await open(fake);
  write('Oud', 'Name in Arabic', 'عود');
  fireEvent.click(form('Oud').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(fake)).toHaveLength(1));
  expect(sent(fake)[0]?.version).toBe('v9');
  expect(sent(fake)[0]?.texts[0]).toEqual({ field: 'name', en: 'Oud', ar: 'عود' });
  await waitFor(() => expect(form('Oud').queryByText('Unsaved changes')).toBeNull());
  await waitFor(() => expect(fake.callsOf('GET /admin/translations/counts')).toHaveLength(2));
  write('Oud', 'Name in Arabic', 'عود معتق');
  fireEvent.click(form('Oud').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(fake)[1]?.version).toBe('next'));
});

it('TRANSL-12 Ctrl and Enter saves and goes to the next row, Alt and arrows only go there', async () => {
  const fake = api();
  await open(fake);
  const first = form('Oud').getByLabelText('Name in Arabic');
  const second = form('Musk').getByLabelText('Name in Arabic');
  first.focus();
  write('Oud', 'Name in Arabic', 'عود');
  fireEvent.keyDown(first, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(sent(fake)).toHaveLength(1);
  fireEvent.keyDown(second, { key: 'ArrowUp', altKey: true });
  expect(document.activeElement).toBe(form('Oud').getByLabelText('Name in Arabic'));
  fireEvent.keyDown(document.activeElement ?? first, { key: 'ArrowDown', altKey: true });
  expect(document.activeElement).toBe(second);
  expect(sent(fake)).toHaveLength(1);
});

it('TRANSL-13 keeps the typed text when a colleague was faster, and shows theirs', async () => {
  const text = 'Someone has changed these texts.';
  const fake = api().on(WRITE, problem(409, text, { code: 'changed_meanwhile' }));
  const theirs = { ...row(9, 'Oud'), version: 'theirs' };
  theirs.texts = [{ field: 'name', en: 'Oud', ar: 'عود كمبودي' }, ...theirs.texts.slice(1)];
  fake.on('GET /admin/translations/{kind}/{id}', theirs);
  await open(fake);
  write('Oud', 'Name in Arabic', 'عود');
  fireEvent.click(form('Oud').getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(await screen.findByText('Changed by a colleague to: عود كمبودي')).toBeTruthy();
  expect(form('Oud').getByLabelText<HTMLInputElement>('Name in Arabic').value).toBe('عود');
  fireEvent.click(form('Oud').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(fake)[1]?.version).toBe('theirs'));
});

it('TRANSL-11 shows refusals at their fields', async () => {
  const fake = api();
  await open(fake);
  write('Oud', 'Name in English', ' ');
  fireEvent.click(form('Oud').getByRole('button', { name: 'Save' }));
  expect(await form('Oud').findByText('This text cannot be empty.')).toBeTruthy();
  expect(sent(fake)).toEqual([]);
  write('Oud', 'Name in English', 'Oud 2');
  const errors = [{ pointer: '#/texts/1/ar', detail: 'Too long.' }];
  fake.on(WRITE, problem(400, 'Too long.', { errors }));
  fireEvent.click(form('Oud').getByRole('button', { name: 'Save' }));
  expect(await form('Oud').findByText('Too long.')).toBeTruthy();
  expect(form('Oud').getByLabelText('Description in Arabic').getAttribute('aria-invalid')).toBe(
    'true',
  );
});

it('TRANSL-10 keeps a search that is not rendered yet when the language is chosen', async () => {
  const { address } = await open(api());
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'oud' } });
  act(() => {
    fireEvent.submit(search);
    fireEvent.change(screen.getByLabelText('Which texts'), { target: { value: 'en' } });
  });
  await waitFor(() => expect(address()).toBe(`${PATH}?q=oud&missing=en`));
});

it('TRANSL-14 asks before another filter discards typed texts', async () => {
  const fake = api();
  const { address } = await open(fake);
  write('Oud', 'Name in Arabic', 'عود');
  fireEvent.change(screen.getByLabelText('Which texts'), { target: { value: 'en' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(address()).toBe(PATH);
  expect(form('Oud').getByLabelText<HTMLInputElement>('Name in Arabic').value).toBe('عود');
  fireEvent.click(screen.getByRole('link', { name: 'Next rows' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?before=8`));
});

it('TRANSL-10 says that nothing is missing, and that texts could not be loaded', async () => {
  const fake = api().on(LIST, { rows: [], hasMore: false });
  await renderApp(`${PATH}?missing=en`, { as: admin, api: fake });
  expect(await screen.findByText('No texts are missing here.')).toBeTruthy();
  fake.on(LIST, problem(500, 'server_error'));
  fireEvent.click(kinds().getByRole('link', { name: /^Offers/ }));
  expect(await screen.findByText('The texts could not be loaded.')).toBeTruthy();
});

it('TRANSL-06 is closed without its right, and open to vendors who have it', async () => {
  await renderApp(PATH, { as: ops, api: api() });
  expect(
    await screen.findByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeTruthy();
});

it('TRANSL-06 vendors with the right have it in their navigation', async () => {
  await renderApp(PATH, { as: withRights(vendor, { and: ['translations.edit'] }), api: api() });
  expect(await screen.findByRole('link', { name: 'Translations' })).toBeTruthy();
});

it('DAY-03 after a colleague’s change only what was typed here is saved; the other texts become the colleague’s', async () => {
  const theirs = row(9, 'Oud');
  theirs.version = 'theirs';
  theirs.texts = [
    { field: 'name', en: 'Oud', ar: 'عود كمبودي' },
    { field: 'description', en: 'Deep', ar: 'عميق' },
    ...theirs.texts.slice(2),
  ];
  const fake = api()
    .on(WRITE, problem(409, 'Changed.', { code: 'changed_meanwhile' }))
    .on('GET /admin/translations/{kind}/{id}', theirs);
  await open(fake);
  write('Oud', 'Name in Arabic', 'عود');
  fireEvent.click(form('Oud').getByRole('button', { name: 'Save' }));
  await screen.findByText('Changed by a colleague to: عود كمبودي');
  expect(form('Oud').getByLabelText<HTMLInputElement>('Description in Arabic').value).toBe('عميق');
  fireEvent.click(form('Oud').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(fake)).toHaveLength(2));
  expect(sent(fake)[1]?.texts.slice(0, 2)).toEqual([
    { field: 'name', en: 'Oud', ar: 'عود' },
    { field: 'description', en: 'Deep', ar: 'عميق' },
  ]);
});

it('DAY-04 saving texts again after a lost response says that they are saved', async () => {
  let stored = row(9, 'Oud');
  const fake = api()
    .on('GET /admin/translations/{kind}/{id}', () => stored)
    .on(WRITE, ({ body }) => {
      const { version, texts } = JSON.parse(body) as ChangeTranslationDto;
      if (version !== stored.version)
        return problem(409, 'Changed.', { code: 'changed_meanwhile' });
      stored = { ...stored, version: 'mine', texts };
      throw new TypeError('Failed to fetch');
    });
  await open(fake);
  write('Oud', 'Name in Arabic', 'عود');
  fireEvent.click(form('Oud').getByRole('button', { name: 'Save' }));
  expect(await form('Oud').findByText(/^Could not connect\./)).toBeTruthy();
  fireEvent.click(form('Oud').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  expect(screen.queryByText(/^Changed by a colleague/)).toBeNull();
  expect(form('Oud').getByLabelText<HTMLInputElement>('Name in Arabic').value).toBe('عود');
});

it('DAY-06 what is typed in a row while it is saved stays, as unsaved', async () => {
  let answer = () => {};
  const isSaved = new Promise<void>((resolve) => (answer = resolve));
  const fake = api().on(WRITE, async ({ body }) => {
    await isSaved;
    const { texts } = JSON.parse(body) as ChangeTranslationDto;
    const [first, ...rest] = texts;
    // Stored without spaces at the end.
    const trimmed = { ...{ field: 'name', en: '' }, ...first, ar: first?.ar.trim() ?? '' };
    return {
      success: true,
      message: 'ok',
      row: { ...row(9, ''), version: 'next', texts: [trimmed, ...rest] },
    };
  });
  await open(fake);
  const valueOf = (label: string) => form('Oud').getByLabelText<HTMLInputElement>(label).value;
  write('Oud', 'Name in Arabic', 'عود ');
  fireEvent.click(form('Oud').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(fake)).toHaveLength(1));
  write('Oud', 'Description in Arabic', 'عميق');
  answer();
  await waitFor(() => expect(valueOf('Name in Arabic')).toBe('عود'));
  expect(valueOf('Description in Arabic')).toBe('عميق');
  expect(form('Oud').getByText('Unsaved changes')).toBeTruthy();
  fireEvent.click(form('Oud').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(fake)).toHaveLength(2));
  expect(sent(fake)[1]).toMatchObject({
    version: 'next',
    texts: [{ ar: 'عود' }, { en: 'Deep', ar: 'عميق' }, {}],
  });
  await waitFor(() => expect(form('Oud').queryByText('Unsaved changes')).toBeNull());
});
