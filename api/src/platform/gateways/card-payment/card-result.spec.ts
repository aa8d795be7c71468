import { refundResultOf } from './card-refund.js';
import { amountOf, outcomeOf, refundsOf, resultOf, resultOfFields } from './card-result.js';
import { msg } from '../../i18n/message.js';

it.each([
  ['Successful', 'successful'],
  [' SUCCESS ', 'successful'],
  ['Pending', 'pending'],
  ['Failed', 'failed'],
  ['Aborted', 'cancelled'],
  ['Cancelled', 'cancelled'],
  ['', 'unknown'],
  ['Successfully declined', 'unknown'],
])('MUT-05 reads the status %j as %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});

it.each([
  ['150.00', 15_000],
  [' 150.5 ', 15_050],
  ['0', 0],
  ['999999999.99', 99_999_999_999],
  ['1000000000', undefined],
  ['150.005', undefined],
  ['150.', undefined],
  ['-150', undefined],
  ['1,150.00', undefined],
  ['1150.00 AED', undefined],
  ['', undefined],
])('MUT-05 reads the amount %j as %p fils', (text, fils) => {
  expect(amountOf(text)).toBe(fils);
});

it('MUT-05 reads the fields of a return by their places', () => {
  const piped =
    'Paygate| M1 |A-1|150.00|ARE|AED|2026-11-27|10:00|AG1|PG1|Successful|00000|Approved';
  expect(resultOf(piped)).toEqual({
    merchantId: 'M1',
    orderNo: 'A-1',
    amountText: '150.00',
    amountFils: 15_000,
    country: 'ARE',
    currency: 'AED',
    agRef: 'AG1',
    pgRef: 'PG1',
    statusText: 'Successful',
    outcome: 'successful',
    code: '00000',
  });
  expect(resultOf('')).toMatchObject({ merchantId: '', outcome: 'unknown', amountFils: undefined });
});

it('MUT-05 reads the fields of a status response by their names', () => {
  const fields = { me_id: 'M1', order_no: 17, amount: 150, status: 'Pending', res_code: '1' };
  expect(resultOfFields(fields)).toMatchObject({
    orderNo: '17',
    amountFils: 15_000,
    outcome: 'pending',
    agRef: '',
  });
});

it('MUT-05 adds up the refunds of a status response by their status', () => {
  const refunds = [
    { refund_amount: '10.00', status: 'Successful' },
    { refund_amount: '2.50', status: 'success' },
    { refund_amount: '5', status: 'Pending' },
    { refund_amount: '99', status: 'Failed' },
    { refund_amount: 'all', status: 'Successful' },
    'no record',
  ];
  expect(refundsOf(refunds)).toEqual({ refunds: { doneFils: 1250, pendingFils: 500 } });
  expect(refundsOf([])).toEqual({ refunds: { doneFils: 0, pendingFils: 0 } });
  for (const other of [undefined, {}, 'x']) expect(refundsOf(other)).toEqual({});
});

it.each([
  [{ status: 'Successful' }, { outcome: 'refunded' }],
  [{ status: 'odd', res_code: '00000' }, { outcome: 'refunded' }],
  [{ status: 'Pending' }, { outcome: 'pending' }],
  [
    { status: 'Failed', res_code: '00012', res_message: 'None' },
    { outcome: 'refused', reason: msg('cardGateway.noTransaction', { text: 'None' }) },
  ],
  [
    { status: 'Failed', res_code: '00057', res_message: 'No' },
    { outcome: 'refused', reason: msg('cardGateway.bankRefused', { text: 'No' }) },
  ],
  [
    { status: 'Failed', res_code: '00061', res_message: 'More' },
    { outcome: 'refused', reason: msg('cardGateway.aboveCaptured', { text: 'More' }) },
  ],
  [
    { status: 'Failed', res_code: '9' },
    { outcome: 'refused', reason: msg('server.text', { text: 'Refused.' }) },
  ],
])('MUT-05 reads the refund response %j', (response, result) => {
  expect(refundResultOf(response)).toEqual(result);
});

it.each([{}, { status: 'Cancelled' }, { status: 'Successfully declined', res_code: '0' }])(
  'MUT-05 the refund response %j is unclear, so the refund is enquired about',
  (response) => {
    expect(() => refundResultOf(response)).toThrow(
      expect.objectContaining({ detail: msg('cardGateway.noRefundResult') }),
    );
  },
);
