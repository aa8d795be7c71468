import type { ListImportDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, ops, vendor, withRights } from '@/testing/staff';

const PATH = '/dashboard/import/coupons';
const READ = 'GET /jobs/imports/6';
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const row = (over: Partial<ListImportDto> = {}): ListImportDto => ({
  ...{ id: 6, kind: 'coupons', texts: null, state: 'checked', fileName: 'coupons.xlsx' },
  ...{ uploadedBy: 'Huda', total: 3, toCreate: 1, toUpdate: 1, unchanged: 0, errors: 1 },
  ...{ progress: 0, goal: 0, notUndone: 0, createdAt: '2026-11-18T08:00:00.000Z' },
  ...{ finishedAt: null, undoneAt: null, undoUntil: null, hasFailed: false, ...over },
});
const answer = (over: Partial<ListImportDto> = {}) => ({
  success: true,
  message: `The import is ${over.state ?? 'checked'}.`,
  import: row(over),
});
const rows = {
  rows: [
    { row: 2, state: 'create', name: 'SPRING', errors: [] },
    { row: 3, state: 'update', name: 'SUMMER', errors: [] },
    {
      ...{ row: 4, state: 'error', name: 'WINTER' },
      errors: [
        { cell: null, column: 'percent', reason: 'Enter either an amount or a percentage.' },
      ],
    },
  ],
  ...{ total: 3, page: 1, limit: 20 },
};
const file = new File(['code\nSPRING\n'], 'coupons.csv', { type: 'text/csv' });
const choose = (chosen: File) =>
  fireEvent.change(screen.getByLabelText(/Choose (another )?file/), {
    target: { files: [chosen] },
  });

it('JOBS-19 checks a file, names the errors of its rows, imports the others and undoes it', async () => {
  const api = new FakeApi()
    .on('POST /jobs/imports/coupons', answer())
    .on('GET /jobs/imports/6/rows', rows)
    .on(READ, answer());
  await renderApp(PATH, { as: admin, api });
  await screen.findByRole('heading', { name: 'Import coupons' });
  expect(screen.getByText(/Columns: id, version, code, amount/)).toBeTruthy();
  choose(file);
  expect(await screen.findByRole('heading', { name: 'coupons.xlsx' })).toBeTruthy();
  expect(await screen.findByText('SPRING')).toBeTruthy();
  expect(screen.getByText('percent')).toBeTruthy();
  expect(screen.getByText('Enter either an amount or a percentage.')).toBeTruthy();
  const done = { state: 'done', undoUntil: TOMORROW, errors: 1, progress: 2, goal: 2 } as const;
  api.on('POST /jobs/imports/6/confirm', () => {
    api.on(READ, answer(done));
    return Response.json(answer({ state: 'queued' }), { status: 202 });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Import the rest' }));
  expect(await screen.findByText('The import is done.')).toBeTruthy();
  expect(api.callsOf('POST /jobs/imports/6/confirm')[0]?.body).toBe('{"skipErrors":true}');
  api.on('POST /jobs/imports/6/undo', () => {
    api.on(READ, answer({ state: 'undone' }));
    return Response.json(answer({ state: 'undoing' }), { status: 202 });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Undo import of coupons.xlsx' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('The import is undone.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo import of coupons.xlsx' })).toBeNull();
});

it('JOBS-19 says why a file was refused, and takes no other kinds', async () => {
  const api = new FakeApi().on(
    'POST /jobs/imports/coupons',
    problem(400, 'The file has no rows.', { code: 'file_refused' }),
  );
  await renderApp(PATH, { as: admin, api });
  await screen.findByRole('heading', { name: 'Import coupons' });
  choose(new File(['x'], 'coupons.pdf'));
  expect((await screen.findByRole('alert')).textContent).toContain('.xlsx and .csv');
  choose(file);
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('The file has no rows.'),
  );
});

it('JOBS-19 says that an import is loading or could not be loaded, and tries again', async () => {
  const api = new FakeApi()
    .on(READ, () => Promise.reject(new TypeError('lost')))
    .on('GET /jobs/imports/6/rows', rows);
  await renderApp(`${PATH}?import=6`, { as: admin, api });
  expect(await screen.findByText('The import could not be loaded.')).toBeTruthy();
  api.on(READ, answer());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'coupons.xlsx' })).toBeTruthy();
});

it('JOBS-19 only accounts with the right of a list import it', async () => {
  await renderApp(PATH, { as: vendor, api: new FakeApi() });
  expect(await screen.findByText(/do not have access|no access/i)).toBeTruthy();
});

it('JOBS-15 JOBS-19 a list exports what its filters match, and leads to its import', async () => {
  const api = new FakeApi()
    .on('GET /coupons/all', { coupons: [], total: 0, page: 1, limit: 20 })
    .on(
      'POST /jobs/exports/coupons',
      problem(422, 'There is nothing.', { code: 'nothing_to_export' }),
    );
  await renderApp('/dashboard/coupons?state=ended', { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(api.callsOf('POST /jobs/exports/coupons')[0]?.body).toBe('{"state":"ended"}'),
  );
  expect(screen.getByRole('link', { name: 'Import' }).getAttribute('href')).toBe(PATH);
});

it('JOBS-15 who may only see coupons exports them, and imports none', async () => {
  const api = new FakeApi().on('GET /coupons/all', { coupons: [], total: 0, page: 1, limit: 20 });
  await renderApp('/dashboard/coupons', { as: withRights(ops, { and: ['coupons.view'] }), api });
  expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Import' })).toBeNull();
});
