import type { Page } from '@playwright/test';

/** Share of the view that may have moved by itself: a fifth of what counts as good. */
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

/** Adds up, from the first paint of each page on, what moves without anybody having pressed anything. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) window.layoutShift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      // The observer hears of a frame after the frame.
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(window.layoutShift))),
        ),
      ),
  );
