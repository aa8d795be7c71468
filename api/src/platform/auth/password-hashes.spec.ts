import { msg } from '../i18n/message.js';
import { hashPassword, hashWithSalt, isOldHash, refuseWeak, verifyPassword } from './passwords.js';

const COST = '$argon2id$v=19$m=19456,t=2,p=1$';

it('MUT-17 hashes by argon2id at the minimum of OWASP, and renews others', async () => {
  const stored = await hashPassword('Cedar-and-salt-9');
  expect(stored.startsWith(COST)).toBe(true);
  expect(isOldHash(stored)).toBe(false);
  for (const part of ['m=19456', 't=2', 'p=1', 'argon2id'])
    expect(isOldHash(stored.replace(part, 'm=4096'))).toBe(true);
  expect(isOldHash(`x${stored}`)).toBe(true);
});

it('MUT-17 a password matches its own hash only, and an unknown account never', async () => {
  const stored = await hashPassword('Cedar-and-salt-9');
  expect(await verifyPassword(stored, 'Cedar-and-salt-9')).toBe(true);
  expect(await verifyPassword(stored, 'cedar-and-salt-9')).toBe(false);
  for (const password of ['', 'Cedar-and-salt-9', 'not the password of any account'])
    expect(await verifyPassword(undefined, password)).toBe(false);
});

it('MUT-17 with the same salt equal texts have equal hashes', async () => {
  const salts = [1, 1, 2].map((byte) => new Uint8Array(16).fill(byte));
  const [one, same, other] = await Promise.all(salts.map((salt) => hashWithSalt('text', salt)));
  expect(one?.startsWith(COST)).toBe(true);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

it('MUT-17 a weak password is refused at its field', async () => {
  const detail = msg('password.tooShort');
  await expect(refuseWeak('1234567')).rejects.toMatchObject({
    code: 'weak_password',
    detail,
    errors: [{ pointer: '#/password', detail }],
  });
});
