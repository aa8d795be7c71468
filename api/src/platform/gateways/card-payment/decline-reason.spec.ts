import { declineReasonOf } from './decline-reason.js';

it.each([
  ['00051', 'insufficient_funds'],
  ['51', 'insufficient_funds'],
  ['00054', 'expired_card'],
  ['0001a', 'authentication_failed'],
  ['14', 'invalid_card'],
  ['33', 'expired_card'],
  ['55', 'authentication_failed'],
  ['61', 'limit_exceeded'],
  ['65', 'limit_exceeded'],
  ['82', 'authentication_failed'],
  [' 51 ', 'insufficient_funds'],
  ['5001', 'declined'],
  ['00005', 'declined'],
  ['', 'declined'],
  ['E-1051', 'declined'],
])('PAY-20 reads the result code %p as %s', (code, reason) => {
  expect(declineReasonOf(code)).toBe(reason);
});
