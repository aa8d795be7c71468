import type {
  DraftInfoDto,
  PagePictureDto,
  PageTextDto,
  PageVersionDto,
  ShopPageDto,
  ShopPageRowDto,
} from '@shop/contracts';
import { FakeApi, makeSettings, problem } from '@shop/testing';
import { SHOP_PAGE_NAMES } from '@shop/shop-rules';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseFiles, fileNamed } from '@/testing/files';
import { renderApp } from '@/testing/render-app';
import { admin, ops } from '@/testing/staff';

const PATH = '/dashboard/pages/refund';
const READ = 'GET /admin/pages/refund';
const WRITE = 'PUT /admin/pages/refund';
const DRAFT = 'PUT /admin/pages/refund/draft';
const DISCARD = 'DELETE /admin/pages/refund/draft';
const RESTORE = 'POST /admin/pages/refund/versions/1/restore';

const text = (title: string, body: string): PageTextDto => ({
  title,
  description: `${title}.`,
  body,
});
const defaults = {
  en: text('Refund policy', 'Within {days}.\n\n## When\n\nAlways.'),
  ar: text('سياسة الاسترداد', 'خلال {days}.\n\n## متى\n\nدائماً.'),
};
const version = (number: number, change: Partial<PageVersionDto> = {}): PageVersionDto => ({
  version: number,
  at: '2026-11-20T08:00:00.000Z',
  actor: 'Huda',
  restoredFrom: null,
  defaults: ['ar'],
  ...change,
});
const draftInfo = (change: Partial<DraftInfoDto> = {}): DraftInfoDto => ({
  revision: 7,
  base: 1,
  at: '2026-11-21T08:00:00.000Z',
  actor: 'Omar',
  ...change,
});
/** Stateful fake of a page with one version. */
const shop = () => {
  let now: ShopPageDto = {
    page: 'refund',
    version: 1,
    en: text('Our refunds', 'Soon.'),
    ar: defaults.ar,
    defaults,
    draft: null,
    previewPath: '/page-preview/token',
  };
  const versions = [version(1)];
  const write = ({ body }: { body: string }) => {
    const input: { en?: PageTextDto; ar?: PageTextDto } = JSON.parse(body);
    now = { ...now, ...input, version: now.version + 1, draft: null };
    versions.unshift(version(now.version));
    return { success: true, message: 'ok', page: now };
  };
  const saveDraft = ({ body }: { body: string }) => {
    const { en, ar }: { en: PageTextDto; ar: PageTextDto } = JSON.parse(body);
    now = { ...now, draft: { ...draftInfo({ actor: 'Huda' }), en, ar } };
    return { success: true, message: 'ok', page: now };
  };
  const discard = () => {
    now = { ...now, draft: null };
    return { success: true, message: 'ok', page: now };
  };
  const row = (page: ShopPageRowDto['page']): ShopPageRowDto => ({
    page,
    last: page === 'refund' ? (versions[0] ?? null) : null,
    draft: page === 'refund' ? now.draft : null,
  });
  return new FakeApi()
    .on('GET /settings', makeSettings())
    .on('GET /admin/pages', () => SHOP_PAGE_NAMES.map(row))
    .on(READ, () => now)
    .on(`${READ}/versions`, () => ({ versions, next: null }))
    .on(`${READ}/versions/{n}`, { en: text('Old refunds', 'Never.'), ar: defaults.ar })
    .on(WRITE, write)
    .on(DRAFT, saveDraft)
    .on(DISCARD, discard)
    .on(RESTORE, () =>
      saveDraft({ body: JSON.stringify({ en: text('Old refunds', 'Never.'), ar: defaults.ar }) }),
    );
};
const open = async (api: FakeApi, path = PATH) => {
  await renderApp(path, { as: admin, api });
  return api;
};
const panel = async (language: string) =>
  within(await screen.findByRole('region', { name: language }));
const fill = (within_: ReturnType<typeof within>, label: RegExp | string, value: string) =>
  fireEvent.change(within_.getByLabelText(label), { target: { value } });
const publish = () => fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
const sent = (api: FakeApi, route = WRITE) =>
  api.callsOf(route).map(({ body }): unknown => JSON.parse(body));

it('TEXTS-10 lists the pages, with who changed them', async () => {
  await open(shop(), '/dashboard/pages');
  const rows = within(await screen.findByRole('list', { name: 'Pages' })).getAllByRole('listitem');
  expect(rows).toHaveLength(SHOP_PAGE_NAMES.length);
  expect(rows[0]?.textContent).toContain('Default text');
  const refund = within(rows[2] ?? document.body);
  expect(refund.getByText('Changed by Huda on 20 Nov 2026')).toBeTruthy();
  expect(refund.getByRole('link', { name: 'Refund policy' }).getAttribute('href')).toBe(PATH);
});

it('TEXTS-10 says when the pages could not be loaded, and tries again', async () => {
  const api = shop().on('GET /admin/pages', problem(500, 'server_error'));
  await open(api, '/dashboard/pages');
  await screen.findByText('The pages could not be loaded.');
  api.on('GET /admin/pages', []);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Pages' })).toBeTruthy();
});

it('TEXTS-11 TEXTS-12 shows both languages while they are typed, and publishes them together', async () => {
  const api = await open(shop());
  const english = await panel('English');
  const arabic = await panel('Arabic');
  fill(english, 'Title', 'Refunds of {shop}');
  fill(english, 'Text', 'Within {days}, **always**.\n\n## How\n\n- [Returns](/return-policy)');
  fill(arabic, 'Title', 'استرداد');
  const preview = within(english.getByRole('group', { name: 'Preview in English' }));
  expect(await preview.findByText('Refunds of Liwan')).toBeTruthy();
  expect(preview.getByText('Refunds of Liwan · Liwan')).toBeTruthy();
  expect((await preview.findByText('always')).tagName).toBe('STRONG');
  expect(preview.getByRole('heading', { name: 'How' })).toBeTruthy();
  expect(preview.getByRole('link', { name: 'Returns' }).getAttribute('href')).toMatch(
    /^http.*\/return-policy$/,
  );
  const right = arabic.getByRole('group', { name: 'Preview in Arabic' });
  expect([right.dir, right.lang]).toEqual(['rtl', 'ar']);
  expect(within(right).getByText('خلال 15 يوماً.')).toBeTruthy();
  publish();
  expect(await screen.findByText('The page is published.')).toBeTruthy();
  expect(sent(api)).toEqual([
    {
      version: 1,
      draft: 0,
      en: {
        title: 'Refunds of {shop}',
        description: 'Our refunds.',
        body: 'Within {days}, **always**.\n\n## How\n\n- [Returns](/return-policy)',
      },
      ar: { ...defaults.ar, title: 'استرداد' },
    },
  ]);
  await screen.findByText('Version 2');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

it('TEXTS-11 the buttons format the selection', async () => {
  await open(shop());
  const english = await panel('English');
  const area = english.getByLabelText<HTMLTextAreaElement>('Text');
  area.setSelectionRange(0, 4);
  fireEvent.click(english.getByRole('button', { name: 'Bold' }));
  expect(area.value).toBe('**Soon**.');
  fireEvent.keyDown(area, { key: 'i', ctrlKey: true });
  expect(area.value).toBe('***Soon***.');
  fireEvent.click(english.getByRole('button', { name: 'Bulleted list' }));
  expect(area.value).toBe('- ***Soon***.');
  expect(await english.findByRole('listitem')).toBeTruthy();
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
});

it('TEXTS-05 says at the fields what is wrong, and sends nothing', async () => {
  const api = await open(shop());
  const english = await panel('English');
  const arabic = await panel('Arabic');
  fill(english, 'Text', 'Read [this](www.example.com).');
  fill(english, 'Title', ' ');
  fill(arabic, 'Text', 'خلال {day}.');
  publish();
  expect(await english.findByText(/^This link does not work: www\.example\.com/)).toBeTruthy();
  expect(english.getByText('Please fill in this field.')).toBeTruthy();
  expect(document.activeElement).toBe(english.getByLabelText('Title'));
  expect(arabic.getByText(/^There is no value with the name \{day\}/)).toBeTruthy();
  expect(sent(api)).toEqual([]);
});

it('TEXTS-05 shows what the server refuses at its field', async () => {
  const api = shop();
  const detail = 'This is too long.';
  const errors = [{ pointer: '#/ar/description', detail }];
  api.on(WRITE, () => problem(400, detail, { errors }));
  await open(api);
  const arabic = await panel('Arabic');
  fill(arabic, 'Title', 'استرداد');
  publish();
  expect(await arabic.findByText(detail)).toBeTruthy();
  expect(arabic.getByLabelText<HTMLInputElement>('Title').value).toBe('استرداد');
});

it('TEXTS-13 keeps what was typed when a colleague was faster; publishing again replaces it', async () => {
  const api = shop();
  await open(api);
  const english = await panel('English');
  fill(english, 'Title', 'Mine');
  api
    .on(WRITE, () => problem(409, 'Changed.', { code: 'changed_meanwhile' }))
    .on('GET /admin/pages', [{ page: 'refund', last: version(5, { actor: 'Omar' }), draft: null }])
    .on(`${READ}/versions`, { versions: [version(5, { actor: 'Omar' })], next: null });
  publish();
  expect(await screen.findByText(/^Omar published version 5 after you opened/)).toBeTruthy();
  expect(await screen.findByText('Omar')).toBeTruthy();
  expect(english.getByLabelText<HTMLInputElement>('Title').value).toBe('Mine');
  publish();
  await waitFor(() => expect(sent(api)).toHaveLength(2));
  expect(sent(api)).toMatchObject([
    { version: 1, en: { title: 'Mine' } },
    { version: 5, en: { title: 'Mine' } },
  ]);
});

const twoVersions = () =>
  shop().on(`${READ}/versions`, {
    versions: [version(2, { restoredFrom: 1 }), version(1)],
    next: null,
  });
it('TEXTS-14 TEXTS-34 a version is viewed in both languages, and restored into the draft after a confirmation', async () => {
  const api = twoVersions();
  await open(api);
  fireEvent.click(await screen.findByRole('button', { name: 'View version 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Version 1' }));
  expect(await dialog.findByText('Old refunds')).toBeTruthy();
  expect(dialog.getByRole('group', { name: 'Preview in Arabic' }).dir).toBe('rtl');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.getByText(/Same text as version 1/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Restore version 2' })).toBeNull();
  const restore = async (text: RegExp) => {
    fireEvent.click(screen.getByRole('button', { name: 'Restore version 1' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(text)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Restore' }));
  };
  await restore(/^Its text becomes the draft/);
  expect(await screen.findByText(/^The draft now has the text of this version/)).toBeTruthy();
  const english = await panel('English');
  expect(english.getByLabelText<HTMLInputElement>('Title').value).toBe('Old refunds');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Draft' }));
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await restore(/^Its text replaces what is in the editor/);
  await waitFor(() =>
    expect(sent(api, RESTORE)).toEqual([
      { version: 1, draft: 0 },
      { version: 1, draft: 7 },
    ]),
  );
  expect(sent(api)).toEqual([]);
});

it('TEXTS-34 keeps what was typed when a colleague changed the draft before it was replaced', async () => {
  const api = twoVersions();
  await open(api);
  const english = await panel('English');
  fill(english, 'Title', 'Mine');
  api
    .on(RESTORE, () =>
      problem(409, 'A colleague changed the draft.', { code: 'changed_meanwhile' }),
    )
    .on('GET /admin/pages', [{ page: 'refund', last: version(1), draft: draftInfo() }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(/^Omar saved a draft after you opened/)).toBeTruthy();
  expect(english.getByLabelText<HTMLInputElement>('Title').value).toBe('Mine');
});

it('TEXTS-35 TEXTS-36 a version is compared with the present one and with the text in the editor', async () => {
  const api = twoVersions().on(`${READ}/versions/2`, {
    en: text('Our refunds', 'Never.'),
    ar: defaults.ar,
  });
  await open(api);
  expect(await screen.findByText('The newest 100 versions are stored.')).toBeTruthy();
  fill(await panel('English'), 'Title', 'Old friends');
  fireEvent.click(await screen.findByRole('button', { name: 'Compare version 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare versions' }));
  expect(dialog.getByLabelText<HTMLSelectElement>('Earlier text').value).toBe('1');
  const later = dialog.getByLabelText<HTMLSelectElement>('Later text');
  expect(later.value).toBe('2');
  const changes = async () => {
    const english = await dialog.findByRole('region', { name: 'English' });
    return [...english.querySelectorAll('del, ins')].map(
      (mark) => `${mark.tagName} ${mark.textContent}`,
    );
  };
  const title = ['DEL Removed: Old', 'INS Added: Our'];
  expect(await changes()).toEqual([...title, ...title]);
  expect(
    within(dialog.getByRole('region', { name: 'Arabic' })).getByText('No changes.'),
  ).toBeTruthy();
  fireEvent.change(later, { target: { value: '' } });
  await waitFor(async () => expect(await changes()).toContain('INS Added: friends'));
});

it('TEXTS-15 the default text can be used again', async () => {
  const api = await open(shop());
  const english = await panel('English');
  expect((await panel('Arabic')).getByText('Default text')).toBeTruthy();
  fireEvent.click(english.getByRole('button', { name: 'Use the default text' }));
  expect(english.getByLabelText<HTMLTextAreaElement>('Text').value).toBe(defaults.en.body);
  expect(await english.findByText('Default text')).toBeTruthy();
  publish();
  await waitFor(() => expect(sent(api)).toEqual([{ version: 1, draft: 0, ...defaults }]));
});

it('TEXTS-08 is closed without the right to edit pages', async () => {
  await renderApp(PATH, { as: ops, api: shop() });
  expect(
    await screen.findByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeTruthy();
});

it('TEXTS-11 an unknown page is not found', async () => {
  await open(shop(), '/dashboard/pages/imprint');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

const saveDraft = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('The draft is saved.');
};

it('TEXTS-24 TEXTS-27 TEXTS-28 a draft is saved unfinished, named with its previews, and published', async () => {
  const api = await open(shop());
  const english = await panel('English');
  expect(screen.queryByRole('region', { name: 'Draft' })).toBeNull();
  fill(english, 'Title', '');
  await saveDraft();
  const draft = within(await screen.findByRole('region', { name: 'Draft' }));
  expect(draft.getByText(/^Saved by Huda on 21 Nov 2026/)).toBeTruthy();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  const links = within(draft.getByRole('group', { name: 'Preview in the shop' }));
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/\/\/[^/]+\/page-preview\/token$/),
    expect.stringMatching(/\/\/[^/]+\/page-preview\/token$/),
    expect.stringMatching(/\/\/[^/]+\/ar\/page-preview\/token$/),
    expect.stringMatching(/\/\/[^/]+\/ar\/page-preview\/token$/),
  ]);
  fill(english, 'Title', 'Refunds');
  expect(draft.getByText(/without your unsaved changes/)).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await waitFor(() => expect(sent(api, DRAFT)).toHaveLength(2));
  expect(sent(api, DRAFT)).toMatchObject([
    { version: 1, draft: 0, en: { title: '' } },
    { version: 1, draft: 7, en: { title: 'Refunds' } },
  ]);
  expect(sent(api)).toEqual([]);
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  publish();
  expect(await screen.findByText('The page is published.')).toBeTruthy();
  expect(sent(api)).toMatchObject([{ version: 1, draft: 7, en: { title: 'Refunds' } }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Draft' })).toBeNull());
});

it('TEXTS-28 a preview opens in a window as wide as a phone', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  await open(shop());
  await panel('English');
  await saveDraft();
  fireEvent.click(await screen.findByRole('link', { name: 'Arabic on a phone' }));
  expect(opened.mock.calls).toEqual([
    [
      expect.stringMatching(/\/ar\/page-preview\/token$/),
      'preview-ar',
      expect.stringContaining('width=390'),
    ],
  ]);
  opened.mockRestore();
});

it('TEXTS-26 a discarded draft restores the published text, after a confirmation', async () => {
  const api = await open(shop());
  fill(await panel('English'), 'Title', 'Draft');
  await saveDraft();
  fireEvent.click(await screen.findByRole('button', { name: 'Discard the draft' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Discard the draft' }));
  expect(await screen.findByText('The draft is discarded.')).toBeTruthy();
  const title = (await panel('English')).getByLabelText<HTMLInputElement>('Title');
  await waitFor(() => expect(title.value).toBe('Our refunds'));
  expect(api.callsOf(DISCARD).map(({ query }) => query.get('draft'))).toEqual(['7']);
});

it('TEXTS-25 keeps what was typed when a colleague saved a draft; saving again replaces it', async () => {
  const api = shop();
  await open(api);
  const english = await panel('English');
  fill(english, 'Title', 'Mine');
  api
    .on(DRAFT, () => problem(409, 'Changed.', { code: 'changed_meanwhile' }))
    .on('GET /admin/pages', [{ page: 'refund', last: version(1), draft: draftInfo() }]);
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/^Omar saved a draft after you opened/)).toBeTruthy();
  expect(english.getByLabelText<HTMLInputElement>('Title').value).toBe('Mine');
  expect(await screen.findByText(/^Saved by Omar/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent(api, DRAFT)).toHaveLength(2));
  expect(sent(api, DRAFT)).toMatchObject([{ draft: 0 }, { version: 1, draft: 7 }]);
});

it('TEXTS-26 says that a version was published after the draft', async () => {
  const api = shop();
  const page = { ...draftInfo({ base: 0 }), en: text('Draft', 'Text'), ar: defaults.ar };
  api.on(READ, {
    page: 'refund',
    version: 3,
    ...defaults,
    defaults,
    draft: page,
    previewPath: '/page-preview/token',
  });
  await open(api);
  expect(await screen.findByText(/^Version 3 was published after this draft/)).toBeTruthy();
  const english = await panel('English');
  expect(english.getByLabelText<HTMLInputElement>('Title').value).toBe('Draft');
});

it('DAY-04 discarding and restoring again after a lost response say that they are done', async () => {
  const api = twoVersions();
  await open(api);
  const refused = () => problem(409, 'Changed.', { code: 'changed_meanwhile' });
  const ask = async (button: string, yes: string) => {
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: yes }));
  };
  const old = { en: text('Old refunds', 'Late.'), ar: defaults.ar };
  const page = { page: 'refund', version: 2, ...old, defaults, previewPath: '/x' };
  api
    .on(`${READ}/versions/1`, old)
    .on(READ, { ...page, draft: { ...draftInfo(), ...old } })
    .on(RESTORE, refused);
  await ask('Restore version 1', 'Restore');
  expect(await screen.findByText(/^The draft now has the text of this version/)).toBeTruthy();
  const now = { ...page, version: 1, en: text('Our refunds', 'Soon.') };
  api
    .on(DISCARD, refused)
    .on('GET /admin/pages', [{ page: 'refund', last: version(2), draft: draftInfo() }])
    .on(READ, { ...now, version: 3, draft: null });
  await ask('Discard the draft', 'Discard the draft');
  expect(await screen.findByText('Changed.')).toBeTruthy();
  api.on(READ, { ...now, version: 2, draft: null });
  await ask('Discard the draft', 'Discard the draft');
  expect(await screen.findByText('The draft is discarded.')).toBeTruthy();
});

it('TEXTS-27 the list of pages shows which have a draft', async () => {
  const api = shop().on('GET /admin/pages', [
    { page: 'refund', last: version(1), draft: draftInfo() },
    { page: 'terms', last: null, draft: null },
  ]);
  await open(api, '/dashboard/pages');
  const rows = within(await screen.findByRole('list', { name: 'Pages' })).getAllByRole('listitem');
  expect(rows.map((row) => /Draft · Saved by Omar on 21 Nov 2026/.test(row.textContent))).toEqual([
    true,
    false,
  ]);
});

const picture: PagePictureDto = {
  id: 4,
  file: 'shop-1.webp',
  width: 1200,
  height: 800,
  altEn: 'Our shop',
  altAr: 'متجرنا',
};
it('EDIT-09 TEXTS-31 an uploaded picture is inserted with the alternative text of the language', async () => {
  const api = shop()
    .on('GET /admin/page-pictures', { pictures: [], next: null })
    .on('POST /admin/page-pictures', { success: true, message: 'ok', picture });
  await open(api);
  const arabic = await panel('Arabic');
  fireEvent.click(arabic.getByRole('button', { name: 'Insert a picture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert a picture' }));
  expect(await dialog.findByText('No pictures have been uploaded yet.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Upload and insert' }));
  expect(await dialog.findAllByText('Please fill in this field.')).toHaveLength(2);
  expect(dialog.getByText('Choose an image.')).toBeTruthy();
  await chooseFiles(dialog.getByLabelText('New picture'), fileNamed('shop.png'));
  fill(dialog, 'Alternative text in English', 'Our shop');
  fill(dialog, 'Alternative text in Arabic', 'متجرنا');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  fireEvent.click(dialog.getByRole('button', { name: 'Upload and insert' }));
  const area = arabic.getByLabelText<HTMLTextAreaElement>('Text');
  await waitFor(() => expect(area.value).toContain('![متجرنا](shop-1.webp 1200x800)'));
  expect(screen.queryByRole('dialog')).toBeNull();
  const preview = within(arabic.getByRole('group', { name: 'Preview in Arabic' }));
  expect(await preview.findByRole('img', { name: 'متجرنا' })).toBeTruthy();
  // The form of the dialog is inside that of the page.
  expect(sent(api)).toEqual([]);
  expect(sent(api, DRAFT)).toEqual([]);
});

it('EDIT-03 TEXTS-31 an upload that fails after its dialog was closed is reported in a message', async () => {
  let isAnswered: () => void = () => {};
  const answered = new Promise<void>((resolve) => (isAnswered = resolve));
  const api = shop()
    .on('GET /admin/page-pictures', { pictures: [], next: null })
    .on('POST /admin/page-pictures', async () => {
      await answered;
      return problem(422, 'The picture is damaged.');
    });
  await open(api);
  const english = await panel('English');
  fireEvent.click(english.getByRole('button', { name: 'Insert a picture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert a picture' }));
  await chooseFiles(dialog.getByLabelText('New picture'), fileNamed('shop.png'));
  fill(dialog, 'Alternative text in English', 'Our shop');
  fill(dialog, 'Alternative text in Arabic', 'متجرنا');
  fireEvent.click(dialog.getByRole('button', { name: 'Upload and insert' }));
  await waitFor(() => expect(api.callsOf('POST /admin/page-pictures')).toHaveLength(1));
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  isAnswered();
  expect(await screen.findByText('The picture is damaged.')).toBeTruthy();
});

it('TEXTS-31 TEXTS-32 an earlier picture is inserted, or deleted after a confirmation', async () => {
  const api = shop()
    .on('GET /admin/page-pictures', { pictures: [picture], next: null })
    .on('DELETE /admin/page-pictures/4', problem(409, 'The page "About us" shows this picture.'));
  await open(api);
  const english = await panel('English');
  const area = english.getByLabelText<HTMLTextAreaElement>('Text');
  area.setSelectionRange(0, 0);
  fireEvent.click(english.getByRole('button', { name: 'Insert a picture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert a picture' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Delete Our shop' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The page "About us" shows this picture.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Insert Our shop' }));
  await waitFor(() => expect(area.value).toBe('Soon.\n\n![Our shop](shop-1.webp 1200x800)'));
});

it('TEXTS-33 a picture without an alternative text is not published', async () => {
  const api = await open(shop());
  const english = await panel('English');
  fill(english, 'Text', '![](shop-1.webp 1200x800)');
  publish();
  expect(await english.findByText(/^Each picture needs an alternative text/)).toBeTruthy();
  expect(sent(api)).toEqual([]);
});

it('DAY-06 what is typed while a draft is saved stays, as unsaved', async () => {
  const api = shop();
  let answer = () => {};
  const isSaved = new Promise<void>((resolve) => (answer = resolve));
  await open(api);
  const english = await panel('English');
  fill(english, 'Title', 'First');
  api.on(DRAFT, async ({ body }) => {
    await isSaved;
    const { en, ar } = JSON.parse(body) as { en: PageTextDto; ar: PageTextDto };
    const draft = { ...draftInfo({ actor: 'Huda' }), en, ar };
    return {
      success: true,
      message: 'ok',
      page: { page: 'refund', version: 1, en, ar, defaults, draft, previewPath: '/x' },
    };
  });
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await waitFor(() => expect(sent(api, DRAFT)).toHaveLength(1));
  fill(english, 'Title', 'First and more');
  answer();
  expect(await screen.findByText('The draft is saved.')).toBeTruthy();
  expect(english.getByLabelText<HTMLInputElement>('Title').value).toBe('First and more');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
});
