import { createHmac } from 'node:crypto';
import type { Env } from '../../config/env.js';
import { SigningKeys } from './signing-keys.js';

const [NEW, OLD] = ['n'.repeat(40), 'o'.repeat(40)];
const keysOf = (JWT_SECRET: string, JWT_SECRET_PREVIOUS?: string) =>
  new SigningKeys({ JWT_SECRET, JWT_SECRET_PREVIOUS } as Env);
const tokenOf = (head: unknown): string =>
  `${Buffer.from(JSON.stringify(head)).toString('base64url')}.body.signature`;
const macOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

it('MUT-15 a key has a short id of its own, which is not the secret', () => {
  const { current, all } = keysOf(NEW, OLD);
  expect(all.map(({ secret }) => secret)).toEqual([NEW, OLD]);
  expect(all[0]).toBe(current);
  expect(current.id).toBe('HlzfBU816vMh');
  expect(keysOf(OLD).current.id).toBe(all[1]?.id);
  expect(keysOf(NEW).all).toEqual([current]);
});

it('MUT-15 a token is checked with the key that it names, the previous one included', () => {
  const keys = keysOf(NEW, OLD);
  for (const { id, key } of keys.all) expect(keys.keyOf(tokenOf({ kid: id }))).toBe(key);
  expect(keysOf(NEW).keyOf(tokenOf({ kid: keysOf(OLD).current.id }))).toBeUndefined();
});

it.each([tokenOf({}), tokenOf(null), tokenOf('kid'), tokenOf({ kid: 1 }), 'no token', ''])(
  'MUT-15 the token %j names no key',
  (token) => {
    expect(keysOf(NEW, OLD).keyOf(token)).toBeUndefined();
  },
);

it('MUT-15 signs with the current key and accepts the signatures of both', () => {
  const keys = keysOf(NEW, OLD);
  expect(keys.sign('text')).toBe(macOf(NEW, 'text'));
  expect(keys.isSignature('text', macOf(NEW, 'text'))).toBe(true);
  expect(keys.isSignature('text', macOf(OLD, 'text'))).toBe(true);
  expect(keysOf(NEW).isSignature('text', macOf(OLD, 'text'))).toBe(false);
});

it.each([
  ['another text', macOf(NEW, 'text')],
  ['text', ''],
  ['text', `${macOf(NEW, 'text')}x`],
  ['text', macOf(NEW, 'text').replace(/.$/, '!')],
])('MUT-15 refuses for %j the signature %j', (text, signature) => {
  expect(keysOf(NEW, OLD).isSignature(text, signature)).toBe(false);
});
