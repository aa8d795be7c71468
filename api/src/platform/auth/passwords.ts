import { hash, verify } from '@node-rs/argon2';
import { isOfNames, passwordProblem, SHORTEST_PASSWORD } from '@shop/shop-rules';
import { msg } from '../i18n/message.js';
import { InvalidInput } from '../http/problem.js';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Prefix of every hash of this cost. */
const BEGINNING = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** argon2id hash of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** The same with a given salt, so that equal texts have equal hashes. */
export const hashWithSalt = (text: string, salt: Uint8Array): Promise<string> =>
  hash(text, { ...COST, salt });

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

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords of at least 8 characters, about 18,000, in lower case; loaded with the first new password. */
const loadCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common'].filter(({ length }) => length >= SHORTEST_PASSWORD),
  );
};

const isCommon = async (password: string): Promise<boolean> =>
  (await (commonPasswords ??= loadCommon())).has(password.toLowerCase());

/** Rejects a new password that breaks the shop's rules, is among the most common ones, or is little more than one of the words. */
export const refuseWeak = async (
  password: string,
  { email, words = [] }: { email?: string; words?: readonly string[] } = {},
): Promise<void> => {
  const problem =
    passwordProblem(password, email) ??
    ((await isCommon(password)) ? 'tooCommon' : isOfNames(password, words) ? 'ofNames' : null);
  if (problem) throw weakPassword(problem);
};

/** The refusal of a new password. */
export const weakPassword = (
  problem: NonNullable<ReturnType<typeof passwordProblem>> | 'ofNames' | 'breached',
): InvalidInput => {
  const detail = msg(`password.${problem}`);
  return new InvalidInput(detail, [{ pointer: '#/password', detail }], 'weak_password');
};
