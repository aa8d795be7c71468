/** `npm run cluster`: production's topology on this machine, on fresh demo data; `-- --test [spec …]` runs the browser tests against it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { install } from './install.mjs';
import { addresses } from './lib/addresses.mjs';
import { build } from './lib/build.mjs';
import { whenNpmDies } from './lib/npm-parent.mjs';
import { createProgress } from './lib/progress.mjs';
import { root } from './lib/run.mjs';
import { scrapeAll } from './lib/scrape.mjs';

const args = process.argv.slice(2);
const isTest = args[0] === '--test';
const progress = createProgress();
let stopping = false;
const stopRequested = new Promise((resolve) => {
  const ask = () => {
    if (stopping) process.exit(130);
    stopping = true;
    resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
  whenNpmDies(ask);
});

/** Browser tests on the cluster's addresses, with its self-signed certificate. */
const test = async ({ env, proxy, metricsPorts }, stack) => {
  const { findChromium } = await import('@shop/local-stack');
  const { MAILBOX_URL, CARD_BASE_URL, CARRIER_BASE_URL } = stack.env;
  const { SHOP_URL, ADMIN_URL } = env;
  const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = path.join(root, 'e2e', 'playwright.config.ts');
  const tests = spawn(process.execPath, [playwright, 'test', '-c', config, ...args.slice(1)], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...{ SHOP_URL, ADMIN_URL, MAILBOX_URL, CARD_BASE_URL, CARRIER_BASE_URL },
      OWN_CERTIFICATE: 'true',
      NODE_EXTRA_CA_CERTS: proxy.certificate,
      CHROMIUM_PATH: await findChromium(progress.say),
      LIWAN_RUN_DIR: path.join(stack.dataDir, 'run'),
    },
  });
  void stopRequested.then(() => tests.kill());
  const [code] = await once(tests, 'exit');
  process.exitCode = code ?? 1;
  progress.say(await scrapeAll(metricsPorts));
};

const serve = async ({ env, metricsPorts }, stack) => {
  progress.say(await scrapeAll(metricsPorts));
  progress.say('ready');
  console.log(addresses(env, stack));
  await stopRequested;
  progress.say('stopping');
};

try {
  await install(progress);
  await build(progress);
  const { BROWSER_TEST_SETTINGS } = await import('./test-steps.mjs');
  const { withCluster } = await import('./lib/cluster.mjs');
  const { inOwnStack } = await import('./lib/own-shop.mjs');
  const { claimPort, portFrom } = await import('@shop/local-stack');
  const httpsPort = await claimPort(portFrom('PORT', 4443), 'PORT');
  const settings = isTest ? BROWSER_TEST_SETTINGS : {};
  await inOwnStack(progress, (stack) =>
    withCluster({ stack, httpsPort, settings, progress }, (cluster) =>
      (isTest ? test : serve)(cluster, stack),
    ),
  );
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
process.exit();
