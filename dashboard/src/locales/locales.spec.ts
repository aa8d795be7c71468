import type { Messages } from '@lingui/core';
import { isRight } from '@shop/shop-rules';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogues } from '@/shared/i18n/catalogues';
import type { Locale } from '@/shared/i18n/locale';

const inLocale = (locale: Locale) =>
  Promise.all(Object.values(catalogues).map(async (load) => (await load[locale]()).messages));
const [allEn, allAr] = [await inLocale('en'), await inLocale('ar')];
const en: Messages = Object.assign({}, ...allEn);
const ar: Messages = Object.assign({}, ...allAr);

const SRC = join(process.cwd(), process.cwd().endsWith('dashboard') ? 'src' : 'dashboard/src');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|^testing/.test(file))
  .map((file) => readFileSync(join(SRC, file), 'utf8'))
  .join('\n');
const groups = new Set(Object.keys(en).map((id) => id.split('.')[0]));
const named = [...sources.matchAll(/['"`]([a-zA-Z]+)\.([\w.-]+)(\$\{)?/g)]
  .filter(([, group = '']) => groups.has(group))
  .map(([, group = '', rest = '', open]) => ({
    id: `${group}.${rest}`,
    isPrefix: open !== undefined,
  }));
const placeholders = (message: unknown): unknown[] =>
  Array.isArray(message)
    ? [...new Set(message.filter(Array.isArray).map(([name]) => String(name)))].sort()
    : [];

it('has every text in English and in Arabic', () => {
  expect(allAr.map((texts) => Object.keys(texts).sort())).toEqual(
    allEn.map((texts) => Object.keys(texts).sort()),
  );
  // A text without a translation is compiled to its id, in an array.
  const empty = [en, ar].flatMap((texts) =>
    Object.entries(texts).filter(([id, text]) => ['', id].includes(String(text))),
  );
  expect(empty).toEqual([]);
});

it('has each text once, in one catalogue', () => {
  const ids = allEn.flatMap((texts) => Object.keys(texts));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it('has the same placeholders in both languages', () => {
  for (const id of Object.keys(en))
    expect([id, placeholders(ar[id])]).toEqual([id, placeholders(en[id])]);
});

it('has every text id that the pages use', () => {
  const missing = named.filter(({ id, isPrefix }) =>
    isPrefix ? !Object.keys(en).some((known) => known.startsWith(id)) : !(id in en) && !isRight(id),
  );
  expect(missing).toEqual([]);
});

it('names every table of the data retention', () => {
  const file = join(SRC, '../../libs/contracts/openapi.json');
  const tables: string[] = JSON.parse(readFileSync(file, 'utf8')).components.schemas.RetentionDto
    .properties.table.enum;
  expect(tables.filter((table) => !(`queues.retention.${table}` in en))).toEqual([]);
});

it('has no unused text', () => {
  const used = (id: string) =>
    named.some((name) => (name.isPrefix ? id.startsWith(name.id) : id === name.id));
  expect(Object.keys(en).filter((id) => !used(id))).toEqual([]);
});

it('writes Arabic texts in Arabic', () => {
  const wordless = ['orders.linePrice'];
  const foreign = Object.entries(ar)
    .filter(([, text]) => !/[\u0600-\u06ff]/.test(JSON.stringify(text)))
    .map(([id]) => id);
  expect(foreign).toEqual(wordless);
});
