export interface FileKind {
  /** File extension of new files, without a dot. */
  ending: string;
  endings: readonly string[];
  /** MIME types that browsers send. */
  declared: readonly string[];
  /** MIME type in responses. */
  served: string;
  /** Types detected by file-type. */
  magic: readonly string[];
  video: boolean;
  /** False for types that browsers only download. */
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

/** All accepted file types; none can run in a browser. */
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

/** Size limits in MB of 1,048,576 bytes. */
export const LARGEST_FILE_MB = { image: 10, video: 100 } as const;
/** Maximum number of files per request. */
export const MOST_FILES = 20;
/** Maximum files per list in the product form; the image pages accept more. */
export const MOST_PRODUCT_FILES = 10;
/** Maximum entries of a media list. */
export const MOST_IMAGES = 50;

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** File type by extension; undefined for others. */
export const kindOfName = (name: string): FileKind | undefined =>
  FILE_KINDS.find(({ endings }) => endings.includes(endingOf(name)));

const NAME = /^[a-z0-9][a-z0-9._-]{0,150}$/i;

/** Whether a name can belong to a stored file: a known type and no path separators. */
export const isStoredName = (name: unknown): name is string =>
  typeof name === 'string' && NAME.test(name) && kindOfName(name) !== undefined;

/** The type on which extension, declared type and content agree; otherwise undefined. */
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
