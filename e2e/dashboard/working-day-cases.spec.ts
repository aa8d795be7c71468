import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { LOCALES } from '../support/checks/texts';
import { Desk, type DayCase } from '../support/desk';
import type { StaffName } from '../support/staff';
import { administration } from './day/administration';
import { operations } from './day/operations';
import { watchTargets } from './day/touch-targets';
import { vendor } from './day/vendor';

const PAGE = new URL('../../docs/working-day.md', import.meta.url);
/** Presses, fields and presses on a phone of each case, from the table of the page. */
const documented = new Map(
  [
    ...readFileSync(PAGE, 'utf8').matchAll(/^\| +(\d+) \|[^|]+\| +(\d+) \| +(\d+) \| +(\d*) \|/gm),
  ].map(([, ...cells]) => {
    const [number = 0, presses, fields, onPhone] = cells.map(Number);
    return [number, { fields, presses, onPhone }];
  }),
);

const DAYS: { who: StaffName; cases: (desk: Desk) => Promise<DayCase[]> }[] = [
  { who: 'ops', cases: operations },
  { who: 'admin', cases: administration },
  { who: 'vendor1', cases: vendor },
];
const SCREENS = [
  { isPhone: false, screen: '1280 px', proves: 'DAY-01' },
  { isPhone: true, screen: 'a phone', proves: 'DAY-01 DAY-02' },
];

for (const { isPhone, screen, proves } of SCREENS)
  test.describe(() => {
    test.use({ hasTouch: isPhone });
    for (const { who, cases } of DAYS)
      for (const locale of LOCALES)
        test(`${proves} the working day of ${who} in ${locale} on ${screen} takes as many presses as documented`, async ({
          page,
        }) => {
          test.setTimeout(180_000);
          const desk = new Desk(page, locale, isPhone);
          const plan = (await cases(desk)).filter(({ phone }) => !isPhone || phone);
          const lowTargets = isPhone && (await watchTargets(page));
          await desk.arrive(who);
          for (const { number, play } of plan)
            await test.step(`case ${number}`, async () => {
              await desk.start();
              await play();
              const { presses, fields } = desk.effort();
              const row = documented.get(number);
              expect(
                { presses: presses.length, fields: fields.length },
                `case ${number}: ${presses.join(' › ')}; ${fields.join(', ')}`,
              ).toEqual({ presses: isPhone ? row?.onPhone : row?.presses, fields: row?.fields });
              if (!lowTargets) return;
              if (who === 'vendor1') {
                // Only these pages of the cases on a phone have the menu of a row.
                await page.locator('[aria-haspopup=menu]:visible').last().click();
                await expect(page.getByRole('menuitem').first()).toBeVisible();
              }
              expect(await lowTargets(), `case ${number}`).toEqual([]);
            });
        });
  });
