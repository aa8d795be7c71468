import { File as NodeFile } from 'node:buffer';
import { fireEvent, waitFor } from '@testing-library/react';
import { kindOfName } from '@shop/shop-rules';

const box = (brand: string) => `\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mif1`;
const ebml = (type: string) =>
  `\x1a\x45\xdf\xa3\x40\x20\x42\x82${String.fromCharCode(0x80 + type.length)}${type}`;
/** Magic bytes of each file type. */
const HEADS: Record<string, string> = {
  jpg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\0\0\0\0\0\0\0\0IDAT',
  webp: 'RIFF\x10\0\0\0WEBPVP8 ',
  gif: 'GIF89a\x01\0\x01\0',
  avif: box('avif'),
  mp4: box('isom'),
  mov: box('qt  '),
  webm: ebml('webm'),
  mkv: ebml('matroska'),
};

/** A file with the content of its type, unless `content` is given. Files of jsdom cannot be read. */
export const fileNamed = (
  name: string,
  { type, content }: { type?: string; content?: string } = {},
): File => {
  const kind = kindOfName(name);
  const text = content ?? HEADS[kind?.ending ?? ''] ?? 'bytes';
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const options = { type: type ?? kind?.served ?? 'text/plain' };
  return new NodeFile([bytes], name, options) as unknown as File;
};

/** The same, but its first bytes are readable only after `read` is called. */
export const slowFile = (...named: Parameters<typeof fileNamed>) => {
  const file = fileNamed(...named);
  const head = file.slice();
  let read = () => {};
  const promise = new Promise<void>((resolve) => (read = resolve));
  file.slice = () =>
    ({ arrayBuffer: () => promise.then(() => head.arrayBuffer()) }) as unknown as Blob;
  return { file, read };
};

/** Chooses files in an input and waits for the check. */
export const chooseFiles = async (input: HTMLElement, ...files: File[]): Promise<void> => {
  fireEvent.change(input, { target: { files } });
  // The page shows the name of each file, accepted or refused.
  const last = files.at(-1)?.name ?? '';
  await waitFor(() => expect(document.body.textContent).toContain(last));
};
