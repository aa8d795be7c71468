/** Hot reload: both front ends through Vite on one port, the API rebuilt and restarted on change. */
import { watch } from 'node:fs';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { nx } from './lib/build.mjs';
import { root } from './lib/run.mjs';

const API_PATHS = /^\/(api|queues)(\/|\?|$)/;
const WATCHED = ['api/src', 'libs/shop-rules/src', 'libs/contracts/src'];
const SETTLE_MS = 200;

const startVite = async (project) => {
  const folder = path.join(root, project);
  const entry = createRequire(path.join(folder, 'package.json')).resolve('vite');
  const { createServer: createVite } = await import(pathToFileURL(entry).href);
  const { freePort } = await import('@shop/local-stack');
  return createVite({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { port: await freePort() } },
  });
};

const proxyTo = (apiPort) => (req, res) => {
  const { method, headers, url } = req;
  const call = request({ host: '127.0.0.1', port: apiPort, method, path: url, headers });
  call.once('response', (answer) => {
    res.writeHead(answer.statusCode, answer.headers);
    answer.pipe(res);
  });
  call.once('error', () => {
    if (!res.headersSent) res.writeHead(502, { 'content-type': 'text/plain' });
    res.end('The API is starting again.');
  });
  req.pipe(call);
};

/** Calls back once things have been quiet for a moment, never twice at the same time. */
const settled = (work) => {
  let timer = null;
  let busy = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => (busy = busy.then(work)), SETTLE_MS);
  };
};

const rebuild = (shop, progress) => async () => {
  try {
    await progress.step('building the API', () => nx(['run', 'api:build']));
    await shop.restart();
    progress.say('the API runs the new code');
  } catch (error) {
    progress.say(`the API was not built:\n${error.output ?? error.message}`);
  }
};

export const startDevServer = async ({ port, apiPort, shop, progress }) => {
  const [storefront, dashboard] = await Promise.all([
    startVite('storefront'),
    startVite('dashboard'),
  ]);
  const toApi = proxyTo(apiPort);
  const server = createServer((req, res) => {
    if (API_PATHS.test(req.url)) return toApi(req, res);
    const isAdmin = (req.headers.host ?? '').startsWith('admin.');
    (isAdmin ? dashboard : storefront).middlewares(req, res);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const changed = settled(rebuild(shop, progress));
  const watchers = WATCHED.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (file && !/\.spec\.ts$/.test(file)) changed();
    }),
  );
  return {
    stop: async () => {
      for (const watcher of watchers) watcher.close();
      server.closeAllConnections();
      server.close();
      await Promise.all([storefront.close(), dashboard.close()]);
    },
  };
};
