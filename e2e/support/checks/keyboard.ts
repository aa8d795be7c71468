import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 150;

/** Focus problems of a page: missing, invisible, out of view or covered. */
const focusFault = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const name = `${focused.tagName} ${focused.outerHTML.slice(0, 120)}`;
    // A visually hidden radio button shows its focus on its label or sibling.
    const shown = [focused, focused.nextElementSibling, focused.closest('label')].filter(
      (element) => element !== null,
    );
    const isMarked = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    if (!shown.some(isMarked)) return `no focus mark: ${name}`;
    const isInSight = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [0.2, 0.5, 0.8].some((part) => {
        const hit = document.elementFromPoint(left + width / 2, top + height * part);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
    };
    return shown.some(isInSight) ? null : `focus out of sight: ${name}`;
  });

/** Checks that the focused element is visible. */
export const expectFocusSeen = (page: Page): Promise<void> =>
  expect.poll(() => focusFault(page)).toBeNull();

/** Whether an element has the focus; undefined once it has left the page. */
const hasFocus = async (element: ElementHandle | null): Promise<boolean | undefined> =>
  element?.evaluate((node) => (node.isConnected ? node === document.activeElement : undefined));

/** Presses Tab until a control has the focus, and checks the focus at every stop. */
export const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await expect(control).toBeVisible();
  // Looked up again only when the page has replaced it: a search by role reads the whole page.
  let element = await control.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    let isReached = await hasFocus(element);
    if (isReached === undefined) {
      element = await control.elementHandle();
      isReached = await hasFocus(element);
    }
    if (isReached) return;
  }
  throw new Error(`Tab never reached ${control}.`);
};

/** Focuses a control by Tab and presses a key. */
export const pressOn = async (page: Page, control: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};

/** Focuses a field by Tab and replaces its text. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};
