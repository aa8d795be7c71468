import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** For the contrast of a page axe parses a few colors thousands of times, each time with a color library. */
const PARSE_COLORS_ONCE = `{
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const parsed = new Map();
  prototype.parseString = function (text) {
    const color = parsed.get(text);
    if (color) return Object.assign(this, color);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
}`;
const SOURCE = `${AXE}\n${PARSE_COLORS_ONCE}`;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Disabled by default in axe: the visible label must be part of the accessible name. */
const SEEN_IS_NAMED = { 'label-content-name-mismatch': { enabled: true } };
const OPTIONS: Axe.RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  rules: SEEN_IS_NAMED,
  resultTypes: ['violations'],
  preload: false,
};
const only = (rules: string[]): Axe.RunOptions => ({
  ...OPTIONS,
  runOnly: { type: 'rule', values: rules },
  rules: {},
});
const OF_COLORS = ['color-contrast', 'link-in-text-block'];
const ABOUT_COLORS = only(OF_COLORS);
/** The rules whose result depends on language, direction or colors: texts that are missing in a language leave no name. */
const ABOUT_LANGUAGE = only([
  ...OF_COLORS,
  ...['target-size', 'label-content-name-mismatch', 'scrollable-region-focusable'],
  ...['html-has-lang', 'html-lang-valid', 'valid-lang', 'document-title', 'empty-heading'],
  ...['button-name', 'link-name', 'image-alt', 'label', 'select-name', 'input-button-name'],
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-toggle-field-name'],
  ...['summary-name', 'svg-img-alt', 'role-img-alt', 'label-title-only', 'image-redundant-alt'],
  ...['landmark-unique', 'table-duplicate-name', 'heading-order'],
]);
/** Elements listed per violation. */
const NAMED = 3;

export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
/** Colors are checked in both themes, all other rules once per language. */
export const THEME_OF = { en: 'light', ar: 'dark' } as const;

interface Found {
  id: string;
  nodes: { target: string; html: string }[];
}

/** Accessibility violations of the page in this theme. */
export const violations = async (
  page: Page,
  theme: Theme,
  options = OPTIONS,
): Promise<string[]> => {
  await page.evaluate(async (name) => {
    // Off-screen elements are not repainted, and transitions mix the colours of both themes.
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { content-visibility: visible !important; transition: none !important; }',
    );
    document.adoptedStyleSheets = [still];
    document.documentElement.dataset['theme'] = name;
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, theme);
  // Half a megabyte: each page gets it once.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE);
  const run = async (more: Axe.RunOptions): Promise<Found[]> => {
    const found = await page.evaluate(
      async (settings) => {
        const results = await window.axe?.run(document, settings);
        return results?.violations.map(({ id, nodes }) => ({
          id,
          nodes: nodes.map(({ target, html }) => ({ target: String(target), html })),
        }));
      },
      { ...options, ...more },
    );
    if (!found) throw new Error('axe was not loaded.');
    return found;
  };
  // Selectors take a tenth of the time: only a failure names them.
  const anonymous = await run({ selectors: false });
  const named = anonymous.length > 0 ? await run({}) : [];
  const found = named.length > 0 ? named : anonymous;
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, NAMED).map(({ target, html }) => `${theme} ${id}: ${target} ${html}`),
  );
};

/** The same in the theme of a language: in English all rules, in Arabic those whose result can differ. */
export const violationsIn = (page: Page, locale: keyof typeof THEME_OF): Promise<string[]> =>
  violations(page, THEME_OF[locale], locale === 'en' ? OPTIONS : ABOUT_LANGUAGE);

/** The same in both themes; the second time only the rules about colors. */
export const violationsInBothThemes = async (page: Page): Promise<string[]> => [
  ...(await violations(page, 'light')),
  ...(await violations(page, 'dark', ABOUT_COLORS)),
];
