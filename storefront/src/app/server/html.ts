import { escapeHtml } from '@shop/shop-rules';

/** Markup that is already escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | undefined | false | readonly Html[];

const textOf = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(textOf).join('') : escapeHtml(String(part));
};

/** Template tag that escapes every value except `Html`. */
export const html = (pieces: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(pieces.reduce((text, piece, at) => text + textOf(parts[at - 1]) + piece));

/** JSON for a script element; no string in it can close the element. */
export const jsonBlock = (json: string): Html => new Html(json.replaceAll('<', '\\u003c'));
