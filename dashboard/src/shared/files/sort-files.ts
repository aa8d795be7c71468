import { FILE_KINDS, kindOfName, LARGEST_FILE_MB, type FileKind } from '@shop/shop-rules';

const BYTES_PER_MB = 1024 * 1024;
/** Bytes needed to detect the type of a file. */
const HEAD_BYTES = 4100;

/** What a field accepts: images, videos, or both. */
export type Accepts = 'image' | 'video' | 'both';

export interface FileRules {
  accepts: Accepts;
  /** Files already chosen and not yet sent. */
  waiting: readonly File[];
  /** Maximum number of pending files. */
  most: number;
  /** Free entries of the list besides pending files; unlimited when omitted. */
  room?: number;
}

export interface RefusedFile {
  name: string;
  /** Last part of the text id. */
  why: 'kind' | 'content' | 'unread' | 'large' | 'empty' | 'duplicate' | 'files' | 'entries';
  /** Size limit in MB. */
  largest: number;
}

const isAccepted = ({ video }: FileKind, accepts: Accepts) =>
  accepts === 'both' || video === (accepts === 'video');

const VIDEO_ENDINGS = FILE_KINDS.filter(({ video }) => video).map(({ ending }) => `.${ending}`);
const ACCEPT: Record<Accepts, string> = {
  image: 'image/*',
  video: ['video/*', ...VIDEO_ENDINGS].join(','),
  both: ['image/*', ...VIDEO_ENDINGS].join(','),
};
/** Value of the input's `accept`. */
export const acceptOf = (accepts: Accepts): string => ACCEPT[accepts];

/** The library that the server uses too; loaded with the first file. */
const contentFault = async (
  file: File,
  { magic }: FileKind,
): Promise<RefusedFile['why'] | undefined> => {
  try {
    const { fileTypeFromBuffer } = await import('file-type');
    const head = await file.slice(0, HEAD_BYTES).arrayBuffer();
    const content = await fileTypeFromBuffer(new Uint8Array(head)).catch(() => undefined);
    return content && magic.includes(content.ext) ? undefined : 'content';
  } catch {
    return 'unread';
  }
};

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Reason to refuse a file by itself; its content is read last. */
const fault = async (file: File, accepts: Accepts): Promise<RefusedFile['why'] | undefined> => {
  const kind = kindOfName(file.name);
  if (!kind || !isAccepted(kind, accepts)) return 'kind';
  if (file.size === 0) return 'empty';
  if (file.size > largestOf(kind) * BYTES_PER_MB) return 'large';
  return contentFault(file, kind);
};
const largestOf = (kind: FileKind | undefined): number =>
  LARGEST_FILE_MB[kind?.video ? 'video' : 'image'];

/** Operating systems differ in the MIME types of videos; the server checks them. */
const typed = (file: File): File => {
  const kind = kindOfName(file.name);
  if (!kind || kind.declared.includes(file.type)) return file;
  return new File([file], file.name, { type: kind.served, lastModified: file.lastModified });
};

/** Splits chosen files into accepted and refused ones before the upload. */
export const sortFiles = async (
  chosen: readonly File[],
  accepts: Accepts,
  /** Filled once the files are read. */
  rulesNow: () => FileRules,
): Promise<{ accepted: File[]; refused: RefusedFile[] }> => {
  const faults = await Promise.all(chosen.map((file) => fault(file, accepts)));
  const { waiting, most, room = Infinity } = rulesNow();
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  chosen.forEach((file, index) => {
    const isDuplicate = [...waiting, ...accepted].some((known) => isSame(known, file));
    const why =
      faults[index] ??
      (isDuplicate ? 'duplicate' : undefined) ??
      (waiting.length + accepted.length >= most ? 'files' : undefined) ??
      (accepted.length >= room ? 'entries' : undefined);
    if (why) refused.push({ name: file.name, why, largest: largestOf(kindOfName(file.name)) });
    else accepted.push(typed(file));
  });
  return { accepted, refused };
};
