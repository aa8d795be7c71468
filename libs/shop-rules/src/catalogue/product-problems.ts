/** How much a problem of a product costs the shop: it cannot be sold, it sells less, or it could be better. */
export type ProblemSeverity = 'error' | 'warning' | 'hint';

/** What staff can do about a problem with one click. */
export const PRODUCT_FIXES = ['trim', 'publish', 'code', 'place', 'category'] as const;
export type ProductFix = (typeof PRODUCT_FIXES)[number];

interface ProblemRule {
  severity: ProblemSeverity;
  /** Section of the product's form where it is solved. */
  section: 'information' | 'placing' | 'pricing' | 'variants' | 'images';
  fix?: ProductFix;
}

const RULES = {
  no_price: { severity: 'error', section: 'pricing' },
  no_picture: { severity: 'error', section: 'images' },
  duplicate_code: { severity: 'error', section: 'information', fix: 'code' },
  sale_not_struck: { severity: 'warning', section: 'pricing' },
  sold_out: { severity: 'warning', section: 'pricing' },
  no_variant_in_stock: { severity: 'warning', section: 'variants' },
  no_name_ar: { severity: 'warning', section: 'information' },
  no_description: { severity: 'warning', section: 'information' },
  no_description_ar: { severity: 'warning', section: 'information' },
  hidden_category: { severity: 'warning', section: 'placing', fix: 'category' },
  no_menu_tag: { severity: 'warning', section: 'placing', fix: 'place' },
  small_picture: { severity: 'warning', section: 'images' },
  unpublished: { severity: 'hint', section: 'information', fix: 'publish' },
  picture_shape: { severity: 'hint', section: 'images' },
  short_description: { severity: 'hint', section: 'information' },
  no_code: { severity: 'hint', section: 'information', fix: 'code' },
  untidy_text: { severity: 'hint', section: 'information', fix: 'trim' },
} as const satisfies Record<string, ProblemRule>;

export type ProductProblem = keyof typeof RULES;

/** The rules of products that need work, the most severe first. */
export const PROBLEM_RULES: Readonly<Record<ProductProblem, ProblemRule>> = RULES;
export const PRODUCT_PROBLEMS = Object.keys(RULES) as ProductProblem[];

/** Smallest width and height of a picture in px. */
export const LEAST_PICTURE = { width: 600, height: 750 } as const;
/** A description of fewer characters is short. */
export const LEAST_DESCRIPTION = 60;

/** A line of text without space around it, and with single spaces. */
export const tidyLine = (text: string): string =>
  text.replaceAll(/[ \t\r\n\u00A0]+/g, ' ').replaceAll(/^ | $/g, '');

const SPACE = [' ', '\t', '\r', '\n', '\u00A0'];
const isSpaceAt = (text: string, at: number): boolean => SPACE.includes(text.charAt(at));

/** A text of several lines without space around it. */
export const tidyText = (text: string): string => {
  let [start, end] = [0, text.length];
  while (start < end && isSpaceAt(text, start)) start += 1;
  while (start < end && isSpaceAt(text, end - 1)) end -= 1;
  return text.slice(start, end);
};
