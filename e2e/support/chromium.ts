import { existsSync, statfsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const { CHROMIUM_PATH } = process.env;
const SHARED_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Fewer processes have less to copy to each other.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
];

/** Playwright has Chromium share memory in files on the disk, as containers often have 64 MB of it. */
const hasSharedMemory = () => {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
};
const launching = (...more: string[]): { launchOptions: LaunchOptions } => ({
  launchOptions: {
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: [...ARGS, ...more],
    ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
  },
});

/** For the files whose tests look at pictures, or at the places of what is on a page: `test.use(withPictures)`. */
export const withPictures = { ...launching(), deviceScaleFactor: 1 };
/** Pages show the texts of pictures instead, which take a sixth of the processor time of a test; half the resolution is a quarter of the pixels. */
export const withoutPictures = {
  ...launching('--blink-settings=imagesEnabled=false'),
  deviceScaleFactor: 0.5,
};
