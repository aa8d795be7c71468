import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordProblem } from '@shop/shop-rules';
import { refuseWeak } from './passwords.js';

const common = dictionary['passwords-common'].filter((word) => passwordProblem(word) === null);

it('S-23 SIGNIN-07 more than 10,000 passwords that the rules allow are too common', async () => {
  expect(common.length).toBeGreaterThan(10_000);
  for (const word of [...common.slice(0, 3), ...common.slice(-3)])
    await expect(refuseWeak(word.toUpperCase())).rejects.toThrow(/common/);
  await expect(refuseWeak('Cedar-and-salt-9')).resolves.toBeUndefined();
});

it.each([
  ['Zahra-pass-7', ['Zahra Mills'], false],
  ['Zahra-pass-17', ['Zahra Mills'], true],
  // A longer part is taken out before one that it contains.
  ['Zahramills-abc-12', ['zahra', 'zahramills'], false],
  ['ZAHRA-a-ZAHRA-b', ['Zahra'], false],
  // Too short to be a hint.
  ['Omar-ali-ali-1', ['ali'], true],
  ['Noor-9-x-1-z', ['noor'], true],
  ['Noor-9-x-1', ['noor'], false],
  ['متجر-الليل-٤٢', ['متجر الليل'], false],
  ['Cedar-and-salt-9', [], true],
  // None of the words is in it, and it is short.
  ['Cedar-99', ['Zahra'], true],
])('STAFFPW-05 %s with the words %p is allowed: %p', async (password, words, allowed) => {
  const check = expect(refuseWeak(password, { words }));
  await (allowed ? check.resolves.toBeUndefined() : check.rejects.toThrow(/name/i));
});
