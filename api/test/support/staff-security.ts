import { rowsOf, staffSessionOf, type StaffSession } from './catalogue-rows.js';
import { headersOf } from './content-shop.js';
import type { TestApp } from './test-app.js';

export { headersOf };

/** Accounts of staff with an email address and a session, and calls in their name. */
export const staffAccountsOf = (test: () => TestApp) => {
  let made = 0;
  return {
    anAccount: async (type = 'vendor') => {
      const username = `staff-${(made += 1)}`;
      const id = await rowsOf(test()).staff(username, type);
      await test().db.query('update staff set email = $2 where id = $1', [
        id,
        `${username}@example.com`,
      ]);
      return { id, username, by: await staffSessionOf(test(), username) };
    },
    /** Path below `/api/`. */
    send: (
      method: 'get' | 'post' | 'put' | 'delete',
      path: string,
      by: StaffSession,
      body?: object,
    ) => test().http[method](`/api/${path}`).set(headersOf(by)).send(body),
  };
};

/** Takes the cookies of a response, as the browser of a session does. */
export const takeCookies = (by: StaffSession, headers: Record<string, unknown>): void => {
  const cookies = String(headers['set-cookie']);
  by.cookie = /liwan_staff=[^;]+/.exec(cookies)?.[0] ?? '';
  by.xsrf = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? '');
};

/** Templates of the mails to a test account, in order. */
export const rowsOfMails = async ({ db }: TestApp, username: string): Promise<string[]> => {
  const rows: { template: string }[] = await db.query(
    'select template from mails where recipient = $1 order by id',
    [`${username}@example.com`],
  );
  return rows.map(({ template }) => template);
};
