import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { startApp, type TestApp } from './test-app.js';

export const SHOP_URL = 'https://shop.example';
export const SHOP = 'shop.example';
export const ADMIN = 'admin.shop.example';

const PAGE = `<!doctype html><html lang="en"><head>
<!--page-head--><title>storefront</title><!--/page-head-->
</head><body><div id="root"><!--page-body--></div><!--page-data--></body></html>`;
const MANIFEST = {
  'index.html': { file: 'assets/main-abc123.js' },
  'fonts/manrope-latin-wght-normal.woff2': { file: 'assets/manrope-1.woff2' },
  'fonts/bodoni-moda-latin-wght-normal.woff2': { file: 'assets/bodoni-1.woff2' },
  'fonts/readex-pro-arabic-wght-normal.woff2': { file: 'assets/readex-1.woff2' },
};

/** The storefront's server build. */
const PROGRAM = fileURLToPath(new URL('../../../storefront/dist/.server', import.meta.url));

const build = async (folder: string, page: string): Promise<string> => {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(folder, 'assets/main-abc123.js'), `"${page}"`);
  await writeFile(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(`"${page}"`));
  await writeFile(join(folder, 'flag.svg'), '<svg/>');
  await writeFile(join(folder, 'manifest.webmanifest'), '{"name":"Built","start_url":"/"}');
  await symlink(PROGRAM, join(folder, '.server'));
  return folder;
};

export interface PageResponse {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}
interface PageRequest {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
}

export interface Site {
  test: TestApp;
  /** Requests the path unchanged, with the host of one of the two sites. */
  get(path: string, options?: PageRequest): Promise<PageResponse>;
  close(): Promise<void>;
}

/** Files of tools that were copied into the builds by mistake. */
export const HIDDEN_FILES = [
  '.git/HEAD',
  '.git/config.txt',
  '.env',
  '.env.production',
  '.svn/entries.xml',
];
export const MARKER = 'hidden-file-marker';

/** The application with minimal builds of both browser apps; the storefront renders with its real server build. */
export const startSite = async (env: Record<string, string> = {}): Promise<Site> => {
  const root = await mkdtemp(join(tmpdir(), 'liwan-pages-'));
  await writeFile(join(root, 'canary.txt'), 'never served');
  for (const app of ['storefront', 'dashboard'])
    for (const name of HIDDEN_FILES) {
      const file = join(root, app, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, MARKER);
    }
  const test = await startApp({
    STOREFRONT_DIST: await build(join(root, 'storefront'), PAGE),
    DASHBOARD_DIST: await build(join(root, 'dashboard'), '<title>dashboard</title>'),
    SHOP_URL,
    ADMIN_URL: `https://${ADMIN}`,
    ...env,
  });
  const { hostname, port } = new URL(await test.app.getUrl());
  const get: Site['get'] = (path, { host = SHOP, method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const call = request(
        { hostname, port, path, method, headers: { Host: host, ...headers } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(parts).toString(),
            }),
          );
        },
      );
      call.on('error', reject).end();
    });
  return {
    test,
    get,
    close: async () => {
      await test.close();
      await rm(root, { recursive: true });
    },
  };
};
