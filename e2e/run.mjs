/** Runs browser tests on a throwaway shop: `node e2e/run.mjs [Playwright arguments]`. */
import path from 'node:path';
import { build } from '../tools/lib/build.mjs';
import { stopWhenInterrupted, withOwnShop } from '../tools/lib/own-shop.mjs';
import { createProgress } from '../tools/lib/progress.mjs';
import { runTool } from '../tools/lib/run.mjs';
import { BROWSER_TEST_SETTINGS } from '../tools/test-steps.mjs';

const progress = createProgress();
stopWhenInterrupted();
await build(progress);
await withOwnShop(progress, BROWSER_TEST_SETTINGS, async ({ stack, env }) => {
  const { findChromium } = await import('@shop/local-stack');
  const CHROMIUM_PATH = await findChromium(progress.say);
  const args = ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
  const LIWAN_RUN_DIR = path.join(stack.dataDir, 'run');
  await runTool('@playwright/test/cli.js', args, { env: { ...env, CHROMIUM_PATH, LIWAN_RUN_DIR } });
}).catch((error) => {
  console.error(error.output ?? error.message);
  process.exitCode = 1;
});
