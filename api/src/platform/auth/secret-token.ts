import { createHash, randomBytes } from 'node:crypto';

/** 256 bits. */
const TOKEN_BYTES = 32;

/** The hash under which a random token is stored; a token of 256 bits needs no salt. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** A random token for a link or a cookie, with the hash to store. */
export const newToken = (): { token: string; hash: string } => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashOfToken(token) };
};
