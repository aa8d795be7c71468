import { expect, test } from '@playwright/test';
import { beShopper, visit, walks } from './support/places';
import { losses, motions, setTextSize } from './support/reflow';

const WIDTHS = [320, 768, 1280];

test.describe.configure({ mode: 'parallel', timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

for (const { who, locale, signedIn, places } of walks)
  test(`pages for ${who} keep everything from 320 px on and with text of twice the size, without motion`, async ({
    page,
  }) => {
    if (signedIn) await beShopper(page);
    for (const { name, path } of places) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        if (width === WIDTHS[0]) await visit(page, locale, path);
        expect.soft(await losses(page), `${name} at ${width} px`).toEqual([]);
      }
      await expect.poll(() => motions(page), `${name} without motion`).toEqual([]);
      await setTextSize(page, 32);
      expect.soft(await losses(page), `${name} with text of 200 %`).toEqual([]);
      await setTextSize(page, 16);
    }
  });
