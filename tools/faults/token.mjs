import { createHash, createHmac } from 'node:crypto';

const DAY_SECONDS = 86_400;
const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The token that a login returns for a session that is in the database. */
export const signToken = (secret, userId, sid) => {
  const kid = createHash('sha256').update(`key:${secret}`).digest('base64url').slice(0, 12);
  const iat = Math.floor(Date.now() / 1000);
  const claims = { sid, iat, exp: iat + DAY_SECONDS, aud: 'customer', iss: 'liwan' };
  const signed = `${part({ alg: 'HS256', typ: 'JWT', kid })}.${part({ ...claims, sub: String(userId) })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};
