import { declineReasonOf } from './decline-reason.js';

it.each([
  ['00051', 'insufficient_funds'],
  ['51', 'insufficient_funds'],
  ['00054', 'expired_card'],
  ['0001a', 'authentication_failed'],
  ['00005', 'declined'],
  ['', 'declined'],
  ['E-1051', 'declined'],
])('PAY-20 reads the result code %p as %s', (code, reason) => {
  expect(declineReasonOf(code)).toBe(reason);
});
