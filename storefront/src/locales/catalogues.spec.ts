import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setupI18n } from '@lingui/core';
import { messages as ar } from './ar.po';
import { messages as en } from './en.po';
import { QUOTED } from '@/testing/quoted-texts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'))
  .map((file) => readFileSync(join(root, file), 'utf8'));

/** Ids in `t('…')`, and those that a choice or a list hands to it. */
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

it('knows every text id that a component asks for', () => {
  expect([...called].filter((id) => !(id in en))).toEqual([]);
  expect(used.size).toBeGreaterThan(200);
});

it('has every English text in Arabic, and no other', () => {
  expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
  expect(Object.values(ar).filter((text) => String(text) === '')).toEqual([]);
});

it.each(QUOTED)('%s shows %j byte for byte', (...[, text, id, values]) => {
  const i18n = setupI18n({ locale: 'en', messages: { en } });
  expect(i18n._(id, values)).toBe(text);
});
