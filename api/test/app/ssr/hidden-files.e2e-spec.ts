import { ADMIN, SHOP, startSite, type Site } from '../../support/pages-site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

it.each(
  [SHOP, ADMIN].flatMap((host) =>
    [
      '/.git/HEAD',
      '/.git/config',
      '/.git/',
      '/.svn/entries',
      '/.hg/store',
      '/.env',
      '/uploads/.git/HEAD',
    ].map((path): [string, string] => [host, path]),
  ),
)('TRUST-69 %s does not serve %s', async (host, path) => {
  const { status, text } = await site.get(path, { host });
  expect(status).toBe(404);
  expect(text).not.toMatch(/^ref: |\[core\]|DATABASE_URL=/);
});
