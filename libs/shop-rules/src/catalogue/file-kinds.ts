export interface FileKind {
  /** Ending new files get, without a dot. */
  ending: string;
  endings: readonly string[];
  /** What browsers declare for it. */
  declared: readonly string[];
  /** Type the file is served with. */
  served: string;
  /** Type by the first bytes (names of file-type). */
  magic: readonly string[];
  video: boolean;
  /** False for what browsers only save. */
  shown: boolean;
}

const image = (ending: string, more: Partial<FileKind> = {}): FileKind => ({
  ending,
  endings: [ending],
  declared: [`image/${ending}`],
  served: `image/${ending}`,
  magic: [ending],
  video: false,
  shown: true,
  ...more,
});
const video = (ending: string, declared: string[], more: Partial<FileKind> = {}): FileKind => ({
  ending,
  endings: [ending],
  declared,
  served: declared[0] ?? '',
  magic: [ending],
  video: true,
  shown: true,
  ...more,
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
  video('mp4', ['video/mp4'], { magic: ['mp4', 'm4v'] }),
  video('webm', ['video/webm']),
  video('ogg', ['video/ogg', 'application/ogg'], { magic: ['ogg', 'ogv', 'ogx'] }),
  video('mov', ['video/quicktime'], { shown: false }),
  video('avi', ['video/x-msvideo', 'video/avi', 'video/vnd.avi'], { shown: false }),
  video('mkv', ['video/x-matroska', 'video/matroska'], { shown: false }),
];

/** Largest file of each sort, in MB of 1,048,576 bytes. */
export const LARGEST_FILE_MB = { image: 10, video: 100 } as const;
/** Most files of one request. */
export const MOST_FILES = 20;
/** Most files of each list of a product that is added or edited; the pages that order them take more. */
export const MOST_PRODUCT_FILES = 10;
/** Most entries of a list of images. */
export const MOST_IMAGES = 50;

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** The kind a file name claims to be, undefined for any other. */
export const kindOfName = (name: string): FileKind | undefined =>
  FILE_KINDS.find(({ endings }) => endings.includes(endingOf(name)));

const NAME = /^[a-z0-9][a-z0-9._-]{0,150}$/i;

/** True for names a stored file can have: one plain name of a known kind, no way out of the folder. */
export const isStoredName = (name: unknown): name is string =>
  typeof name === 'string' && NAME.test(name) && kindOfName(name) !== undefined;

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
