import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SigningKeys } from './sessions/signing-keys.js';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'sealed-texts', 32));

/** Texts encrypted for the database under a key derived from the signing key; `owner` binds a text to its row. */
@Injectable()
export class SealedTexts {
  constructor(private readonly keys: SigningKeys) {}

  seal(text: string, owner: string): string {
    const { id, secret } = this.keys.current;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, keyFrom(secret), iv).setAAD(Buffer.from(owner));
    const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url')}`;
  }

  /** The text; undefined if its key is no longer configured. Throws if it was changed or belongs to another row. */
  open(sealed: string, owner: string): string | undefined {
    const [id, content = ''] = sealed.split('.');
    const key = this.keys.all.find((each) => each.id === id);
    if (!key) return undefined;
    const bytes = Buffer.from(content, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, keyFrom(key.secret), bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return (
      decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') +
      decipher.final('utf8')
    );
  }

  /** Whether the text is encrypted under the previous key. */
  isOld(sealed: string): boolean {
    return !sealed.startsWith(`${this.keys.current.id}.`);
  }
}
