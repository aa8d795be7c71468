/** A dot before a letter, in any script's form of it. */
const DOT = /(?<=[\p{L}\p{N}_-])[.\u3002\uff0e\uff61](?=\p{L})/gu;

/** A person's text in which no mail program finds a link: `https://shop.example` becomes `https[:]//shop[.]example`. */
export const unlinked = (text: string): string =>
  text.replaceAll('://', '[:]//').replace(DOT, '[.]');
