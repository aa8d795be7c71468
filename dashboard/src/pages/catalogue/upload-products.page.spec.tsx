import { File as NodeFile } from 'node:buffer';
import type { ProductImportDto, ProductImportRowDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { exportAnswer, exportJob } from '@/testing/jobs';
import { admin, vendor } from '@/testing/staff';

const PATH = '/dashboard/upload-products';
const CHECK = 'POST /file/upload-excel';
const CONFIRM = 'POST /file/imports/4/confirm';
const REVERT = 'POST /file/imports/4/revert';
const DONE = 'The products were imported: 2 added.';

const found = (over: Partial<ProductImportDto> = {}): ProductImportDto => ({
  id: 4,
  state: 'checked',
  fileName: 'spring.xlsx',
  uploadedBy: 'Huda',
  total: 2,
  toCreate: 2,
  toUpdate: 0,
  unchanged: 0,
  errors: 0,
  warnings: 0,
  progress: 0,
  goal: 0,
  reverted: 0,
  kept: 0,
  ignoredColumns: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  confirmedAt: null,
  finishedAt: null,
  revertedAt: null,
  revertableUntil: null,
  ...over,
});
const line = (over: Partial<ProductImportRowDto>): ProductImportRowDto => ({
  row: 2,
  state: 'create',
  outcome: null,
  productId: null,
  name: 'Amber Candle',
  code: 'AC-1',
  errors: [],
  warnings: [],
  ...over,
});
const faulty = [
  line({}),
  line({
    row: 5,
    state: 'error',
    name: 'Boat',
    code: null,
    errors: [
      { cell: 'D5', column: 'price', reason: '“free” is not a number. Enter it like 149.50.' },
      { cell: 'F5', column: 'category', reason: 'There is no category “Boats”.' },
    ],
  }),
];

/** A fake server with one import, which advances one step per request. */
const shop = (start: ProductImportDto, rows = [line({}), line({ row: 3, name: 'Lamp' })]) => {
  const server = { row: start, steps: [] as Partial<ProductImportDto>[], message: 'checked' };
  const answer = (message = server.message) => ({ success: true, message, import: server.row });
  const api = new FakeApi()
    .on('GET /file/imports', () => ({ imports: [server.row], total: 1, page: 1, limit: 10 }))
    .on('GET /file/imports/4', () => {
      server.row = { ...server.row, ...server.steps.shift() };
      if (server.row.state === 'done') server.message = DONE;
      return answer();
    })
    .on('GET /file/imports/4/rows', ({ query }) => {
      const state = query.get('state');
      const isWarned = query.get('warned') === 'true';
      const shown = rows.filter(
        (row) => (!state || row.state === state) && (!isWarned || row.warnings.length > 0),
      );
      return { rows: shown, total: shown.length, page: 1, limit: 20 };
    })
    .on('GET /products/all', { products: [], total: 0, page: 1, limit: 20 })
    .on('GET /categories/all', [])
    .on(CHECK, () => ({ ...answer(), rows }))
    .on(CONFIRM, () => {
      server.row = { ...server.row, state: 'queued', goal: 2 };
      return answer();
    })
    .on(REVERT, () => {
      server.row = { ...server.row, state: 'reverting', goal: 2, progress: 0 };
      return answer();
    });
  return { api, server };
};
const open = async (api: FakeApi) => {
  const scene = await renderApp(PATH, { as: admin, api });
  await screen.findByRole('button', { name: 'Upload Excel' });
  return scene;
};
const sheet = (name = 'spring.xlsx') => new NodeFile(['PK'], name) as unknown as File;
const give = (file = sheet()) =>
  fireEvent.change(screen.getByLabelText(/^Choose/), { target: { files: [file] } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const panel = () => screen.getByRole('region', { name: 'Upload Products from Excel' });

beforeEach(() => sessionStorage.clear());

it('DAY-04 a link that is pressed twice while the session is checked downloads once', async () => {
  await renderApp(PATH, { as: admin, api: new FakeApi() });
  const link = await screen.findByRole('link', { name: 'Download template' });
  const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  fireEvent.click(link);
  fireEvent.click(link);
  await waitFor(() => expect(download).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  expect(download).toHaveBeenCalledTimes(1);
  fireEvent.click(link);
  await waitFor(() => expect(download).toHaveBeenCalledTimes(2));
  download.mockRestore();
});

it('ADM-XLS-01 is named Excel and has a template, a file picker and Upload Excel', async () => {
  await open(shop(found()).api);
  const navigation = within(screen.getByRole('navigation', { name: 'Dashboard' }));
  expect(navigation.getByRole('link', { name: 'Excel import' }).getAttribute('href')).toBe(PATH);
  const template = screen.getByRole('link', { name: 'Download template' });
  expect(template.getAttribute('href')).toBe('/api/file/template?language=en');
  expect(screen.getByLabelText('Choose Excel file').getAttribute('accept')).toBe('.xlsx,.xls');
});

it('ADM-XLS-02 asks for a file, and accepts only .xlsx and .xls', async () => {
  const { api } = await open(shop(found()).api);
  press('Upload Excel');
  expect(within(panel()).getByRole('alert').textContent).toBe('Please select an Excel file.');
  give(sheet('spring.csv'));
  expect(within(panel()).getByRole('alert').textContent).toContain('Only .xlsx and .xls');
  expect(api.callsOf(CHECK)).toEqual([]);
  give(sheet('SPRING.XLS'));
  await waitFor(() => expect(api.callsOf(CHECK)).toHaveLength(1));
  expect(api.callsOf(CHECK)[0]?.query.get('dryRun')).toBe('true');
  expect(within(panel()).queryByRole('alert')).toBeNull();
});

it('ADM-XLS-03 ADM-XLS-04 covers the panel until the import has ended, then shows the message and all products', async () => {
  const { api, server } = shop(found());
  server.steps = [
    { state: 'running', progress: 1 },
    { state: 'done', progress: 2 },
  ];
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((go) => {
    letGo = () => void go();
  });
  api.on(CHECK, async () => {
    await held;
    return { success: true, message: 'checked', import: server.row, rows: [] };
  });
  const { address } = await open(api);
  give();
  expect(await screen.findByText('Checking the file…')).toBeTruthy();
  expect(panel().getAttribute('aria-busy')).toBe('true');
  letGo();
  await screen.findByText('Amber Candle');
  expect(panel().getAttribute('aria-busy')).toBe('false');
  press('Upload Excel');
  expect(await screen.findByText('1 of 2 products done')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/dashboard/allproducts'), { timeout: 10_000 });
  expect(await screen.findByText(DONE)).toBeTruthy();
  expect(api.callsOf(CONFIRM).map(({ body }) => body)).toEqual(['{"skipErrors":false}']);
});

it('ADM-XLS-03 a file that cannot be read says why', async () => {
  const why = 'This is not an Excel workbook. Save it as .xlsx or .xls.';
  const { api } = shop(found());
  await open(api.on(CHECK, problem(422, why)));
  give();
  expect(await screen.findByText('Failed to upload Excel file')).toBeTruthy();
  expect(within(panel()).getByRole('alert').textContent).toBe(why);
  expect(screen.queryByText('Checking the file…')).toBeNull();
});

it('ADM-XLS-01 shows each row with its Excel number and what is wrong in which cell', async () => {
  const { api } = shop(found({ toCreate: 1, errors: 1, ignoredColumns: ['Shelf'] }), faulty);
  await open(api);
  give();
  const table = await screen.findByRole('table', { name: 'Rows of spring.xlsx' });
  await within(table).findByText('Boat');
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toMatch(/^2New/);
  expect(second?.textContent).toMatch(/^5Error/);
  expect(second?.textContent).toContain('D5 · price“free” is not a number');
  expect(second?.textContent).toContain('F5 · categoryThere is no category “Boats”.');
  expect(screen.getByText('Shelf')).toBeTruthy();
  press('Only errors 1');
  await waitFor(() => expect(within(table).queryByText('Amber Candle')).toBeNull());
  expect(within(table).getByText('Boat')).toBeTruthy();
});

it('ADM-XLS-03 asks before rows with errors are left out', async () => {
  const { api, server } = shop(found({ toCreate: 1, errors: 1 }), faulty);
  server.steps = [{ state: 'done' }];
  await open(api);
  give();
  await screen.findByText('Boat');
  press('Upload Excel');
  const question = await screen.findByRole('alertdialog', { name: 'Skip 1 row?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Correct the file first' }));
  expect(api.callsOf(CONFIRM)).toEqual([]);
  press('Upload Excel');
  fireEvent.click(await screen.findByRole('button', { name: 'Import the rest' }));
  await waitFor(() => expect(api.callsOf(CONFIRM)).toHaveLength(1));
  expect(api.callsOf(CONFIRM)[0]?.body).toBe('{"skipErrors":true}');
});

it('ADM-XLS-03 a file with errors in every row cannot be imported', async () => {
  const { api } = shop(found({ total: 1, toCreate: 0, errors: 1 }), faulty.slice(1));
  await open(api);
  give();
  await screen.findByText(/No row can be imported/);
  press('Upload Excel');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(api.callsOf(CONFIRM)).toEqual([]);
});

it('ADM-XLS-04 a running import is resumed after a reload until it ends', async () => {
  sessionStorage.setItem('product-import', '4');
  const { api, server } = shop(found({ state: 'running', progress: 1, goal: 2 }));
  server.steps = [{}, { state: 'done', progress: 2 }];
  const { address } = await open(api);
  expect(await screen.findByText('1 of 2 products done')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/dashboard/allproducts'), { timeout: 10_000 });
  expect(sessionStorage.getItem('product-import')).toBeNull();
});

it('ADM-XLS-03 a finished import has its message, a result file and a link to the products', async () => {
  sessionStorage.setItem('product-import', '4');
  await open(shop(found({ state: 'done' })).api);
  expect(await within(panel()).findByText(DONE)).toBeTruthy();
  const link = (name: string) => within(panel()).getByRole('link', { name }).getAttribute('href');
  expect(link('Result file')).toBe('/api/file/imports/4/result?language=en');
  expect(link('All Products')).toBe('/dashboard/allproducts');
});

it('ADM-XLS-03 a deleted import is closed', async () => {
  sessionStorage.setItem('product-import', '9');
  await open(shop(found()).api);
  await waitFor(() => expect(sessionStorage.getItem('product-import')).toBeNull());
  expect(screen.getByLabelText('Choose Excel file')).toBeTruthy();
});

it('ADM-XLS-03 undoes an import after confirmation', async () => {
  const revertableUntil = new Date(Date.now() + 60_000).toISOString();
  const { api, server } = shop(found({ state: 'done', revertableUntil }));
  await open(api);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo import of spring.xlsx' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Undo the import of spring.xlsx?',
  });
  server.steps = [{ state: 'reverted' }];
  server.message = 'The import was undone: 2 rows.';
  fireEvent.click(within(question).getByRole('button', { name: 'Undo import' }));
  await waitFor(() => expect(screen.getAllByText(server.message)).toHaveLength(2), {
    timeout: 10_000,
  });
  expect(api.callsOf(REVERT)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo import/ })).toBeNull());
});

it('ADM-XLS-03 an old import cannot be undone', async () => {
  await open(shop(found({ state: 'done', revertableUntil: '2026-01-01T00:00:00.000Z' })).api);
  await screen.findByRole('button', { name: 'Open spring.xlsx' });
  expect(screen.queryByRole('button', { name: /^Undo import/ })).toBeNull();
});

it('ADM-ROLE-06 a vendor has no Excel page', async () => {
  await renderApp(PATH, { as: vendor });
  expect(await screen.findByText(/do not have access/i)).toBeTruthy();
});

it('ROUND-08 JOBS-10 starts an export of all products', async () => {
  const { api } = shop(found());
  api.on('POST /jobs/exports/products', () => exportAnswer({ kind: 'products' }));
  api.on('GET /jobs/exports/9', () => exportJob({ kind: 'products' }));
  await open(api);
  fireEvent.click(await screen.findByRole('button', { name: 'Export products' }));
  expect(await screen.findByText(/^The export has started/)).toBeTruthy();
  expect(api.callsOf('POST /jobs/exports/products')).toHaveLength(1);
});

it('HONEST-15 shows warnings of prices and filters by them; the file can be imported', async () => {
  const reason = 'AED 200.00 will not be shown struck through. Lowest price: AED 150.00.';
  const warned = line({
    row: 3,
    name: 'Lamp',
    warnings: [{ cell: 'D3', column: 'offerPrice', reason }],
  });
  const { api } = shop(found({ warnings: 1 }), [line({}), warned]);
  await open(api);
  give();
  expect(await within(panel()).findByText(reason)).toBeTruthy();
  expect(within(panel()).getByText('Amber Candle')).toBeTruthy();
  fireEvent.click(within(panel()).getByRole('button', { name: /With a warning\W*1/ }));
  await waitFor(() => expect(within(panel()).queryByText('Amber Candle')).toBeNull());
  expect(within(panel()).getByText(reason)).toBeTruthy();
  press('Upload Excel');
  await waitFor(() => expect(api.callsOf(CONFIRM)).toHaveLength(1));
});
