/** `npm run size`: download sizes of the built storefront and dashboard on a phone, and their budgets; exits with 1 above them. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './lib/run.mjs';

/** kB (1000 bytes), gzip for text. */
const BUDGET = { first: 5, home: 128, route: 29, css: 14, fonts: 75, dashboard: 230 };
/** The entry chunk and what it starts. */
const PROGRAM = ['index.html', 'src/app/start.tsx'];
const HOME = 'src/pages/home/home.page.tsx';
const FONTS = { en: /bodoni-moda|manrope/, ar: /readex-pro|manrope/ };

const dist = path.join(root, 'storefront', 'dist');

const gzipped = (file) => gzipSync(readFileSync(path.join(dist, file))).length;
/** The dashboard's start and its largest language; the opened page is added. */
const dashboardSize = () => {
  const folder = path.join(root, 'dashboard', 'dist');
  const size = (file) => gzipSync(readFileSync(path.join(folder, file))).length;
  const named = readFileSync(path.join(folder, 'index.html'), 'utf8').matchAll(
    /assets\/[\w.-]+\.(?:js|css)/g,
  );
  const languages = readdirSync(path.join(folder, 'assets')).filter((file) =>
    /^(ar|en)-[\w-]+\.js$/.test(file),
  );
  const files = new Set([...named].map(([file]) => file));
  return (
    [...files].reduce((sum, file) => sum + size(file), 0) +
    Math.max(0, ...languages.map((file) => size(`assets/${file}`)))
  );
};
const asItIs = (file) => statSync(path.join(dist, file)).size;

/** Rows of the table: name, bytes, budget in kB. */
export const sizes = () => {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
  const chunkOf = (name) => {
    if (!manifest[name]) throw new Error(`The built storefront has no ${name}.`);
    return manifest[name];
  };
  /** A chunk and its static imports. */
  const withImports = (name, known = new Set()) => {
    if (known.has(name)) return known;
    known.add(name);
    for (const needed of chunkOf(name).imports ?? []) withImports(needed, known);
    return known;
  };
  const bytes = (names) => [...names].reduce((sum, name) => sum + gzipped(chunkOf(name).file), 0);
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
      .reduce((sum, name) => sum + asItIs(chunkOf(name).file), 0),
    BUDGET.fonts,
  ]);
  return [
    ['before the first picture', bytes(withImports('index.html')), BUDGET.first],
    ...homes,
    ...routes,
    ['styles', [...css].reduce((sum, file) => sum + gzipped(file), 0), BUDGET.css],
    ...fonts,
    ['dashboard, before its page', dashboardSize(), BUDGET.dashboard],
  ];
};

const kB = (bytes) => (bytes / 1000).toFixed(1);

/** The table as text; throws it if a row exceeds its budget or nothing was measured. */
export const checkSizes = () => {
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
