// The library replaces built-in functions by slower ones of its own, for all files of the process.
const { push } = Array.prototype;
const { parse } = JSON;
const { toString } = Function.prototype;
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
Object.assign(JSON, { parse });
Object.defineProperties(Array.prototype, { push: { value: push } });
Object.defineProperties(Function.prototype, { toString: { value: toString } });

/** The text of a PDF in drawing order, without spaces. */
export const pdfText = async (pdf: Buffer): Promise<string> => {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  await document.destroy();
  return texts.join('').replace(/[\s\u00a0]+/g, '');
};

const ARABIC = /[\u0600-\u06ff]/;

/** A text of one line as `pdfText` returns it, after `normalize('NFKC')`: Arabic is drawn from its last word to its first. */
export const drawn = (text: string): string => {
  const words = text.replace(/[\u200e\u200f]/g, '').split(/[\s\u00a0]+/);
  if (!ARABIC.test(text)) return words.join('');
  // Of an abbreviation with full stops each letter is a word.
  return words
    .reverse()
    .map((word) => (word.includes('.') && ARABIC.test(word) ? [...word].reverse().join('') : word))
    .join('');
};
