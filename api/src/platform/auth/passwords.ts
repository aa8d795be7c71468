import { hash, verify } from '@node-rs/argon2';
import { passwordProblem } from '@shop/shop-rules';
import { msg } from '../i18n/message.js';
import { InvalidInput } from '../http/problem.js';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Prefix of every hash of this cost. */
const BEGINNING = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** argon2id hash of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether a hash has another cost and is renewed at the next login. */
export const isOldHash = (stored: string): boolean => !stored.startsWith(BEGINNING);

/** Compared when the account is unknown. */
const dummyHash = hashPassword('not the password of any account');

/** Checks a password; an unknown account takes the same time as an existing one. */
export const verifyPassword = async (
  stored: string | undefined,
  password: string,
): Promise<boolean> => {
  const matches = await verify(stored ?? (await dummyHash), password);
  return matches && stored !== undefined;
};

/** Rejects a new password that breaks the shop's rules. */
export const refuseWeak = (password: string, email?: string): void => {
  const problem = passwordProblem(password, email);
  if (!problem) return;
  const detail = msg(`password.${problem}`);
  throw new InvalidInput(detail, [{ pointer: '#/password', detail }], 'weak_password');
};
