import type { Page } from '@playwright/test';

/** Limit of the cumulative layout shift: a fifth of the "good" threshold. */
export const MAX_SHIFT = 0.02;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Sums the layout shifts without recent input, from the first paint of each page on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) window.layoutShift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits until the observers know every shift so far: they report a frame after it. */
export const shiftsReported = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );

export const shiftOf = async (page: Page): Promise<number> => {
  await shiftsReported(page);
  return page.evaluate(() => window.layoutShift);
};
