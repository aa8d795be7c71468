import { defineConfig } from '@playwright/test';
import { withoutPictures, withPictures } from './support/chromium';
import { shop } from './support/shop';

const DAY = ['**/working-day*.spec.ts', '**/long-texts.spec.ts'];
/** Before other tests change what the demo has. */
const DEMO = ['**/home-length.spec.ts', '**/demo-features.spec.ts'];
const OUTAGE = '**/outage.spec.ts';
const FAULTS = '**/break-something.spec.ts';
const CONTENT = ['**/content.spec.ts', '**/appearance.spec.ts'];
const HOME_PAGE = '**/home-page.spec.ts';

/** Browser tests against a running shop; its addresses come from the environment. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // A machine that is slow, or stops for half a minute, passes too.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  outputDir: '../test-results',
  reporter: [['list']],
  projects: [
    { name: 'demo', testMatch: DEMO, workers: 2 },
    {
      name: 'pages',
      testIgnore: [...DEMO, ...DAY, OUTAGE, FAULTS, ...CONTENT, HOME_PAGE],
      dependencies: ['demo'],
      workers: 2,
      use: withoutPictures,
    },
    // These tests change the lists and pages that the others check.
    { name: 'day', testMatch: DAY, dependencies: ['pages'], workers: 2 },
    // Its tests follow each other and wait for a schedule: a third worker runs them beside the day.
    { name: 'home-page', testMatch: HOME_PAGE, dependencies: ['pages'] },
    // While the carrier is paused, other shipments would wait too. Tests of content ship nothing: they use the time.
    { name: 'outage', testMatch: OUTAGE, dependencies: ['day'] },
    // They delete pictures that the home page has shown.
    { name: 'content', testMatch: CONTENT, dependencies: ['day', 'home-page'] },
    // It stops a part that all others need.
    { name: 'faults', testMatch: FAULTS, dependencies: ['home-page', 'outage', 'content'] },
  ],
  use: {
    baseURL: shop.url,
    // The proxy of `npm run cluster` has a self-signed certificate.
    ignoreHTTPSErrors: process.env['OWN_CERTIFICATE'] === 'true',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    locale: 'en-AE',
    timezoneId: 'Asia/Dubai',
    screenshot: 'only-on-failure',
    // Tracing slows every test; `--trace=retain-on-failure` turns it on.
    trace: 'off',
    // Animations keep a processor busy and mix colours while they run; tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    ...withPictures,
  },
});
