import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that a change of colours can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Elements named of each broken rule. */
const NAMED = 3;

const brokenIn = async (
  page: Page,
  theme: 'light' | 'dark',
  runOnly: { type: 'tag' | 'rule'; values: string[] },
): Promise<string[]> => {
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    // What is far from sight keeps the colours it was last drawn with.
    const near = new CSSStyleSheet();
    near.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [near];
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
  }, theme);
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'], preload: false })
    // One document has no frames whose results would need a page of their own.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, NAMED).map(({ target, html }) => `${theme} ${id}: ${target} ${html}`),
  );
};

/** What axe objects to: everything in the light theme, the colours again in the dark one. */
export const violations = async (page: Page): Promise<string[]> => [
  ...(await brokenIn(page, 'light', { type: 'tag', values: TAGS })),
  ...(await brokenIn(page, 'dark', { type: 'rule', values: COLOUR_RULES })),
];
