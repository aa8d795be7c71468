import { FakeApi } from '@shop/testing';
import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const never = { succeeded: null, testedAt: null, reason: null };
const stateWith = (mail: object) => ({
  ...{ name: true, business: true, product: false, order: false },
  providers: [
    { ...never, provider: 'mail', ...mail },
    { ...never, provider: 'carrier' },
    { ...never, provider: 'card' },
  ],
});
const failed = {
  ...{ succeeded: false, testedAt: '2026-11-20T08:00:00.000Z' },
  reason: 'The mail server did not respond.',
};

it('FIRST-13 the reason of a failed test is shown after a reload, until the next test', async () => {
  let stored: object = failed;
  const api = new FakeApi()
    .on('GET /admin/first-run', () => stateWith(stored))
    .on('POST /admin/first-run/test', () => {
      stored = { succeeded: true, testedAt: '2026-11-20T09:00:00.000Z', reason: null };
      return { provider: 'mail', succeeded: true, message: 'A test mail was sent.' };
    });
  await renderApp('/dashboard/first-run/providers', { as: admin, api });
  expect(await screen.findByText('The mail server did not respond.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send a test mail' }));
  expect(await screen.findByText('A test mail was sent.')).toBeTruthy();
  expect(screen.queryByText('The mail server did not respond.')).toBeNull();
});

it('FIRST-07 names the step on a small screen, where the others are marks with names', async () => {
  const api = new FakeApi().on('GET /admin/first-run', stateWith({}));
  await renderApp('/dashboard/first-run/providers', { as: admin, api, wide: false });
  const current = await screen.findByRole('link', { current: 'step' });
  expect(current.textContent).toContain('4. Mail, carrier and card gateway');
  expect(screen.getByRole('link', { name: /5\. First product/ })).toBeTruthy();
});
