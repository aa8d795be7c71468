import type { StatementDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const statement: StatementDto = {
  ...{ id: 7, number: 'VS-7', vendorId: 5, vendor: 'Oud House', month: '2026-10' },
  ...{ issuedAt: '2026-11-01T08:00:00.000Z', paidOn: null, reference: '', version: 0 },
  ...{ entries: 1, sales: 100, refunds: 0, commission: 10, payout: 90, commissionVat: null },
};
const done = { success: true, message: '' };

it('TRUST-66 SIGNIN-09 a payout is recorded as it was entered once the password is confirmed', async () => {
  let isConfirmed = false;
  let stored = statement;
  const api = new FakeApi()
    .on('GET /vendor-statements/7', () => ({ statement: stored }))
    .on('GET /vendor-statements/7/entries', { entries: [], total: 0, page: 1, limit: 20 })
    .on('GET /admin/account/second-factor', {
      ...{ activeSince: null, codesLeft: 0, required: false, hasPasskey: false },
    })
    .on('POST /admin/account/confirm', () => {
      isConfirmed = true;
      return done;
    })
    .on('PUT /vendor-statements/7/payment', ({ body }) => {
      if (!isConfirmed) return problem(403, 'Confirm.', { code: 'reauthentication_required' });
      stored = { ...stored, ...(JSON.parse(body) as StatementDto), version: 1 };
      return { ...done, statement: stored };
    });
  await renderApp('/dashboard/vendor-statements/7', { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as paid' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText(/^Reference/), { target: { value: 'FT 1' } });
  fireEvent.click(form.getByRole('button', { name: 'Save payment' }));
  const question = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  fireEvent.change(await question.findByLabelText('Password'), { target: { value: 'Oud-1990' } });
  fireEvent.click(question.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(api.callsOf('PUT /vendor-statements/7/payment')).toHaveLength(2));
  const [first, second] = api.callsOf('PUT /vendor-statements/7/payment');
  expect(second?.body).toBe(first?.body);
  expect(JSON.parse(second?.body ?? '')).toMatchObject({ reference: 'FT 1', version: 0 });
  expect(await screen.findByText('FT 1')).toBeTruthy();
});
