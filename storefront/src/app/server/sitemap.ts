import { routes, type PageRoute } from '@/routes';
import type { SitemapEntry, SitemapSource } from '@/shared/rendering/server-page';
import { createQueryClient } from '../providers';
import type { Host } from './load-page';
import { serverPageOf } from './page-address';
import { withReads } from './request-api';

type Source = Pick<Host, 'read' | 'rows'>;

/** All pages except those with sitemap files of their own. */
const PAGES = 'pages';

const ownFiles = routes.flatMap((route) => serverPageOf(route).sitemapFiles ?? []);

/** Names of the sitemap files. */
export const sitemapFiles = async ({ rows }: Source): Promise<string[]> => {
  const names = ownFiles.map(async ({ name, ranges }) =>
    (await ranges(rows)).map((range) => `${name}-${range}`),
  );
  return [PAGES, ...(await Promise.all(names)).flat()];
};

const entriesOf = async (
  route: PageRoute,
  source: Omit<SitemapSource, 'path'>,
): Promise<SitemapEntry[]> => {
  const { sitemap, sitemapFiles } = serverPageOf(route);
  if (sitemap) return sitemap({ ...source, path: route.path });
  if (sitemapFiles || /[:*]/.test(route.path)) return [];
  const { unlisted } = await route.load();
  return unlisted ? [] : [{ path: route.path }];
};

const pageEntries = async ({ read, rows }: Source): Promise<SitemapEntry[]> => {
  const client = createQueryClient({ retries: 0 });
  const entries = await withReads(read, () =>
    Promise.all(routes.map((route) => entriesOf(route, { client, rows }))),
  );
  client.clear();
  return entries.flat();
};

/** The addresses in a sitemap file; empty when the file does not exist. */
export const sitemapEntries = async (file: string, source: Source): Promise<SitemapEntry[]> => {
  if (file === PAGES) return pageEntries(source);
  const [, name, range] = /^([a-z-]+)-(\d{1,6})$/.exec(file) ?? [];
  const own = ownFiles.find((each) => each.name === name);
  return own?.entries(Number(range), source.rows) ?? [];
};
