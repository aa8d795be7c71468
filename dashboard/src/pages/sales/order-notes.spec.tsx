import type { OrderNoteDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { orderRow } from '@/testing/rows';
import { admin, ops } from '@/testing/staff';

const ONE = '/users/orders/one/ABCDEFGHJKMNPQRSTVWX';
const PATH = '/dashboard/orders/ABCDEFGHJKMNPQRSTVWX';
const note = (over: Partial<OrderNoteDto> = {}): OrderNoteDto => ({
  id: 5,
  text: 'Wants it after six.',
  author: 'Omar Karam',
  mine: true,
  at: '2026-11-19T06:00:00.000Z',
  editedAt: null,
  ...over,
});
const shop = (notes: OrderNoteDto[] = [], tags: string[] = []) =>
  new FakeApi()
    .on(`GET ${ONE}`, { order: orderRow({ tags }) })
    .on(`GET ${ONE}/notes`, { notes })
    .on('GET /users/orders/tags', { tags: ['Gift wrap', 'VIP'] });
const timeline = async () => within(await screen.findByRole('region', { name: 'Timeline' }));
const changed = (notes: OrderNoteDto[]) => ({ success: true, message: 'Done.', notes });
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('CASE-03 adds a note once, with a key, and empties the field', async () => {
  const api = shop();
  await renderApp(PATH, { as: ops, api });
  const panel = await timeline();
  fireEvent.click(panel.getByRole('button', { name: 'Add note' }));
  expect(await panel.findByText('Write the note first.')).toBeTruthy();
  const field = panel.getByLabelText<HTMLTextAreaElement>('Internal note');
  write(field, ' Ring twice. ');
  api.on(`POST ${ONE}/notes`, changed([note({ text: 'Ring twice.' })]));
  api.on(`GET ${ONE}/notes`, { notes: [note({ text: 'Ring twice.' })] });
  fireEvent.click(panel.getByRole('button', { name: 'Add note' }));
  expect(await panel.findByText('Ring twice.', { selector: 'p' })).toBeTruthy();
  await waitFor(() => expect(field.value).toBe(''));
  const [sent] = api.callsOf(`POST ${ONE}/notes`);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ text: 'Ring twice.' });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  expect(panel.getByText('by Omar Karam')).toBeTruthy();
});

it('CASE-03 keeps the text of a note that could not be saved', async () => {
  const api = shop().on(`POST ${ONE}/notes`, () => problem(500, 'Broken.'));
  await renderApp(PATH, { as: ops, api });
  const panel = await timeline();
  const field = panel.getByLabelText<HTMLTextAreaElement>('Internal note');
  write(field, 'Ring twice.');
  fireEvent.click(panel.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(api.callsOf(`POST ${ONE}/notes`)).toHaveLength(1));
  expect(field.value).toBe('Ring twice.');
});

it('CASE-03 an author edits and deletes the own note, after a question', async () => {
  const api = shop([note()]).on(`PUT ${ONE}/notes/5`, changed([]));
  await renderApp(PATH, { as: ops, api });
  const panel = await timeline();
  fireEvent.click(await panel.findByRole('button', { name: 'Edit note' }));
  write(panel.getByDisplayValue('Wants it after six.'), 'Wants it after seven.');
  fireEvent.click(panel.getByRole('button', { name: 'Save note' }));
  await panel.findByRole('button', { name: 'Edit note' });
  expect(JSON.parse(api.callsOf(`PUT ${ONE}/notes/5`)[0]?.body ?? '')).toEqual({
    text: 'Wants it after seven.',
    before: '{"text":"Wants it after six."}',
  });
  api.on(`DELETE ${ONE}/notes/5`, changed([])).on(`GET ${ONE}/notes`, { notes: [] });
  fireEvent.click(panel.getByRole('button', { name: 'Delete note' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(panel.queryByText('Wants it after six.')).toBeNull());
});

it('CASE-03 an admin may delete the note of another, an operations account neither', async () => {
  const api = shop([note({ mine: false })]);
  await renderApp(PATH, { as: admin, api });
  const panel = await timeline();
  expect(await panel.findByRole('button', { name: 'Delete note' })).toBeTruthy();
  expect(panel.queryByRole('button', { name: 'Edit note' })).toBeNull();
});

it('CASE-03 an operations account cannot change the note of another', async () => {
  await renderApp(PATH, { as: ops, api: shop([note({ mine: false })]) });
  const panel = await timeline();
  await panel.findByText('Wants it after six.');
  expect(panel.queryByRole('button', { name: /Edit note|Delete note/ })).toBeNull();
});

it('CASE-03 a failure to load the notes leaves the timeline', async () => {
  const api = shop().on(`GET ${ONE}/notes`, () => problem(500, 'Broken.'));
  await renderApp(PATH, { as: ops, api });
  const panel = await timeline();
  expect((await panel.findByRole('alert')).textContent).toBe('The notes could not be loaded.');
  expect(panel.getByText('Payment received')).toBeTruthy();
});

it('CASE-04 adds and removes a tag, and suggests those of other orders', async () => {
  const api = shop([], ['VIP']).on(`PUT ${ONE}/tags`, {
    success: true,
    message: 'Done.',
    tags: ['VIP', 'Call first'],
  });
  await renderApp(PATH, { as: ops, api });
  const field = await screen.findByLabelText<HTMLInputElement>('Tag');
  await waitFor(() =>
    expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(['Gift wrap']),
  );
  const add = screen.getByRole('button', { name: 'Add tag' });
  write(field, 'vip');
  fireEvent.click(add);
  expect(field.value).toBe('');
  write(field, ' Call  first ');
  fireEvent.click(add);
  await waitFor(() => expect(field.value).toBe(''));
  fireEvent.click(screen.getByRole('button', { name: 'Remove tag “VIP”' }));
  await waitFor(() => expect(api.callsOf(`PUT ${ONE}/tags`)).toHaveLength(2));
  expect(api.callsOf(`PUT ${ONE}/tags`).map(({ body }) => JSON.parse(body).tags)).toEqual([
    ['VIP', 'Call first'],
    [],
  ]);
});

it.each([
  ['en', 'Timeline', 'by Omar Karam', '19 Nov 2026'],
  ['ar', 'سجل الطلب', 'بواسطة Omar Karam', '19 نوفمبر 2026'],
] as const)('CASE-06 names who did it, by day (%s)', async (locale, name, by, day) => {
  const row = orderRow();
  row.timeline = row.timeline.map((step) => ({ ...step, actor: 'staff:3', by: 'Omar Karam' }));
  const api = shop().on(`GET ${ONE}`, { order: row });
  await renderApp(PATH, { as: admin, api, locale });
  const panel = within(await screen.findByRole('region', { name }));
  expect(panel.getByRole('heading', { level: 3, name: day })).toBeTruthy();
  expect(panel.getAllByText(by)).toHaveLength(2);
});

it('DAY-03 a note that was changed in another tab is shown before it is replaced', async () => {
  let stored = note();
  const api = shop()
    .on(`GET ${ONE}/notes`, () => ({ notes: [stored] }))
    .on(`PUT ${ONE}/notes/5`, ({ body }) => {
      const { text, before } = JSON.parse(body) as { text: string; before: string };
      if (before !== JSON.stringify({ text: stored.text }))
        return problem(409, 'Another tab was faster.', { code: 'changed_meanwhile' });
      stored = note({ text });
      return changed([stored]);
    });
  await renderApp(PATH, { as: ops, api });
  const panel = await timeline();
  fireEvent.click(await panel.findByRole('button', { name: 'Edit note' }));
  write(panel.getByDisplayValue('Wants it after six.'), 'Mine.');
  stored = note({ text: 'Theirs' });
  fireEvent.click(panel.getByRole('button', { name: 'Save note' }));
  expect(
    await panel.findByText('Someone else has saved: Theirs. Saving again replaces it.'),
  ).toBeTruthy();
  expect(stored.text).toBe('Theirs');
  expect(panel.getByDisplayValue('Mine.')).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(stored.text).toBe('Mine.'));
});
