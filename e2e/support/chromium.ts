import type { LaunchOptions } from '@playwright/test';

const { CHROMIUM_PATH } = process.env;
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const launching = (...more: string[]): { launchOptions: LaunchOptions } => ({
  launchOptions: {
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: [...ARGS, ...more],
  },
});

/** For the files whose tests look at pictures, or at the places of what is on a page: `test.use(withPictures)`. */
export const withPictures = launching();
/** Pages show the texts of pictures instead, which take a sixth of the processor time of a test. */
export const withoutPictures = launching('--blink-settings=imagesEnabled=false');
