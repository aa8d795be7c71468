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
