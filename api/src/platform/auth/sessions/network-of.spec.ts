import { networkOf } from './network-of.js';

it('SIGNIN-05 keeps the network of an address only', () => {
  expect(networkOf('203.0.113.77')).toBe('203.0.113.0/24');
  expect(networkOf('::ffff:203.0.113.77')).toBe('203.0.113.0/24');
  expect(networkOf('2001:db8:12:34::5')).toBe('2001:db8:12::/48');
  expect(networkOf('')).toBeNull();
});
