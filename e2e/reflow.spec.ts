import { expect, test } from '@playwright/test';
import { beShopper, visit, walks } from './support/places';
import { losses, motions, setTextSize } from './support/reflow';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

for (const { who, locale, signedIn, places } of walks)
  test(`pages for ${who} keep all at 320 px and with text of twice the size, without motion`, async ({
    page,
  }) => {
    if (signedIn) await beShopper(page);
    for (const { name, path } of places) {
      await page.setViewportSize({ width: 320, height: 800 });
      await visit(page, locale, path);
      expect.soft(await losses(page), `${name} at 320 px`).toEqual([]);
      expect.soft(await motions(page), `${name} without motion`).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await setTextSize(page, 32);
      expect.soft(await losses(page), `${name} with text of 200 %`).toEqual([]);
      await setTextSize(page, 16);
    }
  });
