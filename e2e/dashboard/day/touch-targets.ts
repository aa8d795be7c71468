import type { Page } from '@playwright/test';

const FINGER_PX = 44;

/** Visible buttons, fields, menu items and boxed links that are lower than a finger needs. */
export const lowTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const found = [...document.querySelectorAll('a, button, input, select, summary, textarea')];
    return found.flatMap((target) => {
      const { display, clipPath } = getComputedStyle(target);
      const isShown = target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // Links in running text, and what only screen readers see.
      if (!isShown || display === 'inline' || clipPath !== 'none') return [];
      const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined;
      // An invisible part around the visible one counts too.
      const around = getComputedStyle(target, '::after');
      const height = Math.max(
        target.getBoundingClientRect().height,
        label?.getBoundingClientRect().height ?? 0,
        around.position === 'absolute' ? parseFloat(around.height) || 0 : 0,
      );
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
      return height > 0 && height < least - 0.5
        ? [`${target.tagName} "${name}": ${Math.round(height)} px`]
        : [];
    });
  }, FINGER_PX);
