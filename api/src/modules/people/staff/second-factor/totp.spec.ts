import { base32, codeOf, otpauthUri, stepAt, stepOf } from './totp.js';

const SECRET = Buffer.from('12345678901234567890');

/** The SHA-1 vectors of RFC 6238, whose codes have 8 digits. */
it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('S-21 TWOF-01 the code at second %d is that of RFC 6238', (second, code) => {
  expect(codeOf(SECRET, stepAt(second * 1000))).toBe(code.slice(2));
});

it('TWOF-01 accepts the codes of one step before and after, and no others', () => {
  const now = 1000;
  const steps = [998, 999, 1000, 1001, 1002];
  expect(steps.map((step) => stepOf(SECRET, codeOf(SECRET, step), now))).toEqual([
    undefined,
    999,
    1000,
    1001,
    undefined,
  ]);
  expect(['', '12345', '1234567', 'abcdef'].map((code) => stepOf(SECRET, code, now))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('TWOF-01 the address names shop and account, with the secret in base32', () => {
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(otpauthUri(SECRET, 'Oud & Co', 'huda@example.com')).toBe(
    'otpauth://totp/Oud%20%26%20Co:huda%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Oud%20%26%20Co',
  );
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foobar', 'MZXW6YTBOI'],
])('TWOF-01 writes %j in base32 as %j, like RFC 4648 without padding', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});
