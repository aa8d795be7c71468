/** `npm run size`: download sizes of the built storefront and dashboard on a phone, and their budgets; exits with 1 above them. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './lib/run.mjs';

/** kB (1000 bytes), gzip for text. */
const BUDGET = {
  first: 5,
  home: 129.5,
  route: 29,
  css: 14,
  fonts: 75,
  dashboard: 171,
  dashboardHome: 198,
};
/** The entry chunk and what it starts. */
const PROGRAM = ['index.html', 'src/app/start.tsx'];
const HOME = 'src/pages/home/home.page.tsx';
const DASHBOARD_HOME = 'src/pages/back-office/home.page.tsx';
const FONTS = { en: /bodoni-moda|manrope/, ar: /readex-pro|manrope/ };

/** A built app: its manifest, and the sizes of its chunks. */
const appOf = (name) => {
  const folder = path.join(root, name, 'dist');
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'));
  const fileOf = (chunk) => {
    if (!manifest[chunk]) throw new Error(`The built ${name} has no ${chunk}.`);
    return manifest[chunk].file;
  };
  const gzipped = (file) => gzipSync(readFileSync(path.join(folder, file))).length;
  /** A chunk and its static imports. */
  const withImports = (chunk, known = new Set()) => {
    if (known.has(chunk)) return known;
    known.add(chunk);
    for (const needed of manifest[chunk]?.imports ?? []) withImports(needed, known);
    return known;
  };
  return {
    folder,
    manifest,
    gzipped,
    withImports,
    bytes: (chunks) => [...chunks].reduce((sum, chunk) => sum + gzipped(fileOf(chunk)), 0),
    asItIs: (chunk) => statSync(path.join(folder, fileOf(chunk))).size,
  };
};

/** Chunks that import themselves, directly or through others; their modules can run before what they need. */
const circlesOf = ({ manifest, withImports }) =>
  Object.keys(manifest).filter((chunk) =>
    (manifest[chunk].imports ?? []).some((needed) => withImports(needed).has(chunk)),
  );

/** The dashboard's first load in its largest language. */
const dashboardSizes = () => {
  const { folder, manifest, gzipped, withImports, bytes } = appOf('dashboard');
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const files = [...page.matchAll(/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file);
  const texts = (area) =>
    Math.max(...['ar', 'en'].map((locale) => bytes([`src/locales/${area}${locale}.po`])));
  const start = files.reduce((sum, file) => sum + gzipped(file), texts(''));
  const home = [...withImports(DASHBOARD_HOME)].filter(
    (chunk) => !files.includes(manifest[chunk]?.file),
  );
  return [
    ['dashboard, before its page', start, BUDGET.dashboard],
    ['dashboard, home', start + bytes(home) + texts('back-office/'), BUDGET.dashboardHome],
  ];
};

/** Rows of the table: name, bytes, budget in kB. */
export const sizes = () => {
  const { manifest, gzipped, withImports, bytes, asItIs } = appOf('storefront');
  const names = Object.keys(manifest);
  const program = new Set(PROGRAM.flatMap((name) => [...withImports(name)]));
  const language = (locale) => `src/locales/${locale}.po`;
  const homes = Object.keys(FONTS).map((locale) => [
    `home, first load in ${locale}`,
    bytes(new Set([...program, ...withImports(HOME), language(locale)])),
    BUDGET.home,
  ]);
  const routes = names
    .filter((name) => /^src\/pages\/.*\.page\.tsx$/.test(name) && name !== HOME)
    .map((name) => [
      path.basename(name, '.tsx'),
      bytes([...withImports(name)].filter((needed) => !program.has(needed))),
      BUDGET.route,
    ])
    .sort(([, a], [, b]) => b - a);
  const css = new Set(names.flatMap((name) => manifest[name].css ?? []));
  const fonts = Object.entries(FONTS).map(([locale, pattern]) => [
    `fonts in ${locale}`,
    names
      .filter((name) => name.endsWith('.woff2') && pattern.test(name))
      .reduce((sum, name) => sum + asItIs(name), 0),
    BUDGET.fonts,
  ]);
  return [
    ['before the first picture', bytes(withImports('index.html')), BUDGET.first],
    ...homes,
    ...routes,
    ['styles', [...css].reduce((sum, file) => sum + gzipped(file), 0), BUDGET.css],
    ...fonts,
    ...dashboardSizes(),
  ];
};

const kB = (bytes) => (bytes / 1000).toFixed(1);

/** The table as text; throws it if a row exceeds its budget or nothing was measured. */
export const checkSizes = () => {
  const circles = circlesOf(appOf('storefront'));
  if (circles.length > 0)
    throw new Error(`Chunks of the storefront import each other: ${circles.join(', ')}.`);
  const lines = sizes();
  const empty = lines.filter(([, bytes]) => bytes === 0);
  const above = lines.filter(([, bytes, budget]) => bytes > budget * 1000);
  const table = lines
    .map(
      ([name, bytes, budget]) =>
        `  ${name.padEnd(28)}${kB(bytes).padStart(8)} kB of ${String(budget).padStart(3)}${bytes > budget * 1000 ? '  too large' : ''}`,
    )
    .join('\n');
  if (above.length + empty.length > 0)
    throw new Error(`The build exceeds its size budget.\n${table}`);
  return table;
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    console.log(checkSizes());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
