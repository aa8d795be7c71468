import type { JobDto, ListImportDto, ProductImportDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exportAnswer, exportJob } from '@/testing/jobs';
import { renderApp } from '@/testing/render-app';
import { admin, ops, vendor, withRights } from '@/testing/staff';

const PATH = '/dashboard/jobs';
const REVERT = 'POST /file/imports/4/revert';
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

const row: ProductImportDto = {
  id: 4,
  state: 'done',
  fileName: 'spring.xlsx',
  uploadedBy: 'Huda',
  total: 3,
  toCreate: 2,
  toUpdate: 0,
  unchanged: 0,
  errors: 1,
  warnings: 0,
  progress: 2,
  goal: 2,
  reverted: 0,
  kept: 0,
  ignoredColumns: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  confirmedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: '2026-11-20T10:00:00.000Z',
  revertedAt: null,
  revertableUntil: TOMORROW,
};
const importJob = (over: Partial<JobDto> = {}, change: Partial<ProductImportDto> = {}): JobDto => ({
  key: 'import-4',
  state: 'done',
  startedBy: 'Huda',
  createdAt: row.createdAt,
  finishedAt: row.finishedAt,
  progress: 2,
  goal: 2,
  export: null,
  words: null,
  list: null,
  statement: null,
  import: { ...row, ...change },
  ...over,
});
/** A server whose list is the next of these, the last one from then on. */
const shop = (...lists: JobDto[][]) =>
  new FakeApi().on('GET /jobs', () => {
    const [jobs = [], ...later] = lists;
    if (later.length > 0) lists.shift();
    return { jobs, total: jobs.length, page: 1, limit: 20 };
  });

it('JOBS-09 shows kind, person, state, progress, result and files', async () => {
  const api = shop([
    importJob({ state: 'waiting', goal: 0, progress: 0 }, { state: 'checked' }),
    { ...exportJob({ state: 'done' }), key: 'export-8' },
    importJob({ key: 'import-3', state: 'undone' }, { state: 'reverted' }),
    { ...exportJob({ state: 'failed' }), key: 'export-7' },
  ]);
  await renderApp(PATH, { as: admin, api, wide: true });
  await screen.findByText('Not confirmed');
  const [checked, exported, undone, failed] = within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(checked?.textContent).toMatch(/Import of products.*spring\.xlsx.*Huda.*Not confirmed/);
  expect(exported?.textContent).toMatch(/Export of orders.*Night shift.*Done.*Rows: 2 of 2/);
  const file = within(exported ?? document.body).getByRole('link');
  expect(file.getAttribute('href')).toBe('/api/jobs/exports/9/files/1');
  expect(file.textContent).toContain('orders-2026-11-20.csv (2)');
  expect(undone?.textContent).toContain('Undone');
  expect(failed?.textContent).toContain('The export failed. Please start it again.');
});

it('JOBS-09 follows a job in progress without reload', async () => {
  const api = shop([exportJob()], [exportJob({ state: 'done' })]);
  await renderApp(PATH, { as: ops, api, wide: true });
  expect(await screen.findByRole('progressbar', { name: 'Rows: 1 of 2' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /csv/ }, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('JOBS-09 shows the errors of an import with their rows, and undoes it', async () => {
  const api = shop([importJob()], [importJob({ state: 'undone' }, { state: 'reverted' })])
    .on('GET /file/imports/4/rows', {
      rows: [
        {
          row: 7,
          state: 'error',
          outcome: null,
          productId: null,
          name: 'Boat',
          code: null,
          errors: [{ cell: 'D7', column: 'price', reason: '“free” is not a number.' }],
        },
      ],
      total: 1,
      page: 1,
      limit: 20,
    })
    .on(REVERT, { success: true, message: 'Undoing.', import: { ...row, state: 'reverting' } });
  await renderApp(PATH, { as: admin, api });
  const errors = await screen.findByText('Rows with errors (1)');
  const details = errors.closest('details');
  if (!details) throw new Error('There are no details.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(await screen.findByText('Row 7')).toBeTruthy();
  expect(screen.getByText('“free” is not a number.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo import of spring.xlsx' }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('Undone')).toBeTruthy();
  expect(api.callsOf(REVERT)).toHaveLength(1);
});

it('VIEWS-16 the focus stays in the row when the pressed button is removed', async () => {
  const api = shop([importJob()], [importJob({ state: 'undone' }, { state: 'reverted' })]).on(
    REVERT,
    { success: true, message: 'Undoing.', import: { ...row, state: 'reverting' } },
  );
  await renderApp(PATH, { as: admin, api });
  const undo = await screen.findByRole('button', { name: 'Undo import of spring.xlsx' });
  act(() => undo.focus());
  fireEvent.click(undo);
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('Undone')).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /of spring\.xlsx/ })),
  );
});

it('JOBS-09 opens an import on its page', async () => {
  const api = shop([importJob()]);
  const { address } = await renderApp(PATH, { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Open spring.xlsx' }));
  await waitFor(() => expect(address()).toBe('/dashboard/upload-products'));
});

it('JOBS-09 an account that no longer may import sees its imports without their actions', async () => {
  await renderApp(PATH, { as: ops, api: shop([importJob()]) });
  expect(await screen.findByText('spring.xlsx')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /spring\.xlsx/ })).toBeNull();
});

it('JOBS-09 says when there are no jobs', async () => {
  await renderApp(PATH, { as: vendor, api: shop([]) });
  expect(await screen.findByText('No imports or exports yet.')).toBeTruthy();
});

it('JOBS-09 offers to try again when the list cannot be loaded', async () => {
  await renderApp(PATH, { as: admin, api: new FakeApi() });
  expect(
    await screen.findByText('Imports and exports could not be loaded.', {}, { timeout: 10_000 }),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('JOBS-09 needs the right to see jobs', async () => {
  await renderApp(PATH, { as: withRights(ops, { without: ['jobs.view'] }), api: shop([]) });
  expect(await screen.findByText(/do not have access/i)).toBeTruthy();
});

it('JOBS-10 vendors export their products and find their jobs', async () => {
  const api = new FakeApi()
    .on('GET /categories/all', [])
    .on('GET /products/all', { products: [], total: 0, page: 1, limit: 20 });
  await renderApp('/dashboard/allproducts', { as: vendor, api });
  expect(await screen.findByRole('button', { name: 'Export products' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Imports and exports' }).getAttribute('href')).toBe(PATH);
});

it('JOBS-12 cancels an export after a question', async () => {
  const CANCEL = 'POST /jobs/exports/9/cancel';
  const api = shop([exportJob()], [{ ...exportJob({ state: 'cancelled' }) }]).on(
    CANCEL,
    exportAnswer({ state: 'cancelled' }),
  );
  await renderApp(PATH, { as: ops, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel export' }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel export' }));
  expect(await screen.findByText('Cancelled')).toBeTruthy();
  expect(api.callsOf(CANCEL)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Cancel export' })).toBeNull();
});

it('JOBS-12 an export that has ended meanwhile is not cancelled, and the list shows it', async () => {
  const api = shop([exportJob()], [exportJob({ state: 'done' })]).on(
    'POST /jobs/exports/9/cancel',
    () => problem(409, 'The export has already ended.', { code: 'export_finished' }),
  );
  await renderApp(PATH, { as: ops, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel export' }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel export' }));
  expect(await screen.findByText('The export has already ended.')).toBeTruthy();
  expect(await screen.findByText('Done')).toBeTruthy();
});

it('JOBS-14 cancels an import after a question that says what stays', async () => {
  const CANCEL = 'POST /file/imports/4/cancel';
  const cancelled = { ...row, state: 'cancelled' as const, progress: 1 };
  const message = 'The import was cancelled: 1 of 2 rows are done.';
  const api = shop(
    [importJob({ state: 'running', progress: 1 }, { state: 'running', progress: 1 })],
    [importJob({ state: 'cancelled', progress: 1 }, cancelled)],
  ).on(CANCEL, { success: true, message, import: cancelled });
  await renderApp(PATH, { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel import of spring.xlsx' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('already stay as they are');
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel import' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await screen.findByText('Cancelled')).toBeTruthy();
  expect(screen.getByText('Rows: 1 of 2')).toBeTruthy();
  expect(api.callsOf(CANCEL)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Cancel import/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo import of spring.xlsx' })).toBeTruthy();
});

it('JOBS-14 an import that has ended meanwhile is not cancelled, and the list shows it', async () => {
  const running = importJob({ state: 'running' }, { state: 'running' });
  const api = shop([running], [importJob()]).on('POST /file/imports/4/cancel', () =>
    problem(409, 'This import is not in progress.', { code: 'import_not_running' }),
  );
  await renderApp(PATH, { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel import of spring.xlsx' }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel import' }));
  expect(await screen.findByText('This import is not in progress.')).toBeTruthy();
  expect(await screen.findByText('Done')).toBeTruthy();
});

const list: ListImportDto = {
  ...{ id: 6, kind: 'translations', texts: 'offers', state: 'done', fileName: 'texts.xlsx' },
  ...{ uploadedBy: 'Huda', total: 3, toCreate: 0, toUpdate: 3, unchanged: 0, errors: 0 },
  ...{ progress: 3, goal: 3, notUndone: 0, createdAt: row.createdAt, finishedAt: row.createdAt },
  ...{ undoneAt: null, undoUntil: TOMORROW, hasFailed: false },
};
const listJob = (over: Partial<JobDto>, change: Partial<ListImportDto>): JobDto =>
  importJob({ key: 'list-6', import: null, list: { ...list, ...change }, ...over });

it('JOBS-19 JOBS-20 leads to imports of lists and to cash statements, with the rights', async () => {
  const statement = { id: 9, fileName: 'november.xlsx', bookedAt: null };
  const jobs = [
    importJob({ key: 'list-6', import: null, list }),
    importJob({ key: 'statement-9', import: null, statement }),
  ];
  await renderApp(PATH, { as: admin, api: shop(jobs), wide: true });
  expect(await screen.findByText('Import of translations')).toBeTruthy();
  expect(screen.getByText('Cash statement of the carrier')).toBeTruthy();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Open texts.xlsx')).toBe('/dashboard/import/translations?texts=offers&import=6');
  expect(hrefOf('Open november.xlsx')).toBe('/dashboard/cash-statements/9');
  cleanup();
  await renderApp(PATH, { as: ops, api: shop(jobs.slice(0, 1)), wide: true });
  expect(await screen.findByText('Import of translations')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open texts.xlsx' })).toBeNull();
});

it.each([
  ['done', 'Undo import', 'Keep import'],
  ['running', 'Cancel import', 'Continue import'],
] as const)('JOBS-21 %s: "%s" of a list, after a question', async (state, action, keep) => {
  const running = { state, progress: 1 };
  const api = shop(
    [listJob(running, running)],
    [listJob({ state: 'undone' }, { state: 'undone', undoUntil: null })],
  ).on('POST /jobs/imports/6/undo', {
    success: true,
    message: 'The import is being undone.',
    import: list,
  });
  await renderApp(PATH, { as: admin, api, wide: true });
  const press = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: `${action} of texts.xlsx` }));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await press(keep);
  expect(api.callsOf('POST /jobs/imports/6/undo')).toHaveLength(0);
  await press(action);
  expect(await screen.findByText('The import is being undone.')).toBeTruthy();
  expect(await screen.findByText('Undone')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /of texts\.xlsx/ })).toBeNull();
});

it('JOBS-21 opens a file with errors at its rows with errors, and undoes none without the right', async () => {
  const jobs = [listJob({}, { errors: 2 })];
  await renderApp(PATH, { as: admin, api: shop(jobs), wide: true });
  expect((await screen.findByRole('link', { name: 'Open texts.xlsx' })).getAttribute('href')).toBe(
    '/dashboard/import/translations?texts=offers&rows=error&import=6',
  );
  cleanup();
  await renderApp(PATH, { as: ops, api: shop(jobs), wide: true });
  expect(await screen.findByText('Import of translations')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo import of texts.xlsx' })).toBeNull();
});
