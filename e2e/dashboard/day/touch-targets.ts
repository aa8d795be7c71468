import type { Page } from '@playwright/test';

const FINGER_PX = 44;

/** Visible buttons, fields, menu items and boxed links of this page that are lower than a finger needs. */
const lowElements = (least: number): string[] => {
  const heightOf = (element: Element | null | undefined): number =>
    // Without the transformation of an animation.
    element instanceof HTMLElement
      ? element.offsetHeight
      : (element?.getBoundingClientRect().height ?? 0);
  const found = document.querySelectorAll(
    'a, button, input, select, summary, textarea, [role^=menuitem], [role=option]',
  );
  return [...found].flatMap((target) => {
    const { display, clipPath } = getComputedStyle(target);
    const isShown = target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // Links in running text, and what only screen readers see.
    if (!isShown || display === 'inline' || clipPath !== 'none') return [];
    // A press on the label does the same only for these.
    const isPressedByLabel =
      target instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(target.type);
    const label = isPressedByLabel ? target.labels?.[0] : undefined;
    // An invisible part around the visible one counts too.
    const around = getComputedStyle(target, '::after');
    const height = Math.max(
      heightOf(target),
      heightOf(label),
      around.position === 'absolute' ? parseFloat(around.height) || 0 : 0,
    );
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
    return height > 0 && height < least - 0.5
      ? [`${target.tagName} "${name}": ${Math.round(height)} px`]
      : [];
  });
};

/**
 * Measures at each press from the next page load on, so also while a menu, a sheet or a dialog is open. Each call of the
 * result measures once more; it returns and clears all that was too low.
 */
export const watchTargets = async (page: Page): Promise<() => Promise<string[]>> => {
  const low = new Set<string>();
  await page.exposeFunction('noteLow', (targets: string[]) => {
    for (const target of targets) low.add(target);
  });
  await page.addInitScript({
    content: `addEventListener('pointerdown', () => noteLow((${lowElements})(${FINGER_PX})), { capture: true });`,
  });
  return async () => {
    for (const target of await page.evaluate(lowElements, FINGER_PX)) low.add(target);
    const all = [...low];
    low.clear();
    return all;
  };
};
