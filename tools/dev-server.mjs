/** Hot reload: both front ends by Vite behind one port, the API rebuilt and restarted on change. */
import { watch } from 'node:fs';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nx } from './lib/build.mjs';
import { keepRunning } from './lib/keep-running.mjs';
import { root } from './lib/run.mjs';
import { waitReady } from './lib/wait-ready.mjs';

const API_PATHS = /^\/(api|queues)(\/|\?|$)/;
const WATCHED = ['api/src', 'libs/shop-rules/src', 'libs/contracts/src'];
const SETTLE_MS = 200;
const HOST = '127.0.0.1';

/** Each front end has its own process, because its plugins look for their settings in the working directory. */
const startVite = async (project, { stack, progress, onGivenUp }) => {
  const { freePort } = await import('@shop/local-stack');
  const cwd = path.join(root, project);
  const manifest = createRequire(path.join(cwd, 'package.json')).resolve('vite/package.json');
  const program = path.join(path.dirname(manifest), 'bin', 'vite.js');
  const port = await freePort();
  const running = keepRunning({
    name: project,
    args: [program, '--host', HOST, '--port', String(port), '--strictPort'],
    cwd,
    env: process.env,
    logFile: path.join(stack.dataDir, 'logs', `${project}.log`),
    processRegistry: stack.processRegistry,
    say: progress.say,
    onGivenUp,
  });
  await progress.step(`starting the ${project}`, () => waitReady(`http://${HOST}:${port}/`));
  return { ...running, port };
};

const callOf = ({ method, headers, url }, port) =>
  request({ host: HOST, port, method, path: url, headers });

const pass = (req, res, port) => {
  const call = callOf(req, port);
  call.once('response', (answer) => {
    res.writeHead(answer.statusCode, answer.headers);
    answer.pipe(res);
  });
  call.once('error', () => {
    if (!res.headersSent) res.writeHead(502, { 'content-type': 'text/plain' });
    res.end('This part is starting again.');
  });
  req.pipe(call);
};

/** The socket that notifies pages of changes. */
const passSocket = (req, socket, port) => {
  const call = callOf(req, port);
  call.once('upgrade', (answer, upstream) => {
    const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(['HTTP/1.1 101 Switching Protocols', ...headers, '', ''].join('\r\n'));
    upstream.on('error', () => socket.destroy()).pipe(socket);
    socket.on('error', () => upstream.destroy()).pipe(upstream);
  });
  call.once('error', () => socket.destroy()).end();
};

/** Calls back once there were no changes for a moment, never twice at the same time. */
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
    progress.say('the API was rebuilt and restarted');
  } catch (error) {
    progress.say(`the API build failed:\n${error.output ?? error.message}`);
  }
};

export const startDevServer = async ({ port, apiPort, shop, ...rest }) => {
  const storefront = await startVite('storefront', rest);
  const dashboard = await startVite('dashboard', rest);
  const portOf = ({ url, headers }) => {
    if (API_PATHS.test(url)) return apiPort;
    return (headers.host ?? '').startsWith('admin.') ? dashboard.port : storefront.port;
  };
  const server = createServer((req, res) => pass(req, res, portOf(req)));
  server.on('upgrade', (req, socket) => passSocket(req, socket, portOf(req)));
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, resolve);
  });
  const changed = settled(rebuild(shop, rest.progress));
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
      await Promise.all([storefront.stop(), dashboard.stop()]);
    },
    kill: () => [storefront, dashboard].forEach((part) => part.kill()),
  };
};
