import {
  resultOfFields,
  type CardResult,
} from '../../../platform/gateways/card-payment/card-result.js';
import { eventOfResult } from './event-of-result.js';

const payment = { orderNo: 'A-1', amountFils: 15_000 };
const success = resultOfFields({ order_no: 'A-1', amount: '150.00', status: 'Successful' });

it('MUT-05 only a success of this payment, with its amount and ours, captures it', () => {
  expect(eventOfResult(payment, success, true)).toBe('captured');
  expect(eventOfResult(payment, success, false)).toBe('mismatched');
  for (const change of [{ orderNo: 'A-2' }, { amountFils: 14_999 }, { amountFils: undefined }])
    expect(eventOfResult(payment, { ...success, ...change }, true)).toBe('mismatched');
});

it.each([
  ['pending', 'pending'],
  ['failed', 'failed'],
  ['cancelled', 'cancelled'],
  ['unknown', undefined],
] as [CardResult['outcome'], string | undefined][])(
  'MUT-05 the outcome %s means %p, whatever else the result says',
  (outcome, event) => {
    for (const isOurs of [true, false])
      expect(eventOfResult(payment, { ...success, outcome, orderNo: '' }, isOurs)).toBe(event);
  },
);
