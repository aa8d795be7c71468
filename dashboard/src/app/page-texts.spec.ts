import { isRight } from '@shop/shop-rules';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@/shared/i18n/locale';
import { catalogues, type Texts } from '@/shared/i18n/catalogues';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const sourceOf = (file: string) => readFileSync(join(SRC, file), 'utf8');

/** Ids of a catalogue; both languages have the same. */
const idsOf = async (name: Texts, locale: Locale = 'en') =>
  Object.keys((await catalogues[name][locale]()).messages);
const general = new Set(await idsOf('general'));
const all = new Set(
  (await Promise.all(Object.keys(catalogues).map((name) => idsOf(name as Texts)))).flat(),
);

/** The source file of an import; undefined for libraries. */
const fileOf = (from: string, path: string): string | undefined => {
  if (!/^[.@]\.?\//.test(path)) return undefined;
  const base = path.startsWith('@/') ? join(SRC, path.slice(2)) : join(SRC, dirname(from), path);
  const found = ['.ts', '.tsx'].find((ending) => existsSync(base + ending));
  return found && relative(SRC, base + found);
};
const importsOf = (file: string, pattern: RegExp) =>
  [...sourceOf(file).replaceAll(WITH_TEXTS, '').matchAll(pattern)].flatMap(
    ([, path = '']) => fileOf(file, path) ?? [],
  );
const LAZY = /import\('([^']+)'\)/g;
const STATIC = /(?:import|export)\s(?!type\s)[^'";]*?from\s'([^']+)'/g;
const ANY = /(?:from\s|import\()'([^']+)'/g;
/** What is loaded with texts of its own. */
const WITH_TEXTS = /\b(?:withTexts|page)\(([^(]+),\s*\(\) => import\('([^']+)'\)/g;

/** A file and all that it imports. */
const withImports = (file: string, pattern: RegExp, known = new Set<string>()): Set<string> => {
  if (known.has(file)) return known;
  known.add(file);
  for (const each of importsOf(file, pattern)) withImports(each, pattern, known);
  return known;
};

/** Ids in a file; a template that begins with a group and a dot uses all that begin so. */
const usedIn = (file: string): string[] =>
  [...sourceOf(file).matchAll(/['"`]([a-zA-Z]+\.[\w.-]*)(\$\{)?/g)].flatMap(
    ([, id = '', isOpen]) => {
      if (isOpen) return [...all].filter((each) => each.startsWith(id));
      return all.has(id) && !isRight(id) ? [id] : [];
    },
  );

const start = withImports('main.tsx', STATIC);
/** Pages, and what else is loaded with texts of its own. */
const pages = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.spec)\.tsx?$/.test(file))
  .flatMap((from) =>
    [...sourceOf(from).matchAll(WITH_TEXTS)].map(([, texts = '', path = '']) => ({
      file: fileOf(from, path) ?? path,
      texts: [...texts.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name as Texts),
    })),
  );

/** What the start loads later, such as dialogs. */
const parts = [...start]
  .flatMap((file) => importsOf(file, LAZY))
  .filter((file) => pages.every((page) => page.file !== file));

it('PERF-16 has the texts of the start and its dialogs in the general catalogue', () => {
  const files = new Set([...start, ...parts.flatMap((file) => [...withImports(file, ANY)])]);
  expect([...files].flatMap(usedIn).filter((id) => !general.has(id))).toEqual([]);
  expect(pages.length).toBeGreaterThan(40);
  expect(parts.length).toBeGreaterThan(4);
});

it.each(pages)('PERF-16 loads the texts of $file with it', async ({ file, texts }) => {
  const loaded = new Set([
    ...general,
    ...(await Promise.all(texts.map((name) => idsOf(name)))).flat(),
  ]);
  const own = [...withImports(file, ANY)].filter((each) => !start.has(each));
  expect(own.flatMap(usedIn).filter((id) => !loaded.has(id))).toEqual([]);
});
