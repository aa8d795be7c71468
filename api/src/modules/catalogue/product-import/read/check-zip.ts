import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { SHEET_LIMITS } from './sheet-limits.js';
import { SheetRefusal } from './sheet-refusal.js';
import { msg } from '../../../../platform/i18n/message.js';

const UNREADABLE = msg('sheet.damaged');
const TOO_LARGE = msg('sheet.unpackedTooLarge');

/** Decompresses a zip without storing it, and rejects what exceeds the limits of a workbook. */
export const checkZip = async (path: string): Promise<void> => {
  const zip = await openPromise(path, { autoClose: false }).catch(unreadable);
  try {
    if (zip.entryCount > SHEET_LIMITS.zipEntries) throw new SheetRefusal(TOO_LARGE);
    const most = Math.min(SHEET_LIMITS.unzippedBytes, zip.fileSize * SHEET_LIMITS.zipRatio);
    const names = new Set<string>();
    let bytes = 0;
    for await (const entry of entriesOf(zip)) {
      names.add(entry.fileName);
      bytes += entry.uncompressedSize;
      if (bytes > most) throw new SheetRefusal(TOO_LARGE);
      await unpack(zip, entry);
    }
    if (!names.has('xl/workbook.xml')) throw new SheetRefusal(UNREADABLE);
    if ([...names].some((name) => /vbaproject|macrosheets/i.test(name)))
      throw new SheetRefusal(msg('sheet.macros'));
  } finally {
    zip.close();
  }
};

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    unreadable(error);
  }
}

/** Fails if an entry has more bytes than it declares. */
const unpack = async (zip: ZipFile, entry: Entry): Promise<void> => {
  const nowhere = new Writable({ write: (_chunk, _encoding, next) => next() });
  await pipeline(await zip.openReadStreamPromise(entry).catch(unreadable), nowhere).catch(
    unreadable,
  );
};

const unreadable = (error: unknown): never => {
  throw error instanceof SheetRefusal ? error : new SheetRefusal(UNREADABLE);
};
