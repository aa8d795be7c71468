import { setImmediate } from 'node:timers/promises';
import { PDFDocument, type PDFPage } from 'pdf-lib';

/** Pages of a file; all when none are named. */
export interface Part {
  file: PDFDocument;
  pages?: number[];
}

/** A PDF of others; undefined if it cannot be read. */
export const readPdf = async (pdf: Buffer): Promise<PDFDocument | undefined> => {
  try {
    return await PDFDocument.load(pdf);
  } catch {
    return undefined;
  }
};

/** One file with the pages of all parts in their order. */
export const mergePdfs = async (title: string, parts: Part[]): Promise<Buffer> => {
  const whole = await PDFDocument.create();
  whole.setTitle(title);
  // Each file is copied once, so that its pages keep sharing their fonts.
  const copied = new Map<PDFDocument, PDFPage[]>();
  for (const { file, pages } of parts) {
    const own = copied.get(file) ?? (await copy(whole, file));
    copied.set(file, own);
    for (const page of pages ? pages.flatMap((index) => own[index] ?? []) : own)
      whole.addPage(page);
  }
  return Buffer.from(await whole.save());
};

/** Copying blocks the process; other requests have their turn in between. */
const copy = async (whole: PDFDocument, file: PDFDocument): Promise<PDFPage[]> => {
  await setImmediate();
  return whole.copyPages(file, file.getPageIndices());
};
