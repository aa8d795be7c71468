import type { SynonymImportDto } from '@shop/contracts';
import { FakeApi } from '@shop/testing';
import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const PATH = '/dashboard/search-words/import?import=6';
const READ = 'GET /search-words/imports/6';
const opened: SynonymImportDto = {
  ...{ id: 6, fileName: 'words.xlsx', state: 'checked', uploadedBy: 'Sami Ops', total: 0 },
  ...{ toCreate: 0, toUpdate: 0, unchanged: 0, errors: 0 },
  ...{ createdAt: '2026-11-18T08:00:00.000Z', finishedAt: null },
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
