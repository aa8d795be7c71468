/**
 * `npm run shots`: every page of a running shop as pictures, in a folder that git leaves out.
 * `-- --url http://localhost:4000 --out screenshots --widths 375,768,1280 --locales en,ar --themes light --only product,login`;
 * without `--themes`, all widths in light and phones in dark as well.
 */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '@shop/local-stack';
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

const places = async () => {
  const all = JSON.parse(await readFile(path.join(root, 'e2e', 'support', 'places.json'), 'utf8'));
  return values.only
    ? all.filter(({ name }) => list(values.only).some((part) => name.includes(part)))
    : all;
};

/** A shopper of the demo, an order and a product with colours. */
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

/** Scrolling asks for what is loaded late; its pictures are waited for. */
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
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });

const shoot = async (browser, known, { locale, width, theme, signedIn, places }) => {
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
    const name = `${place.name.replaceAll(' ', '-')}-${locale}-${width}-${theme}.png`;
    await page.screenshot({ path: path.join(folder, name), fullPage: true });
  }
  await context.close();
};

const wanted = await places();
const known = await demo();
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(progress.say),
  args: FLAGS,
});
try {
  for (const locale of list(values.locales))
    for (const width of list(values.widths).map(Number))
      for (const theme of list(values.themes ?? (width === PHONE ? 'light,dark' : 'light')))
        await progress.step(`${locale}, ${width} px, ${theme}`, async () => {
          for (const signedIn of [false, true]) {
            const shown = wanted.filter((place) => (place.signedIn ?? false) === signedIn);
            await shoot(browser, known, { locale, width, theme, signedIn, places: shown });
          }
        });
} finally {
  await browser.close();
}
progress.say(`pictures are in ${path.relative(process.cwd(), folder) || '.'}`);
