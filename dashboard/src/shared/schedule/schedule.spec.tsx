import type { ChangeScheduleDto, MainAdDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const WRITE = 'PATCH /main_ads/{id}/schedule';
const ad = (change: Partial<MainAdDto> = {}): MainAdDto => ({
  id: 5,
  image: null,
  title: 'Gift week',
  titleAr: 'أسبوع الهدايا',
  text: '',
  textAr: '',
  path: '',
  shownFrom: null,
  shownUntil: null,
  ...change,
});
const open = async (api: FakeApi, locale: 'en' | 'ar' = 'en') => {
  await renderApp('/dashboard/main-ads', { as: admin, api, locale });
  const name = locale === 'ar' ? 'أسبوع الهدايا' : 'Gift week';
  return (await screen.findByRole('heading', { level: 2, name })).closest('li');
};
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = (api: FakeApi) =>
  api
    .callsOf('PATCH /main_ads/5/schedule')
    .map(({ body }) => JSON.parse(body) as ChangeScheduleDto);

it('PLACE-10 sets start and end in the time of Dubai', async () => {
  const api = new FakeApi()
    .on('GET /main_ads/all', [ad({ shownFrom: '2026-12-02T05:30:00.000Z' })])
    .on(WRITE, { success: true, message: 'ok', mainAd: ad() });
  await open(api);
  fireEvent.click(screen.getByRole('button', { name: 'Schedule of Gift week' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Shown from/).value).toBe('2026-12-02T09:30');
  write(/^Shown until/, '2026-12-02T09:00');
  fireEvent.click(screen.getByRole('button', { name: 'Save schedule' }));
  expect(await screen.findByText('The end must be later than the start.')).toBeTruthy();
  write(/^Shown until/, '2026-12-05T00:00');
  fireEvent.click(screen.getByRole('button', { name: 'Save schedule' }));
  expect(await screen.findByText('The schedule is saved.')).toBeTruthy();
  expect(sent(api)).toEqual([
    {
      shownFrom: '2026-12-02T05:30:00.000Z',
      shownUntil: '2026-12-04T20:00:00.000Z',
      before: { shownFrom: '2026-12-02T05:30:00.000Z', shownUntil: null },
    },
  ]);
});

it('PLACE-13 keeps the entered times when a colleague was faster, and shows the new schedule', async () => {
  const text = 'Someone has changed this schedule.';
  const api = new FakeApi()
    .on('GET /main_ads/all', [ad()])
    .on(WRITE, problem(409, text, { code: 'changed_meanwhile' }));
  await open(api);
  fireEvent.click(screen.getByRole('button', { name: 'Schedule of Gift week' }));
  write(/^Shown until/, '2026-12-05T00:00');
  const theirs = { shownFrom: null, shownUntil: '2027-01-01T00:00:00.000Z' };
  api.on('GET /main_ads/all', [ad(theirs)]);
  fireEvent.click(screen.getByRole('button', { name: 'Save schedule' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(text)).toBeTruthy();
  expect(await dialog.findByText(/^A colleague has set this schedule/)).toBeTruthy();
  expect(dialog.getByText(/^Until 1 January 2027/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Shown until/).value).toBe('2026-12-05T00:00');
  fireEvent.click(screen.getByRole('button', { name: 'Save schedule' }));
  await waitFor(() => expect(sent(api)).toHaveLength(2));
  expect(sent(api)[1]?.before).toEqual(theirs);
});

it('PLACE-10 shows the schedule in both languages', async () => {
  const over = { shownFrom: '2026-01-01T08:00:00.000Z', shownUntil: '2026-01-31T20:00:00.000Z' };
  const api = new FakeApi().on('GET /main_ads/all', [ad(over)]);
  const card = await open(api, 'ar');
  expect(card?.textContent).toContain('انتهى عرضه');
  expect(card?.textContent).toContain('حتى 1 فبراير 2026');
});
