import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { isSameSecret } from '../../config/is-same-secret.js';

interface Key {
  /** The key id in a token's header; it reveals nothing about the key. */
  id: string;
  secret: string;
  /** The secret as a key for signing and verification: deriving one from a text takes a millisecond. */
  key: KeyObject;
}

const keyOf = (secret: string): Key => ({
  id: createHash('sha256').update(`key:${secret}`).digest('base64url').slice(0, 12),
  secret,
  key: createSecretKey(Buffer.from(secret)),
});

/** The unverified `kid` of a token. */
const namedKey = (token: string): unknown => {
  try {
    const [head = ''] = token.split('.');
    const fields: { kid?: unknown } | null = JSON.parse(Buffer.from(head, 'base64url').toString());
    return fields?.kid;
  } catch {
    return undefined;
  }
};

/** The current signing key and the previous one, whose tokens stay valid while it is configured. */
@Injectable()
export class SigningKeys {
  readonly current: Key;
  /** The current and the previous key. */
  readonly all: readonly Key[];

  constructor({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Env) {
    this.current = keyOf(JWT_SECRET);
    this.all = [this.current, ...(JWT_SECRET_PREVIOUS ? [keyOf(JWT_SECRET_PREVIOUS)] : [])];
  }

  /** The key that a token names; undefined if it is no longer configured. */
  keyOf(token: string): KeyObject | undefined {
    const named = namedKey(token);
    return this.all.find(({ id }) => id === named)?.key;
  }

  sign(text: string): string {
    return mac(this.current.secret, text);
  }

  /** Compares the signature with that of either key in constant time. */
  isSignature(text: string, signature: string): boolean {
    return this.all.some(({ secret }) => isSameSecret(mac(secret, text), signature));
  }
}

const mac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');
