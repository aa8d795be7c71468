import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { chromium } = require('playwright-core');
const here = fileURLToPath(new URL('.', import.meta.url));
const three = dirname(dirname(require.resolve('three')));
const TYPES = { '.mjs': 'text/javascript', '.js': 'text/javascript', '.html': 'text/html' };
const PAGE = `<!doctype html><meta charset="utf-8"><body style="margin:0"><script type="importmap">
{"imports":{"three":"/three/build/three.module.js"}}</script><script type="module" src="/stage/main.mjs"></script></body>`;
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens the stage in a headless Chromium with software WebGL; nothing leaves the machine. */
export async function openStage() {
  const profile = await mkdtemp(join(tmpdir(), 'demo-pictures-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    headless: true,
    args: FLAGS,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(0);
  page.on('pageerror', (error) => console.error('page:', error.message));
  page.on(
    'console',
    (message) => message.type() === 'error' && console.error('page:', message.text()),
  );
  await page.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: PAGE });
    const file = path.startsWith('/three/')
      ? join(three, path.slice(7))
      : join(here, path.slice(1));
    try {
      return await route.fulfill({
        contentType: TYPES[extname(file)] ?? 'text/plain',
        body: await readFile(file),
      });
    } catch {
      return route.fulfill({ status: 404, body: '' });
    }
  });
  await page.goto('http://stage.local/');
  await page.waitForFunction('window.ready === true', null, { timeout: 60000 });
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  };
  return { page, close };
}
