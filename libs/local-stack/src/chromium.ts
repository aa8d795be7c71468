import { existsSync } from 'node:fs';
import { installPackages, isDebian, isRoot } from './debian.js';
import { onPath, run } from './processes/run.js';

// The headless shell renders the same pages without browser UI and uses a fifth less CPU time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = (): string | null => {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return onPath(...NAMES) ?? KNOWN_PATHS.find((path) => existsSync(path)) ?? null;
};

/** True when no installed font has Arabic letters. */
const lacksArabic = async (): Promise<boolean> => {
  const list = onPath('fc-list');
  return list !== null && (await run(list, [':lang=ar'])).trim() === '';
};

/** Finds Chromium for the browser tests, or installs it with Arabic fonts. */
export const findChromium = async (onProgress: (line: string) => void): Promise<string> => {
  const debianRoot = isDebian() && isRoot();
  if (!installed() && debianRoot) {
    onProgress('installing Chromium');
    await installPackages('chromium-headless-shell', 'fontconfig', 'fonts-noto-core');
  }
  const path = installed();
  if (!path)
    throw new Error(
      'Chromium is missing: install chromium-headless-shell, or set CHROMIUM_PATH to its program.',
    );
  if (debianRoot && (await lacksArabic())) {
    onProgress('installing a font with Arabic letters');
    await installPackages('fonts-noto-core');
  }
  return path;
};
