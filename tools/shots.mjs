/**
 * `npm run shots`: pictures of every page of a running shop, in a folder that Git ignores, and an `index.html`
 * there with a page per row, and a language, width and theme per column.
 * `-- --url http://localhost:4000 --out screenshots --widths 375,768,1280 --locales en,ar --themes light --only product,login`;
 * without `--themes`, all widths in light and phones in dark as well.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '@shop/local-stack';
import { listPages } from './lib/list-pages.mjs';
import { createProgress } from './lib/progress.mjs';
import { root } from './lib/run.mjs';

const PHONE = 375;
const LOGIN = { emailOrUsername: 'shopper1@example.com', password: 'Demo-pass-1' };
const WATCHES = 6;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: process.env.SHOP_URL ?? 'http://localhost:4000' },
    out: { type: 'string', default: 'screenshots' },
    widths: { type: 'string', default: '375,768,1280' },
    locales: { type: 'string', default: 'en,ar' },
    themes: { type: 'string' },
    only: { type: 'string' },
  },
});
const list = (text) => text.split(',');
const progress = createProgress();
const folder = path.resolve(root, values.out);

const call = async (address, options) => {
  const answer = await fetch(`${values.url}/api/${address}`, options);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
};

const places = () =>
  listPages().filter(
    ({ name }) => !values.only || list(values.only).some((part) => name.includes(part)),
  );

/** A demo shopper, an order and a product with colours. */
const demo = async () => {
  const session = await call('users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(LOGIN),
  });
  const { logs } = await call(`get-payment-logs/${session.user.id}`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  const { products } = await call(`products/category/${WATCHES}`);
  return { session, order: logs[0].operation_id, watch: products[0].id };
};

/** Scrolls to load deferred sections and waits for their pictures. */
const loadAll = (page) =>
  page.evaluate(async () => {
    const { document, scrollTo, innerHeight, requestAnimationFrame } = globalThis;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
      await frame();
    }
    scrollTo(0, 0);
    // Pictures outside the visible part of a slider are not loaded.
    const images = [...document.images].filter(
      ({ complete, loading }) => complete || loading !== 'lazy',
    );
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });

const looks = () =>
  list(values.locales).flatMap((locale) =>
    list(values.widths)
      .map(Number)
      .flatMap((width) =>
        list(values.themes ?? (width === PHONE ? 'light,dark' : 'light')).map((theme) => ({
          locale,
          width,
          theme,
        })),
      ),
  );

const fileOf = (place, { locale, width, theme }) =>
  `${place.name.replaceAll(' ', '-')}-${locale}-${width}-${theme}.png`;

const titleOf = ({ locale, width, theme }) => `${locale}, ${width} px, ${theme}`;

const contactSheet = (wanted) => {
  const cell = (place, look) => {
    const file = encodeURI(fileOf(place, look));
    const label = `${place.name}, ${titleOf(look)}`;
    return `<td><a href="${file}"><img loading="lazy" src="${file}" alt="${label}"></a></td>`;
  };
  const rows = wanted.map(
    (place) =>
      `<tr><th scope="row">${place.name}<br><code>${place.path}</code></th>${looks()
        .map((look) => cell(place, look))
        .join('')}</tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pages of the shop</title>
<style>
  body { font: 14px/1.4 system-ui, sans-serif; margin: 16px; background: #eee; }
  th { text-align: start; vertical-align: top; padding: 8px; position: sticky; inset-inline-start: 0; background: #eee; }
  thead th { top: 0; z-index: 1; white-space: nowrap; }
  td { vertical-align: top; padding: 4px; }
  img { width: 240px; max-height: 480px; object-fit: cover; object-position: top; background: #fff; }
</style>
<table>
<thead><tr><th>Page</th>${looks()
    .map((look) => `<th scope="col">${titleOf(look)}</th>`)
    .join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</html>
`;
};

const shoot = async (browser, known, look, { signedIn, places }) => {
  const { locale, width, theme } = look;
  const context = await browser.newContext({
    viewport: { width, height: width <= PHONE ? 812 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  if (signedIn)
    await context.addInitScript(({ token, user }) => {
      globalThis.localStorage.setItem('token', token);
      globalThis.localStorage.setItem('user', JSON.stringify(user));
    }, known.session);
  const page = await context.newPage();
  for (const place of places) {
    const address = place.path.replace('{order}', known.order).replace('{watch}', known.watch);
    const prefix = locale === 'ar' ? '/ar' : '';
    await page.goto(`${values.url}${prefix}${address}`, { waitUntil: 'networkidle' });
    await loadAll(page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(folder, fileOf(place, look)), fullPage: true });
  }
  await context.close();
};

const wanted = places();
const known = await demo();
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(progress.say),
  args: FLAGS,
});
try {
  for (const look of looks())
    await progress.step(titleOf(look), async () => {
      for (const signedIn of [false, true]) {
        const shown = wanted.filter((place) => (place.signedIn ?? false) === signedIn);
        await shoot(browser, known, look, { signedIn, places: shown });
      }
    });
  await writeFile(path.join(folder, 'index.html'), contactSheet(wanted));
} finally {
  await browser.close();
}
progress.say(
  `pictures are in ${path.relative(process.cwd(), folder) || '.'}, all of them in its index.html`,
);
