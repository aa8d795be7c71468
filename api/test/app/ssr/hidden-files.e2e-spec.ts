import {
  ADMIN,
  HIDDEN_FILES,
  MARKER,
  SHOP,
  startSite,
  type Site,
} from '../../support/pages-site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

it.each(
  [SHOP, ADMIN].flatMap((host) =>
    [...HIDDEN_FILES, '.git/', 'uploads/.git/HEAD'].map((file): [string, string] => [
      host,
      `/${file}`,
    ]),
  ),
)('TRUST-69 %s does not serve %s, even if it is in the build', async (host, path) => {
  const { status, text } = await site.get(path, { host });
  expect(status).toBe(404);
  expect(text).not.toContain(MARKER);
});
