import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Off unless it is named: the words of a control that are seen are part of its accessible name. */
const SEEN_IS_NAMED = { 'label-content-name-mismatch': { enabled: true } };
/** Elements named of each broken rule. */
const NAMED = 3;

export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
/** Colours do not depend on the language nor the rest on the colours: one look in each language sees everything. */
export const THEME_OF = { en: 'light', ar: 'dark' } as const;

/** What axe objects to in a page of this theme. */
export const violations = async (page: Page, theme: Theme): Promise<string[]> => {
  await page.evaluate(async (name) => {
    // What is far from sight keeps the colours it was last drawn with, and what changes slowly has some of both themes.
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { content-visibility: visible !important; transition: none !important; }',
    );
    document.adoptedStyleSheets = [still];
    document.documentElement.dataset['theme'] = name;
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
  }, theme);
  const found = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: TAGS },
      rules: SEEN_IS_NAMED,
      resultTypes: ['violations'],
      preload: false,
    })
    // One document has no frames whose results would need a page of their own.
    .setLegacyMode()
    .analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, NAMED).map(({ target, html }) => `${theme} ${id}: ${target} ${html}`),
  );
};
