import type { TestApp } from './test-app.js';

export { headersOf } from './content-shop.js';

/** Templates of the mails to a test account, in order. */
export const rowsOfMails = async ({ db }: TestApp, username: string): Promise<string[]> => {
  const rows: { template: string }[] = await db.query(
    'select template from mails where recipient = $1 order by id',
    [`${username}@example.com`],
  );
  return rows.map(({ template }) => template);
};
