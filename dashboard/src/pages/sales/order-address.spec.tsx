import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { orderRow, stuckRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin, ops } from '@/testing/staff';

const ID = 'ABCDEFGHJKMNPQRSTVWX';
const CALL = `/users/orders/one/${ID}`;
const FEES = { deliveryFeeDubai: 25, deliveryFeeOther: 30, freeShippingFrom: null };
const done = { success: true, message: 'The shipment is created.', order: orderRow() };
const shopOf = (over = {}) =>
  new FakeApi().on(`GET ${CALL}`, { order: orderRow(over) }).on('GET /settings', FEES);
const open = (api: FakeApi, as = admin) => renderApp(`/dashboard/orders/${ID}`, { as, api });
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const editing = async () => {
  await press(/^Edit address/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery address' }));
  await dialog.findByLabelText('Full name');
  return dialog;
};

it('ADM-ORD-10 operations create the shipment of a paid order after confirmation', async () => {
  const api = shopOf().on(`POST ${CALL}/shipment`, done);
  await open(api, ops);
  await press(/^Create shipment/);
  await press(/^Yes$/);
  expect(await screen.findByText('The shipment is created.')).toBeTruthy();
  expect(api.callsOf(`POST ${CALL}/shipment`)).toHaveLength(1);
});

it('ADM-ORD-10 says why the carrier refused', async () => {
  const api = shopOf().on(`POST ${CALL}/shipment`, () =>
    problem(422, 'The carrier rejected the shipment: Unknown city'),
  );
  await open(api);
  await press(/^Create shipment/);
  await press(/^Yes$/);
  expect(await screen.findByText('The carrier rejected the shipment: Unknown city')).toBeTruthy();
});

it('ADM-ORD-11 the form has the whole address, shows a different fee, and server errors at their fields', async () => {
  const api = shopOf().on(`PUT ${CALL}/address`, () =>
    problem(400, 'Wrong.', {
      errors: [{ pointer: '#/phone', detail: 'This is no phone number.' }],
    }),
  );
  await open(api);
  const dialog = await editing();
  const values = ['Full name', 'Phone number', 'City', 'Area', 'Building'].map(
    (name) => dialog.getByLabelText<HTMLInputElement>(name).value,
  );
  expect(values).toEqual(['Mariam Saleh', '+971501234567', 'Dubai', 'Al Barsha', 'Sidra']);
  expect(dialog.queryByText(/^The delivery fee charged remains/)).toBeNull();
  fireEvent.change(dialog.getByLabelText('City'), { target: { value: 'Ajman' } });
  expect(
    (await dialog.findByText(/^The delivery fee charged remains/)).textContent?.replace(
      /\u00a0/g,
      ' ',
    ),
  ).toBe('The delivery fee charged remains AED 25.00. The fee for this city is AED 30.00.');
  fireEvent.change(dialog.getByLabelText('Area'), { target: { value: ' ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save address' }));
  expect(await dialog.findByText('Please enter an area.')).toBeTruthy();
  expect(api.callsOf(`PUT ${CALL}/address`)).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Area'), { target: { value: 'Al Nuaimiya' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save address' }));
  expect(await dialog.findByText('This is no phone number.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Area').value).toBe('Al Nuaimiya');
  expect(JSON.parse(api.callsOf(`PUT ${CALL}/address`)[0]?.body ?? '')).toMatchObject({
    fullName: 'Mariam Saleh',
    city: 'Ajman',
    area: 'Al Nuaimiya',
    flat: '107',
  });
});

it('ADM-STUCK-11 a refused address is corrected and shipped in one step; the carrier’s error is shown in the dialog', async () => {
  const orders = [stuckRow()];
  const api = shopOf({ state: 'shipment_failed' })
    .on('GET /admin/stuck-orders', { orders, total: 1 })
    .on(`PUT ${CALL}/address`, { ...done, chargedFee: 25, currentFee: 25 })
    .on(`POST ${CALL}/shipment`, () =>
      problem(422, 'The carrier rejected the shipment: Bad phone'),
    );
  await renderApp('/dashboard/stuck-orders', { as: ops, api });
  const dialog = await editing();
  fireEvent.click(dialog.getByRole('button', { name: 'Save and create shipment' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'The carrier rejected the shipment: Bad phone',
  );
  api.on(`POST ${CALL}/shipment`, done);
  fireEvent.click(dialog.getByRole('button', { name: 'Save and create shipment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(`PUT ${CALL}/address`)).toHaveLength(2);
});

it('ADM-STUCK-11 DAY-06 after a lost response to the shipment the form does not say that nothing is saved', async () => {
  const api = shopOf({ state: 'shipment_failed' })
    .on(`PUT ${CALL}/address`, { ...done, chargedFee: 25, currentFee: 25 })
    .on(`POST ${CALL}/shipment`, () => {
      throw new TypeError('Failed to fetch');
    });
  await open(api);
  const dialog = await editing();
  fireEvent.click(dialog.getByRole('button', { name: 'Save and create shipment' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^No response arrived, so this/);
});

it('ADM-ORD-11 the address cannot be edited once the shipment exists', async () => {
  await open(shopOf({ state: 'ready_to_ship' }));
  await screen.findByRole('region', { name: 'Shopper' });
  expect(screen.queryByRole('button', { name: /^Edit address/ })).toBeNull();
});
