/**
 * `npm run shots`: pictures of every page of a running shop, in a folder that Git ignores, and an `index.html`
 * there with a page per row, and a language, width and theme per column. The dashboard is shown as its admin, operations
 * and a vendor of the demo see it, and without a session.
 * `-- --app dashboard --url http://localhost:4000 --out screenshots --widths 375,768,1280 --locales en,ar --themes light
 * --only product,login --as admin,vendor`; without `--app` and `--as`, both apps and all accounts; without `--themes`, all
 * widths in light and phones in dark as well.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '@shop/local-stack';
import { listDashboardPages, listGuestPages } from './lib/dashboard-pages.mjs';
import { listPages } from './lib/list-pages.mjs';
import { createProgress } from './lib/progress.mjs';
import { root } from './lib/run.mjs';
import { logInStaff } from './lib/staff-login.mjs';

const PHONE = 375;
const LOGIN = { emailOrUsername: 'shopper1@example.com', password: 'Demo-pass-1' };
/** Demo accounts of the dashboard. */
const STAFF = {
  admin: { username: 'admin', password: 'Admin-pass-1' },
  operations: { username: 'ops', password: 'Ops-pass-1' },
  vendor: { username: 'vendor1', password: 'Vendor-pass-1' },
};
const NO_ACCESS = /^msgid "message\.noAccess"\nmsgstr "(.+)"$/m;
const WATCHES = 6;
/** Highest picture, px. */
const TALLEST = 16_000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

const { values } = parseArgs({
  options: {
    app: { type: 'string', default: 'storefront,dashboard' },
    as: { type: 'string', default: ['guest', ...Object.keys(STAFF)].join(',') },
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

const isWanted = ({ name }) =>
  !values.only || list(values.only).some((part) => name.includes(part));

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
  `${place.name.replaceAll(/[ /]/g, '-')}-${locale}-${width}-${theme}.png`;

const titleOf = ({ locale, width, theme }) => `${locale}, ${width} px, ${theme}`;

const contactSheet = (wanted, taken) => {
  const cell = (place, look) => {
    if (!taken.has(fileOf(place, look))) return '<td></td>';
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

/** Pages of the storefront as a guest and, where different, as a shopper. */
const storefrontWalks = async () => {
  const known = await demo();
  return [false, true].map((signedIn) => ({
    pages: listPages().filter((place) => (place.signedIn ?? false) === signedIn),
    addressOf: ({ path: given }, locale) => {
      const address = given.replace('{order}', known.order).replace('{watch}', known.watch);
      return `${values.url}${locale === 'ar' ? '/ar' : ''}${address}`;
    },
    prepare: async (context) => {
      if (!signedIn) return;
      await context.addInitScript(({ token, user }) => {
        globalThis.localStorage.setItem('token', token);
        globalThis.localStorage.setItem('user', JSON.stringify(user));
      }, known.session);
    },
  }));
};

/** Pages of the dashboard as an account sees them, or without a session. */
const dashboardWalk = async (who) => {
  const site = new URL(values.url);
  site.hostname = `admin.${site.hostname}`;
  const language = (context, locale) =>
    context.addInitScript((text) => globalThis.localStorage.setItem('locale', text), locale);
  const named = (place) => ({ ...place, name: `dashboard ${who} ${place.name}` });
  const addressOf = (place) => new URL(place.path, site).href;
  if (who === 'guest') return { pages: listGuestPages().map(named), addressOf, prepare: language };
  const headers = await logInStaff(values.url, STAFF[who]);
  const get = async (address) => {
    const answer = await fetch(`${values.url}/api/${address}`, { headers });
    return answer.ok ? answer.json() : undefined;
  };
  const account = await get('admin/me');
  const cookies = headers.cookie.split('; ').map((text) => ({
    name: text.slice(0, text.indexOf('=')),
    value: text.slice(text.indexOf('=') + 1),
    url: site.origin,
  }));
  return {
    pages: (await listDashboardPages(get, account)).map(named),
    addressOf,
    isTall: true,
    prepare: async (context, locale) => {
      await language(context, locale);
      await context.addCookies(cookies);
      await context.addInitScript(
        (text) => globalThis.localStorage.setItem('admin', text),
        JSON.stringify(account),
      );
    },
  };
};

/** Headings of a page that the account may not open. */
const refusals = await Promise.all(
  ['en', 'ar'].map(async (locale) => {
    const file = path.join(root, `dashboard/src/locales/${locale}.po`);
    return NO_ACCESS.exec(await readFile(file, 'utf8'))[1];
  }),
);
const isRefused = async (page) =>
  refusals.includes((await page.locator('h1').allTextContents()).join('').trim());

/** Takes the pictures of a walk in one look; a page that the account may not open is left out of the walk. */
const shoot = async (browser, { pages, addressOf, prepare, isTall }, look, taken) => {
  const { locale, width, theme } = look;
  const screen = { width, height: width <= PHONE ? 812 : 900 };
  const context = await browser.newContext({
    viewport: screen,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await prepare(context, locale);
  const page = await context.newPage();
  const refused = new Set();
  for (const place of pages) {
    await page.goto(addressOf(place, locale), { waitUntil: 'networkidle' });
    if (await isRefused(page)) {
      refused.add(place);
      continue;
    }
    await loadAll(page);
    await page.waitForLoadState('networkidle');
    if (isTall) {
      // A bar at the bottom of the screen would cover the middle of the page.
      const height = await page.evaluate(() => globalThis.document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.min(height, TALLEST) });
    }
    const file = fileOf(place, look);
    await page.screenshot({ path: path.join(folder, file), fullPage: true });
    taken.add(file);
    if (isTall) await page.setViewportSize(screen);
  }
  await context.close();
  return pages.filter((place) => !refused.has(place));
};

const apps = list(values.app);
const walks = [
  ...(apps.includes('storefront') ? await storefrontWalks() : []),
  ...(apps.includes('dashboard') ? await Promise.all(list(values.as).map(dashboardWalk)) : []),
].map((walk) => ({ ...walk, pages: walk.pages.filter(isWanted) }));
if (walks.every(({ pages }) => pages.length === 0)) throw new Error('No page has such a name.');
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(progress.say),
  args: FLAGS,
});
const taken = new Set();
try {
  for (const look of looks())
    await progress.step(titleOf(look), async () => {
      for (const walk of walks) walk.pages = await shoot(browser, walk, look, taken);
    });
  const shown = walks.flatMap(({ pages }) => pages);
  await writeFile(path.join(folder, 'index.html'), contactSheet(shown, taken));
} finally {
  await browser.close();
}
progress.say(
  `${taken.size} pictures are in ${path.relative(process.cwd(), folder) || '.'}, all of them in its index.html`,
);
