import { defineConfig } from '@playwright/test';
import { shop } from './support/shop';

const DAY = ['**/working-day.spec.ts', '**/content.spec.ts', '**/long-texts.spec.ts'];
const OUTAGE = '**/outage.spec.ts';

/** Browser tests against a running shop; its addresses come from the environment. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  outputDir: '../test-results',
  reporter: [['list']],
  projects: [
    { name: 'pages', testIgnore: [...DAY, OUTAGE] },
    // What comes in a day of work changes the lists and pages that the others look at.
    { name: 'day', testMatch: DAY, dependencies: ['pages'] },
    // While the carrier is left alone nobody else's parcels go.
    { name: 'outage', testMatch: OUTAGE, dependencies: ['day'] },
  ],
  use: {
    baseURL: shop.url,
    // The proxy of `npm run cluster` shows a certificate that signed itself.
    ignoreHTTPSErrors: process.env['OWN_CERTIFICATE'] === 'true',
    viewport: { width: 1280, height: 900 },
    locale: 'en-AE',
    timezoneId: 'Asia/Dubai',
    screenshot: 'only-on-failure',
    // Drawing it slows every test; `--trace=retain-on-failure` shows what came before a failure.
    trace: 'off',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
