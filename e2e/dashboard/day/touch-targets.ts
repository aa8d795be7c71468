import type { Page } from '@playwright/test';

const FINGER_PX = 44;

/** Visible buttons, fields, menu items and boxed links of this page that are lower, and buttons and links that are narrower, than a finger needs. */
const lowElements = (least: number): string[] => {
  // Without the transformation of an animation.
  const sizeOf = (element: Element | null | undefined): { width: number; height: number } =>
    element instanceof HTMLElement
      ? { width: element.offsetWidth, height: element.offsetHeight }
      : (element?.getBoundingClientRect() ?? { width: 0, height: 0 });
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
    const sizeAround = (side: string): number =>
      around.position === 'absolute' ? parseFloat(side) || 0 : 0;
    const [own, labelled] = [sizeOf(target), sizeOf(label)];
    const height = Math.max(own.height, labelled.height, sizeAround(around.height));
    const width = Math.max(own.width, labelled.width, sizeAround(around.width));
    const isNarrow = target.matches('a, button') && width < least - 0.5;
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
    return height > 0 && (height < least - 0.5 || isNarrow)
      ? [`${target.tagName} "${name}": ${Math.round(width)} x ${Math.round(height)} px`]
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
