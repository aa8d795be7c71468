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
