import { open } from 'node:fs/promises';

/** First bytes of a zip, the container of .xlsx. */
export const ZIP = '504b0304';

/** The first four bytes of a file, as hex. */
export const magicOf = async (path: string): Promise<string> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead).toString('hex');
  } finally {
    await file.close();
  }
};
