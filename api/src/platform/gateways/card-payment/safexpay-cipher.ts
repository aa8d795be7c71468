import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

const ALGORITHM = 'aes-256-cbc';
/** The provider's fixed initialisation vector. */
const IV = Buffer.from('0123456789abcdef', 'ascii');

/** Lower-case hex SHA-256 of UTF-8 text. */
export const sha256Hex = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('hex');

/** The provider's AES-256-CBC with PKCS#7 padding; it encrypts but does not authenticate. */
export class SafexpayCipher {
  private readonly key: Buffer;

  /** `merchantKey`: base64 of 32 bytes. */
  constructor(merchantKey: string) {
    this.key = Buffer.from(merchantKey, 'base64');
  }

  encrypt(text: string): string {
    const cipher = createCipheriv(ALGORITHM, this.key, IV);
    return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
  }

  /** Text of a base64 ciphertext; undefined if it cannot be decrypted. */
  decrypt(base64: string): string | undefined {
    // Some forms encode + as a space.
    const bytes = Buffer.from(base64.trim().replaceAll(' ', '+'), 'base64');
    try {
      const decipher = createDecipheriv(ALGORITHM, this.key, IV);
      const plain = Buffer.concat([decipher.update(bytes), decipher.final()]);
      return new TextDecoder('utf-8', { fatal: true }).decode(plain);
    } catch {
      return undefined;
    }
  }

  /** Keyed hash of parts joined by `~`. */
  hash(parts: readonly string[]): string {
    return this.encrypt(sha256Hex(parts.join('~')));
  }
}
