import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

it.each(['Valid from', 'Valid until'])(
  'COUPON-14 EDIT-03 “%s” that is entered in part, or in no year from 2000 to 2099, is refused at its field',
  async (label) => {
    const api = new FakeApi()
      .on('GET /coupons/all', { coupons: [], total: 0, page: 1, limit: 20 })
      .on('POST /coupons/add', { success: true, message: '' });
    await renderApp('/dashboard/coupons', { as: admin, api });
    fireEvent.click(await screen.findByRole('button', { name: 'Add coupon' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add coupon' }));
    const write = (name: RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(name), { target: { value } });
    const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Add coupon' }));
    const text = /^Enter a whole date and time/;
    write(/^Code/, 'EID10');
    write(/^Percent/, '10');
    const time = dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
    // What browsers report while the time of day is missing.
    Object.defineProperty(time, 'validity', { value: { badInput: true }, configurable: true });
    save();
    expect(await dialog.findByText(text)).toBeTruthy();
    expect(time.getAttribute('aria-invalid')).toBe('true');
    Object.defineProperty(time, 'validity', { value: { badInput: false }, configurable: true });
    fireEvent.change(time, { target: { value: '20991-12-02T09:30' } });
    save();
    expect(await dialog.findByText(text)).toBeTruthy();
    expect(api.callsOf('POST /coupons/add')).toEqual([]);
    fireEvent.change(time, { target: { value: '' } });
    await waitFor(() => expect(dialog.queryByText(text)).toBeNull());
    save();
    await waitFor(() => expect(api.callsOf('POST /coupons/add')).toHaveLength(1));
  },
);

it('EDIT-03 a coupon that is refused says so in its dialog, with the reason, and in no message beside it', async () => {
  const api = new FakeApi()
    .on('GET /coupons/all', { coupons: [], total: 0, page: 1, limit: 20 })
    .on('POST /coupons/add', () => problem(503, 'The service is not available.'));
  await renderApp('/dashboard/coupons', { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Add coupon' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add coupon' }));
  fireEvent.change(dialog.getByLabelText(/^Code/), { target: { value: 'EID10' } });
  fireEvent.change(dialog.getByLabelText(/^Percent/), { target: { value: '10' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add coupon' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('The service is not available.');
  expect(dialog.getByText('The coupon could not be saved.')).toBeTruthy();
  expect(screen.getAllByText('The coupon could not be saved.')).toHaveLength(1);
  expect(dialog.getByLabelText<HTMLInputElement>(/^Code/).value).toBe('EID10');
});
