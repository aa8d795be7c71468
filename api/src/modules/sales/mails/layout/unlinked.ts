/** A dot before a letter, in any script. */
const DOT = /(?<=[\p{L}\p{N}_-])[.\u3002\uff0e\uff61](?=\p{L})/gu;

/** Breaks links in a person's text, so that mail programs do not show them: `https[:]//shop[.]example`. */
export const unlinked = (text: string): string =>
  text.replaceAll('://', '[:]//').replace(DOT, '[.]');
