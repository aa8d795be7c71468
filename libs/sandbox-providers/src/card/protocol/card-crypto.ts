import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

const ALGORITHM = 'aes-256-cbc';
const KEY_BYTES = 32;
const BLOCK_BYTES = 16;
/** The provider's fixed initialisation vector; encryption is deterministic. */
const IV = Buffer.from('0123456789abcdef', 'ascii');
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

export class BadCiphertext extends Error {}

/** The provider's cipher: AES-256-CBC, PKCS#7, fixed IV, base64 text. */
export class CardCipher {
  private readonly key: Buffer;

  /** `merchantKey` is base64 of 32 bytes. */
  constructor(merchantKey: string) {
    this.key = Buffer.from(merchantKey, 'base64');
    if (this.key.length !== KEY_BYTES) {
      throw new Error('The merchant key is not the base64 text of 32 bytes.');
    }
  }

  encrypt(plain: string): string {
    const cipher = createCipheriv(ALGORITHM, this.key, IV);
    return Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]).toString('base64');
  }

  decrypt(base64: string): string {
    // A badly encoded form turns + into a space.
    const clean = base64.trim().replaceAll(' ', '+');
    if (!BASE64.test(clean) || clean.length % 4 !== 0) throw new BadCiphertext('not base64');
    const bytes = Buffer.from(clean, 'base64');
    if (bytes.length % BLOCK_BYTES !== 0) throw new BadCiphertext('not whole blocks');
    try {
      const decipher = createDecipheriv(ALGORITHM, this.key, IV);
      const plain = Buffer.concat([decipher.update(bytes), decipher.final()]);
      return new TextDecoder('utf-8', { fatal: true }).decode(plain);
    } catch {
      throw new BadCiphertext('wrong key or padding');
    }
  }

  /** The provider's keyed hash: the encrypted hex SHA-256 of the parts joined by `~`. */
  hash(parts: readonly string[]): string {
    return this.encrypt(sha256Hex(parts.join('~')));
  }
}

export const sha256Hex = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
