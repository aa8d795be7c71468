import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id hash of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

const nobody = hashPassword('nobody has this password');

/** Checks a password; an unknown account costs the same work as a known one. */
export const verifyPassword = async (
  stored: string | undefined,
  password: string,
): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored !== undefined;
};
