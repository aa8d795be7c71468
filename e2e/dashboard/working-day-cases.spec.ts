import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { LOCALES } from '../support/checks/texts';
import { Desk, type DayCase } from '../support/desk';
import type { StaffName } from '../support/staff';
import { administration } from './day/administration';
import { operations } from './day/operations';
import { settings } from './day/settings';
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

interface Day {
  who: StaffName;
  what: string;
  /** Whether none of its cases is done on a phone. */
  isOnlyWide?: true;
  /** Whether the same day in another language must not run beside it. */
  isAlone?: true;
  cases: (desk: Desk) => Promise<DayCase[]>;
}
const DAYS: Day[] = [
  // Two staff who save the same settings at once see a conflict.
  {
    ...{ who: 'admin', what: 'with settings', isOnlyWide: true, isAlone: true },
    cases: settings,
  },
  { who: 'ops', what: 'with orders', cases: operations },
  { who: 'admin', what: 'with money and shoppers', cases: administration },
  { who: 'vendor1', what: 'with products', cases: vendor },
];
const SCREENS = [
  { isPhone: false, screen: '1280 px', proves: 'DAY-01' },
  { isPhone: true, screen: 'a phone', proves: 'DAY-01 DAY-02' },
];

for (const { isPhone, screen, proves } of SCREENS)
  for (const { who, what, isAlone, cases } of DAYS.filter((day) => !isPhone || !day.isOnlyWide))
    test.describe(() => {
      test.use({ hasTouch: isPhone });
      if (isAlone) test.describe.configure({ mode: 'default' });
      for (const locale of LOCALES)
        test(`${proves} the working day of ${who} ${what} in ${locale} on ${screen} takes as many presses as documented`, async ({
          page,
        }) => {
          const desk = new Desk(page, locale, isPhone);
          const plan = (await cases(desk)).filter(({ phone }) => !isPhone || phone);
          const lowTargets = isPhone && (await watchTargets(page));
          await desk.arrive(who);
          for (const { number, play, undo } of plan)
            await test.step(`case ${number}`, async () => {
              await desk.start();
              try {
                await play();
              } finally {
                await undo?.();
              }
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
