import type { Env } from '../config/env.js';
import { SealedTexts } from './sealed-texts.js';
import { SigningKeys } from './sessions/signing-keys.js';

const textsBy = (JWT_SECRET: string, JWT_SECRET_PREVIOUS?: string) =>
  new SealedTexts(new SigningKeys({ JWT_SECRET, JWT_SECRET_PREVIOUS } as Env));
const [NEW, OLD] = ['n'.repeat(40), 'o'.repeat(40)];
const TEXT = 'a secret, سر';
/** Sealed by an earlier release. */
const STORED = 'HlzfBU816vMh.BwcHBwcHBwcHBwcHaTohY3XItA8EhOp-C1QarKoJ8Ea1Z8z4k2qhX-IV';

it('MUT-16 opens what it sealed for the same row, never twice the same', () => {
  const texts = textsBy(NEW);
  const sealed = texts.seal(TEXT, 'row:1');
  expect(texts.open(sealed, 'row:1')).toBe(TEXT);
  expect(sealed).not.toContain(Buffer.from(TEXT).toString('base64url'));
  expect(texts.seal(TEXT, 'row:1')).not.toBe(sealed);
  expect(texts.open(texts.seal('', 'row:1'), 'row:1')).toBe('');
});

it('MUT-16 opens what an earlier release has sealed', () => {
  expect(textsBy(NEW).open(STORED, 'row:1')).toBe(TEXT);
});

it('MUT-16 opens no text of another row, and none that was changed', () => {
  const texts = textsBy(NEW);
  const sealed = texts.seal(TEXT, 'row:1');
  expect(() => texts.open(sealed, 'row:2')).toThrow();
  const [id = '', content = ''] = sealed.split('.');
  const bytes = Buffer.from(content, 'base64url');
  // Of the vector, of the tag, and of the text.
  for (const at of [0, 12, 27, 28, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => texts.open(`${id}.${changed.toString('base64url')}`, 'row:1')).toThrow();
  }
  expect(() => texts.open(id, 'row:1')).toThrow();
});

it('MUT-16 the previous key opens until it is removed, and its texts are old', () => {
  const sealed = textsBy(OLD).seal(TEXT, 'row:1');
  const both = textsBy(NEW, OLD);
  expect(both.open(sealed, 'row:1')).toBe(TEXT);
  expect([both.isOld(sealed), both.isOld(both.seal(TEXT, 'row:1'))]).toEqual([true, false]);
  expect(textsBy(NEW).open(sealed, 'row:1')).toBeUndefined();
});
