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
