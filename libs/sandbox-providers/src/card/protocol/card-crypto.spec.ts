import { BadCiphertext, CardCipher, sha256Hex } from './card-crypto.js';
import { MERCHANT_KEY } from '../../testing/merchant.js';

const cipher = new CardCipher(MERCHANT_KEY);
const REQUEST = '202401010001~1700000000123~150.00~ARE~AED';

describe('card crypto', () => {
  it('matches the known ciphertexts of empty groups', () => {
    expect(cipher.encrypt('|||')).toBe('vkqOPJd90qazjjUso494pQ==');
    expect(cipher.encrypt('||||')).toBe('XrsuN1ROTC7Ph3MW4kd3Bw==');
  });

  it('matches the known digest and hash of a request', () => {
    const digest = '8836f9dd95dc3f09f8e9c64ce17dcba03c9ec70faa3f1492e651245f761484cc';
    expect(sha256Hex(REQUEST)).toBe(digest);
    expect(cipher.hash(REQUEST.split('~'))).toBe(
      'RdjofLWZYuL4e8NieiyuzPERMoCgyAqyVr7kySzBVg90Qq+3ZzreMdrYNiBw/lfAVfdIV9T19sR18ulhv2eTN19c3EUh6pwC5mtJ/Gnc93s=',
    );
  });

  it('matches the known digest of a return', () => {
    expect(sha256Hex('Successful~202401010001~1700000000123~150.00~ARE~AED~AG1')).toBe(
      '043f78679cf6bf91f3024c95a28f312bdd658d46e76f8d0371b7c7639e2b0f27',
    );
  });

  it('decrypts any text, and plus signs received as spaces', () => {
    const text = 'ليوان | Dubai ~ 150.00';
    expect(cipher.decrypt(cipher.encrypt(text))).toBe(text);
    const hash = cipher.hash(REQUEST.split('~'));
    expect(cipher.decrypt(hash.replaceAll('+', ' '))).toBe(sha256Hex(REQUEST));
  });

  it.each(['', 'no base64!', 'QUJD', 'vkqOPJd90qazjjUso494pA=='])('refuses %j', (text) => {
    expect(() => cipher.decrypt(text)).toThrow(BadCiphertext);
  });

  it('refuses a key that is not 32 bytes', () => {
    expect(() => new CardCipher('c2hvcnQ=')).toThrow('32 bytes');
  });
});
