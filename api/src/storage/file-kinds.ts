import { extname } from 'node:path';

export interface FileKind {
  /** Ending new files get, without a dot. */
  ending: string;
  endings: readonly string[];
  /** What browsers declare for it. */
  declared: readonly string[];
  /** Type the file is served with. */
  served: string;
  /** What the first bytes say (names of file-type). */
  magic: readonly string[];
  video: boolean;
}

const image = (ending: string, more: Partial<FileKind> = {}): FileKind => ({
  ending,
  endings: [ending],
  declared: [`image/${ending}`],
  served: `image/${ending}`,
  magic: [ending],
  video: false,
  ...more,
});
const video = (ending: string, declared: string[], magic: string[] = [ending]): FileKind => ({
  ending,
  endings: [ending],
  declared,
  served: declared[0] ?? '',
  magic,
  video: true,
});

/** Every kind of file the shop takes and serves; nothing a browser could run. */
export const FILE_KINDS: readonly FileKind[] = [
  image('jpg', {
    endings: ['jpg', 'jpeg'],
    declared: ['image/jpeg', 'image/jpg'],
    served: 'image/jpeg',
  }),
  image('png'),
  image('webp'),
  image('avif'),
  image('gif'),
  video('mp4', ['video/mp4'], ['mp4', 'm4v']),
  video('webm', ['video/webm']),
  video('ogg', ['video/ogg', 'application/ogg'], ['ogg', 'ogv', 'ogx']),
  video('mov', ['video/quicktime']),
  video('avi', ['video/x-msvideo', 'video/avi', 'video/vnd.avi']),
  video('mkv', ['video/x-matroska', 'video/matroska']),
];

const endingOf = (name: string): string => extname(name).slice(1).toLowerCase();

/** The kind a file name claims to be, undefined for any other. */
export const kindOfName = (name: string): FileKind | undefined =>
  FILE_KINDS.find(({ endings }) => endings.includes(endingOf(name)));

/** The kind on which ending, declared type and first bytes agree, undefined when they do not. */
export const agreedKind = (
  name: string,
  declared: string,
  magic: string | undefined,
): FileKind | undefined => {
  const kind = kindOfName(name);
  const agrees =
    kind && magic && kind.magic.includes(magic) && kind.declared.includes(declared.toLowerCase());
  return agrees ? kind : undefined;
};
