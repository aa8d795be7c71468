import { createCipheriv } from 'node:crypto';
import { SafexpayCipher, sha256Hex } from './safexpay-cipher.js';

const cipher = new SafexpayCipher('AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=');

it('encrypts empty groups to the expected bytes', () => {
  expect(cipher.encrypt('|||')).toBe('vkqOPJd90qazjjUso494pQ==');
  expect(cipher.encrypt('||||')).toBe('XrsuN1ROTC7Ph3MW4kd3Bw==');
});

it('hashes a v2 request to the expected value', () => {
  const parts = ['202401010001', '1700000000123', '150.00', 'ARE', 'AED'];
  expect(sha256Hex(parts.join('~'))).toBe(
    '8836f9dd95dc3f09f8e9c64ce17dcba03c9ec70faa3f1492e651245f761484cc',
  );
  expect(cipher.hash(parts)).toBe(
    'RdjofLWZYuL4e8NieiyuzPERMoCgyAqyVr7kySzBVg90Qq+3ZzreMdrYNiBw/lfAVfdIV9T19sR18ulhv2eTN19c3EUh6pwC5mtJ/Gnc93s=',
  );
});

it('hashes a v2 response to the expected value', () => {
  expect(sha256Hex('Successful~202401010001~1700000000123~150.00~ARE~AED~AG1')).toBe(
    '043f78679cf6bf91f3024c95a28f312bdd658d46e76f8d0371b7c7639e2b0f27',
  );
});

it('decrypts its own text, also if + arrived as a space', () => {
  const text = 'Layla | نورة | 150.00';
  expect(cipher.decrypt(cipher.encrypt(text).replaceAll('+', ' '))).toBe(text);
});

it('MUT-06 decrypts a text with space around it, and nothing that is not UTF-8', () => {
  expect(cipher.decrypt(` ${cipher.encrypt('A-1')}\n`)).toBe('A-1');
  const key = Buffer.from('AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=', 'base64');
  const other = createCipheriv('aes-256-cbc', key, '0123456789abcdef');
  const bytes = Buffer.concat([other.update(Buffer.from([0x41, 0xff])), other.final()]);
  expect(cipher.decrypt(bytes.toString('base64'))).toBeUndefined();
});

it.each(['', 'not base64', 'AAAA', 'vkqOPJd90qazjjUso494pA=='])('does not decrypt %p', (text) => {
  expect(cipher.decrypt(text)).toBeUndefined();
});
