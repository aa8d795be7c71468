import type { SynonymImportDto } from '@shop/contracts';
import { FakeApi } from '@shop/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const PATH = '/dashboard/search-words/import?import=6';
const READ = 'GET /search-words/imports/6';
const opened: SynonymImportDto = {
  ...{ id: 6, fileName: 'words.xlsx', state: 'checked', uploadedBy: 'Sami Ops', total: 0 },
  ...{ toCreate: 0, toUpdate: 0, unchanged: 0, errors: 0 },
  ...{ notUndone: 0, createdAt: '2026-11-18T08:00:00.000Z', finishedAt: null },
  ...{ undoneAt: null, undoUntil: null },
};
const answer = { success: true, message: 'Checked.', import: opened };
const rows = { rows: [], total: 0, page: 1, limit: 20 };

it('WORDS-20 says that the import of the address is loading', async () => {
  let answerNow: (found: Response) => void = () => undefined;
  const api = new FakeApi()
    .on(READ, () => new Promise<Response>((resolve) => (answerNow = resolve)))
    .on('GET /search-words/imports/6/rows', rows);
  await renderApp(PATH, { as: admin, api });
  await screen.findByRole('heading', { level: 1 });
  expect(await screen.findByText('Loading...')).toBeTruthy();
  answerNow(Response.json(answer));
  expect(await screen.findByRole('heading', { name: 'words.xlsx' })).toBeTruthy();
  expect(screen.queryByText('Loading...')).toBeNull();
});

it('WORDS-20 says that the import could not be loaded, and tries again', async () => {
  const api = new FakeApi()
    .on(READ, () => Promise.reject(new TypeError('lost')))
    .on('GET /search-words/imports/6/rows', rows);
  await renderApp(PATH, { as: admin, api });
  expect(await screen.findByText('The import could not be loaded.')).toBeTruthy();
  api.on(READ, answer);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'words.xlsx' })).toBeTruthy();
});

it('WORDS-29 undoes an import after a question', async () => {
  const undoUntil = new Date(Date.now() + 86_400_000).toISOString();
  const done = { ...opened, state: 'done', undoUntil } as const;
  const undone = { success: true, message: 'Undone.', import: { ...opened, state: 'undone' } };
  const api = new FakeApi()
    .on(READ, { ...answer, import: done })
    .on('GET /search-words/imports/6/rows', rows)
    .on('POST /search-words/imports/6/undo', undone);
  await renderApp(PATH, { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo import of words.xlsx' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('Undone', { selector: 'p *' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo import of words.xlsx' })).toBeNull();
});
