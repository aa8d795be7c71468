import { escapeHtml } from '@shop/shop-rules';

/** Markup whose texts are escaped already. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | undefined | false | readonly Html[];

const textOf = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(textOf).join('') : escapeHtml(String(part));
};

/** Markup of a template; whatever is put into it is escaped, unless it is markup itself. */
export const html = (pieces: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(pieces.reduce((text, piece, at) => text + textOf(parts[at - 1]) + piece));

/** JSON for a data block of a page: no text in it can end the block. */
export const jsonBlock = (json: string): Html => new Html(json.replaceAll('<', '\\u003c'));
