import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect } from './expect.mjs';

/** Largest picture, in bytes. */
const MOST_BYTES = 120_000;
const QUALITIES = [85, 75, 65, 55, 45];
const DESKTOP = { width: 1100, height: 780 };
const PHONE = { width: 375, height: 740 };
const LIMIT_MS = 45_000;
/** Space above it, for the fixed bars. */
const BAR_PX = { shop: 230, admin: 80 };
const PASSWORDS = { admin: 'Admin-pass-1', ops: 'Ops-pass-1', vendor1: 'Vendor-pass-1' };
const SHOPPER_PASSWORD = 'Demo-pass-1';

/** Visits of shoppers and staff to a running shop, and pictures `<name>-1.jpg` … of what they see. */
export const createVisit = (browser, { shop, admin }, { name, folder }) => {
  const contexts = [];
  let number = 0;

  const open = async (viewport) => {
    const context = await browser.newContext({
      viewport,
      locale: 'en-AE',
      timezoneId: 'Asia/Dubai',
      reducedMotion: 'reduce',
      acceptDownloads: true,
    });
    context.setDefaultTimeout(LIMIT_MS);
    contexts.push(context);
    return context.newPage();
  };

  /** A page of the shop, whose `goto` and `reload` wait until React has replaced the server's elements. */
  const openShop = async (phone) => {
    const page = await open(phone ? PHONE : DESKTOP);
    const hydrated = () => expect(page.locator('head title:not([data-head])')).toHaveCount(1);
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url) => {
      await goto(url);
      if (url.startsWith(shop)) await hydrated();
    };
    page.reload = async () => {
      await reload();
      await hydrated();
    };
    return page;
  };

  /** Signs a demo shopper in without the login page. */
  const logIn = async (page, email) => {
    const answer = await fetch(`${shop}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailOrUsername: email, password: SHOPPER_PASSWORD }),
    });
    if (!answer.ok) throw new Error(`users/login: ${await answer.text()}`);
    await page.goto(`${shop}/about`);
    await page.evaluate(
      ({ token, user }) => {
        globalThis.localStorage.setItem('token', token);
        globalThis.localStorage.setItem('user', JSON.stringify(user));
      },
      await answer.json(),
    );
  };

  const save = async (page, file, options) => {
    await mkdir(path.dirname(file), { recursive: true });
    for (const quality of QUALITIES) {
      await page.screenshot({ path: file, type: 'jpeg', quality, ...options });
      if ((await stat(file)).size <= MOST_BYTES) return;
    }
    throw new Error(`${file} is larger than ${MOST_BYTES} bytes.`);
  };

  return {
    shop,
    admin,
    /** A page of the dashboard with a session of a demo account. */
    async staff(username) {
      const page = await open(DESKTOP);
      await page.goto(`${admin}/dashboard`);
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORDS[username]);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('navigation').first()).toBeVisible();
      return page;
    },
    /** A page of the shop without a session. */
    guest: ({ phone = false } = {}) => openShop(phone),
    /** A page of the shop with the session of a demo shopper. */
    async shopper(email, { phone = false } = {}) {
      const page = await openShop(phone);
      await logIn(page, email);
      return page;
    },
    /** Takes the next picture; `top` is scrolled to the top of the page before. */
    async picture(page, { top } = {}) {
      number += 1;
      if (top) {
        await expect(top).toBeVisible({ timeout: LIMIT_MS });
        await top.evaluate(
          (element, bar) => {
            const { scrollTo, scrollY } = globalThis;
            scrollTo(0, element.getBoundingClientRect().top + scrollY - bar);
          },
          page.url().startsWith(admin) ? BAR_PX.admin : BAR_PX.shop,
        );
      }
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      // A hovered row has another color.
      await page.mouse.move(0, 0);
      await page.evaluate(() => {
        const { document, innerHeight } = globalThis;
        const isSeen = (image) => {
          const { top, bottom, width } = image.getBoundingClientRect();
          return width > 0 && bottom > 0 && top < innerHeight;
        };
        const seen = [...document.images].filter(isSeen);
        return Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
      });
      await save(page, path.join(folder, `${name}-${number}.jpg`));
    },
    /** Pictures of all open pages after a failure, in a folder that Git ignores. */
    async showFailure() {
      const pages = contexts.flatMap((context) => context.pages());
      const out = path.join(folder, '../../screenshots');
      for (const [at, page] of pages.entries())
        await save(page, path.join(out, `${name}-failed-${at + 1}.jpg`)).catch(() => undefined);
    },
    async end() {
      for (const context of contexts.splice(0)) await context.close();
    },
  };
};
