import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PageTemplate } from './page-template.js';

const FONTS = ['bodoni-moda-latin', 'manrope-latin', 'readex-pro-arabic'];
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-template-'));
  mkdirSync(join(folder, '.vite'));
  const files = FONTS.map((name) => [`fonts/${name}-wght-normal.woff2`, { file: `${name}.woff2` }]);
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(files)));
  writeFileSync(
    join(folder, 'index.html'),
    '<html lang="en" dir="ltr"><head><!--page-head--><!--/page-head--></head><body>' +
      '<div id="root"><!--page-body--></div><!--page-data--></body></html>',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const preloaded = (locale: 'en' | 'ar', root: (string | Buffer)[]): string[] => {
  const page = new PageTemplate(folder).fill({ status: 200, locale, head: '', root, data: '' });
  return [...page.toString().matchAll(/rel="preload" as="font" crossorigin href="\/([^"]+)/g)].map(
    ([, file = '']) => file,
  );
};
const TEXT = '<div id="root"><h1 class="sr-only">Log in</h1></div>';

it('PERF-21 the font of headings is preloaded for an English page with a heading only', () => {
  const withHeading = ['bodoni-moda-latin.woff2', 'manrope-latin.woff2'];
  expect(preloaded('en', [TEXT])).toEqual(['manrope-latin.woff2']);
  expect(preloaded('en', ['<h1 class="display text-h1">About</h1>'])).toEqual(withHeading);
  expect(preloaded('en', ['<p class="text-h3">We display prices</p>'])).toEqual([
    'manrope-latin.woff2',
  ]);
  expect(preloaded('en', ['<h1 class="text-h1 display">'])).toEqual(withHeading);
  expect(preloaded('en', [TEXT, Buffer.from('<h2 class="wrap display pt-8">')])).toEqual(
    withHeading,
  );
});

it('PERF-21 an Arabic page has one font for headings and text', () => {
  const fonts = ['manrope-latin.woff2', 'readex-pro-arabic.woff2'];
  expect(preloaded('ar', [TEXT])).toEqual(fonts);
  expect(preloaded('ar', ['<h1 class="display text-h1">'])).toEqual(fonts);
});
