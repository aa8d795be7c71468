import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setupI18n } from '@lingui/core';
import { messages as generalAr } from './ar.po';
import { messages as generalEn } from './en.po';
import { messages as listsAr } from './lists/ar.po';
import { messages as listsEn } from './lists/en.po';
import { messages as personalAr } from './personal/ar.po';
import { messages as personalEn } from './personal/en.po';
import { messages as policiesAr } from './policies/ar.po';
import { messages as policiesEn } from './policies/en.po';
import { messages as productAr } from './product/ar.po';
import { messages as productEn } from './product/en.po';
import { messages as shoppingAr } from './shopping/ar.po';
import { messages as shoppingEn } from './shopping/en.po';
import { QUOTED } from '@/testing/quoted-texts';

const en = { ...generalEn, ...listsEn, ...personalEn, ...productEn, ...shoppingEn };

const root = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'))
  .map((file) => readFileSync(join(root, file), 'utf8'));

/** Ids in `t('…')`, and ids in constants and lists that are passed to it. */
const used = new Set(
  files.flatMap((text) =>
    [...text.matchAll(/'([a-z][A-Za-z]*(?:\.[A-Za-z_-]+)+)'/g)].flatMap(([, id]) =>
      id && id in en ? [id] : [],
    ),
  ),
);
const called = new Set(
  files.flatMap((text) =>
    [...text.matchAll(/\bt\(\s*'([^']+)'/g)].flatMap(([, id]) => (id ? [id] : [])),
  ),
);

it('has every text id that a component uses', () => {
  expect([...called].filter((id) => !(id in en || id in policiesEn))).toEqual([]);
  expect(used.size).toBeGreaterThan(200);
});

it('has no unused text', () => {
  const source = files.join('\n');
  const starts = [...source.matchAll(/`((?:[a-z]\w*\.)+)\$\{/gi)].flatMap(
    ([, start]) => start ?? [],
  );
  const isUsed = (id: string) =>
    source.includes(`'${id}'`) || starts.some((start) => id.startsWith(start));
  expect(Object.keys({ ...en, ...policiesEn }).filter((id) => !isUsed(id))).toEqual([]);
  expect(starts.length).toBeGreaterThan(5);
});

it.each(['en', 'ar'])('has each text of %s once, in one catalogue', (locale) => {
  const ids = readdirSync(join(root, 'locales'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`${locale}.po`))
    .flatMap((file) => [
      ...readFileSync(join(root, 'locales', file), 'utf8').matchAll(/^msgid "(.+)"$/gm),
    ])
    .map(([, id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(ids.length).toBeGreaterThan(200);
});

it.each([
  [generalEn, generalAr],
  [listsEn, listsAr],
  [personalEn, personalAr],
  [policiesEn, policiesAr],
  [productEn, productAr],
  [shoppingEn, shoppingAr],
])('has every English text in Arabic, and no other', (english, arabic) => {
  expect(Object.keys(arabic).sort()).toEqual(Object.keys(english).sort());
  expect(Object.values(arabic).filter((text) => String(text) === '')).toEqual([]);
});

it.each(QUOTED)('%s shows %j byte for byte', (...[, text, id, values]) => {
  const i18n = setupI18n({ locale: 'en', messages: { en } });
  expect(i18n._(id, values)).toBe(text);
});

const AREAS =
  'HOME|HDR|SRCH|CAT|GRP|BRD|PDP|REV|WISH|CART|CHK|PAY|SHIP|ORD|AUTH|PROF|SELL|STAT|CONST';
const LINE = new RegExp(`^- \\*\\*((?:${AREAS})-\\d+)\\*\\* (.*)$`, 'gm');
/** Symbols on buttons, and texts that are sent or compared but never shown. */
const NO_TEXTS = ['-', '+', '3', '1', 'General', 'Undefined', 'dubai'];
const requirements = readFileSync(join(root, '../../docs/requirements.md'), 'utf8');
const quotes = [...requirements.matchAll(LINE)].flatMap(([, id = '', line = '']) =>
  [...line.matchAll(/"([^"]+)"/g)].flatMap(([, text = '']) =>
    NO_TEXTS.includes(text) ? [] : [[id, text]],
  ),
);

/** Pattern of a quoted text with placeholders for its values. */
const shownAs = (text: string): RegExp => {
  const parts = text.split(/\{[^{}]*\}|\bX\b/);
  const literal = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.+')}$`);
};

it.each(quotes)('%s quotes %j, and it is in the list above', (_id, text) => {
  expect(quotes.length).toBeGreaterThan(50);
  expect(QUOTED.map(([, shown]) => shown)).toContainEqual(expect.stringMatching(shownAs(text)));
});
