import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDERS = ['storefront/src', 'dashboard/src', 'libs/ui/src'];
/** Utilities for a physical side, where layout must use start and end. */
const PHYSICAL =
  /(?<![\w-])-?(?:[mp][lr]|left|right|scroll-[mp][lr]|border-[lr]|rounded-(?:[lr]|[tb][lr]))-[\w.[\]()/%-]+|(?<![\w-])(?:text-(?:left|right)|float-(?:left|right)|clear-(?:left|right)|(?:border|rounded)-(?:[lr]|[tb][lr]))(?![\w-])/g;
/** Class lists and arguments of `cx`. */
const STRINGS = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;

/** Allowed exceptions: file, class and reason. */
const ALLOWED: [file: string, name: string, why: string][] = [
  ['storefront/src/styles.css', 'border-l', 'left out of the styles'],
];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.spec\./.test(file))
    .map((file) => `${folder}/${file}`),
);

const physicalIn = (text: string): string[] =>
  (text.match(STRINGS) ?? []).flatMap((part) => part.match(PHYSICAL) ?? []);

it('recognises classes for a physical side', () => {
  expect(physicalIn(`cx("ml-2 md:-mr-4", 'text-left hover:border-l')`)).toEqual([
    'ml-2',
    '-mr-4',
    'text-left',
    'border-l',
  ]);
  expect(physicalIn(`"ms-2 text-lg rounded-full place-left-x border-line"`)).toEqual([]);
});

it('no component uses left and right', () => {
  expect(sources.length).toBeGreaterThan(200);
  const found = sources.flatMap((file) =>
    physicalIn(readFileSync(join(root, file), 'utf8'))
      .filter((name) => !ALLOWED.some(([place, known]) => place === file && known === name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
