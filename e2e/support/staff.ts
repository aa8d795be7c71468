import { expect, type Cookie, type Page } from '@playwright/test';
import { shop } from './shop';

const enterPassword = async (page: Page, username: string, password: string): Promise<void> => {
  await page.goto(`${shop.admin}/dashboard`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** Signs in with a password that an admin chose, and replaces it. */
export const signInFirst = async (
  page: Page,
  username: string,
  given: string,
  password: string,
): Promise<void> => {
  await enterPassword(page, username, given);
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await page.getByLabel('Current password').fill(given);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
};

/** Signs in with the second step. */
export const signInWithCode = async (
  page: Page,
  username: string,
  password: string,
  codes: string[],
): Promise<void> => {
  await enterPassword(page, username, password);
  for (const code of codes) {
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }
  await expect(page.getByRole('navigation').first()).toBeVisible();
};

/** Demo accounts. */
const PASSWORDS = {
  admin: 'Admin-pass-1',
  vendor1: 'Vendor-pass-1',
  vendor2: 'Vendor-pass-1',
  ops: 'Ops-pass-1',
};
export type StaffName = keyof typeof PASSWORDS;

/**
 * Calls the API as the page's account; the page must be on the dashboard's host. Fields are sent as multipart,
 * `data:` addresses as files; `json` sends JSON.
 */
export const asStaff = async <T>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  fields?: Record<string, unknown>,
  { json = false } = {},
): Promise<T> => {
  // Only browsers resolve `admin.localhost`.
  const { status, text } = await page.evaluate(
    async (call) => {
      const xsrf = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const form = new FormData();
      for (const [name, field] of Object.entries(call.fields ?? {})) {
        const value = String(field);
        const [, type, base64] = /^data:([^;]+);base64,(.+)$/.exec(value) ?? [];
        if (type && base64)
          form.append(
            name,
            new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type }),
            `file.${type.split('/')[1]}`,
          );
        else form.append(name, value);
      }
      const answer = await fetch(`/api/${call.path}`, {
        method: call.method,
        headers: {
          'X-XSRF-TOKEN': decodeURIComponent(xsrf),
          ...(call.json && { 'Content-Type': 'application/json' }),
        },
        ...(call.fields && { body: call.json ? JSON.stringify(call.fields) : form }),
      });
      return { status: answer.status, text: await answer.text() };
    },
    { method, path, fields, json },
  );
  if (status >= 400) throw new Error(`${path}: ${status} ${text}`);
  return JSON.parse(text) as T;
};

const PERFUMES = '2';

/** Creates a perfume at AED 100 with a stock of nine; returns its id. The page is signed in as an admin afterwards. */
export const addOwnProduct = async (page: Page, name: string): Promise<number> => {
  const { product } = await asStaff<{ product: { id: number } }>(
    page,
    'POST',
    'products/add-product',
    { name: `${name} ${Date.now()}`, price: '100', stock: '9', category_id: PERFUMES },
  );
  return product.id;
};

interface Staff {
  id: number;
  name: string;
}
/** After 15 minutes protected changes ask for the password again. */
const CONFIRMED_MS = 10 * 60_000;
/** Sessions cached per process, because login is slow. */
const sessions = new Map<StaffName, { admin: Staff; cookies: Cookie[]; since: number }>();

const logIn = async (page: Page, username: string, password: string): Promise<Staff> => {
  // A login ends the session of the cookies that it is sent with, which may be a cached one.
  await page.context().clearCookies();
  const { status, admin } = await page.evaluate(
    async (account) => {
      const answer = await fetch('/api/admin/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(account),
      });
      const { admin } = (await answer.json()) as { admin: Staff };
      return { status: answer.status, admin };
    },
    { username, password },
  );
  expect(status).toBe(200);
  return admin;
};
const openSession = async (page: Page, username: StaffName): Promise<Staff> => {
  const admin = await logIn(page, username, PASSWORDS[username]);
  const cookies = await page.context().cookies();
  sessions.set(username, { admin, cookies, since: Date.now() });
  return admin;
};
const storeAdmin = (page: Page, admin: Staff): Promise<void> =>
  page.evaluate((value) => localStorage.setItem('admin', JSON.stringify(value)), admin);

/** Signs in by setting cookies and local storage, like the login form. */
export const beStaff = async (page: Page, username: StaffName): Promise<Staff> => {
  await page.goto(`${shop.admin}/favicon.svg`);
  const last = sessions.get(username);
  const known = last && Date.now() - last.since < CONFIRMED_MS ? last : undefined;
  if (known) {
    await page.context().clearCookies();
    await page.context().addCookies(known.cookies);
  }
  const admin = known?.admin ?? (await openSession(page, username));
  await storeAdmin(page, admin);
  return admin;
};

/** The same in a session that no other test has, so that it may be ended. */
export const beStaffAlone = async (page: Page, username: StaffName): Promise<void> => {
  await page.goto(`${shop.admin}/favicon.svg`);
  await storeAdmin(page, await logIn(page, username, PASSWORDS[username]));
};

/** The same for a new account, whose given password is replaced; `signInFirst` does it on the screens. */
export const beNewStaff = async (
  page: Page,
  username: string,
  given: string,
  password: string,
): Promise<void> => {
  await page.goto(`${shop.admin}/favicon.svg`);
  await logIn(page, username, given);
  const change = { currentPassword: given, password };
  await asStaff(page, 'POST', 'admin/account/password', change, { json: true });
  await storeAdmin(page, await asStaff<Staff>(page, 'GET', 'admin/me'));
};

/** Deletes a staff account by its username. */
export const removeStaff = async (admin: Page, username: string): Promise<void> => {
  const accounts = await asStaff<{ id: number; username: string }[]>(
    admin,
    'GET',
    'admin/all?type=all',
  );
  await asStaff(
    admin,
    'DELETE',
    `admin/${accounts.find((each) => each.username === username)?.id}`,
  );
};
