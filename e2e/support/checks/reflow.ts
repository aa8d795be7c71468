import type { Page } from '@playwright/test';

/** Reflow problems at this width and text size, once the fonts are there: horizontal scrolling or cut controls. */
export const losses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    const found =
      scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}`] : [];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;
    /** Scrollable rows may be wider than the screen. */
    const isInRow = (element: Element): boolean => {
      for (
        let outer = element.parentElement;
        outer && outer !== document.body;
        outer = outer.parentElement
      )
        if (
          getComputedStyle(outer).overflowX !== 'visible' &&
          outer.scrollWidth > outer.clientWidth
        )
          return true;
      return false;
    };
    for (const control of document.querySelectorAll(
      'a, button, input, select, textarea, summary, label',
    )) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { left, right, width, height } = control.getBoundingClientRect();
      const style = getComputedStyle(control);
      if (width <= 1 || height <= 1 || style.clipPath !== 'none') continue;
      if ((left < -1 || right > clientWidth + 1) && !isInRow(control))
        found.push(`out of the page: ${nameOf(control)}`);
      if (control.matches('input, textarea, select') || style.display === 'inline') continue;
      const fits =
        control.scrollWidth <= control.clientWidth + 2 &&
        control.scrollHeight <= control.clientHeight + 2;
      if (fits) continue;
      // A deliberately truncated text ends in an ellipsis.
      const isShortened = (element: Element) => {
        const { textOverflow, webkitLineClamp } = getComputedStyle(element);
        return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      };
      if (![control, ...control.querySelectorAll('*')].some(isShortened))
        found.push(`larger than its box: ${nameOf(control)}`);
    }
    return found;
  });

/**
 * Controls of the page that cover one another in part. A button inside its field, such as that of the date, is none, nor is
 * what a header or bar that stays in view covers.
 */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const TOLERANCE_PX = 2;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') || element.textContent || element.id).trim().slice(0, 40)}"`;
    const meet = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const isArea = ({ left, top, right, bottom }: Box) =>
      right - left > TOLERANCE_PX && bottom - top > TOLERANCE_PX;
    const isWithin = (inner: Box, outer: Box) =>
      inner.left >= outer.left - TOLERANCE_PX &&
      inner.right <= outer.right + TOLERANCE_PX &&
      inner.top >= outer.top - TOLERANCE_PX &&
      inner.bottom <= outer.bottom + TOLERANCE_PX;
    /** The part of an element that its scrolled rows show; undefined in a part that stays in view. */
    const shownOf = (element: Element): Box | undefined => {
      let box: Box = element.getBoundingClientRect();
      for (let outer: Element | null = element; outer; outer = outer.parentElement) {
        const { position, overflowX, overflowY } = getComputedStyle(outer);
        if (position === 'fixed' || position === 'sticky') return undefined;
        if (
          outer !== element &&
          outer !== document.body &&
          `${overflowX}${overflowY}` !== 'visiblevisible'
        )
          box = meet(box, outer.getBoundingClientRect());
      }
      return box;
    };
    const controls = [
      ...document.querySelectorAll('a, button, input, select, textarea, summary'),
    ].flatMap((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (getComputedStyle(element).clipPath !== 'none') return [];
      const box = shownOf(element);
      return box && isArea(box) ? [{ element, box }] : [];
    });
    return controls.flatMap(({ element, box }, at) =>
      controls
        .slice(at + 1)
        .filter(
          (other) =>
            isArea(meet(box, other.box)) &&
            !element.contains(other.element) &&
            !other.element.contains(element) &&
            !isWithin(box, other.box) &&
            !isWithin(other.box, box),
        )
        .map((other) => `${nameOf(element)} overlaps ${nameOf(other.element)}`),
    );
  });

/** Running animations. */
export const motions = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : '') ?? '')
      .map((html) => html.slice(0, 120)),
  );

/** Sets the browser's default text size, 16 px by default. */
export const setTextSize = async (page: Page, pixels: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await session.detach();
};
