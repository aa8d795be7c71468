import {
  createHash,
  createHmac,
  createSecretKey,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../config/env.js';

interface Key {
  /** Names the key in a token's header without telling anything of it. */
  id: string;
  secret: string;
  /** The secret, made ready to check tokens with. */
  key: KeyObject;
}

const keyOf = (secret: string): Key => ({
  id: createHash('sha256').update(`key:${secret}`).digest('base64url').slice(0, 12),
  secret,
  key: createSecretKey(Buffer.from(secret)),
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The `kid` of a token, which nobody has checked yet. */
const namedKey = (token: string): unknown => {
  try {
    const head: unknown = JSON.parse(
      Buffer.from(token.split('.')[0] ?? '', 'base64url').toString(),
    );
    return isRecord(head) ? head['kid'] : undefined;
  } catch {
    return undefined;
  }
};

/** The key that signs, and the one before it: what that one signed stays good while it is named in the settings. */
@Injectable()
export class SigningKeys {
  readonly current: Key;
  private readonly keys: readonly Key[];

  constructor({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Env) {
    this.current = keyOf(JWT_SECRET);
    this.keys = [this.current, ...(JWT_SECRET_PREVIOUS ? [keyOf(JWT_SECRET_PREVIOUS)] : [])];
  }

  /** The key a token names; undefined for one that is not ours any more. */
  keyOf(token: string): KeyObject | undefined {
    const named = namedKey(token);
    return this.keys.find(({ id }) => id === named)?.key;
  }

  sign(text: string): string {
    return mac(this.current.secret, text);
  }

  /** Compares in constant time with the signature of either key. */
  isSignature(text: string, given: string): boolean {
    const actual = Buffer.from(given);
    return this.keys.some(({ secret }) => {
      const expected = Buffer.from(mac(secret, text));
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    });
  }
}

const mac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');
