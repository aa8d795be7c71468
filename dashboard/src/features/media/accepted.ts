import { isVideo } from '@shop/shop-rules';
import type { MediaList } from './media';

const MEGABYTE = 1024 * 1024;
export const LARGEST = { image: 10, video: 100 } as const;
/** Most entries of a list, and most new files of one saving. */
export const MOST = { entries: 50, files: 20 } as const;

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  mkv: 'video/x-matroska',
};
const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Endings a list takes, as a file input wants them. */
export const acceptOf = (list: MediaList): string =>
  Object.keys(TYPES)
    .map((ending) => `.${ending}`)
    .filter((ending) => list === 'images' || !isVideo(ending))
    .join(',');

export interface Refused {
  name: string;
  /** Last part of the text's id. */
  why: 'kind' | 'large' | 'empty' | 'twice' | 'files' | 'entries';
}

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

const refusal = (file: File, list: MediaList, waiting: File[], entries: number) => {
  const type = TYPES[endingOf(file.name)];
  const video = isVideo(file.name);
  if (!type || (video && list !== 'images')) return 'kind';
  if (file.size === 0) return 'empty';
  if (file.size > LARGEST[video ? 'video' : 'image'] * MEGABYTE) return 'large';
  if (waiting.some((known) => isSame(known, file))) return 'twice';
  if (waiting.length >= MOST.files) return 'files';
  return entries >= MOST.entries ? 'entries' : undefined;
};

/** Some systems do not know the type of a film; the server wants it said. */
const typed = (file: File): File =>
  file.type
    ? file
    : new File([file], file.name, {
        type: TYPES[endingOf(file.name)],
        lastModified: file.lastModified,
      });

/** Divides chosen files into those a list takes and those it does not, before anything is sent. */
export const sortOut = (
  chosen: File[],
  { list, waiting, entries }: { list: MediaList; waiting: File[]; entries: number },
): { taken: File[]; refused: Refused[] } => {
  const taken: File[] = [];
  const refused: Refused[] = [];
  for (const file of chosen) {
    const why = refusal(file, list, [...waiting, ...taken], entries + taken.length);
    if (why) refused.push({ name: file.name, why });
    else taken.push(typed(file));
  }
  return { taken, refused };
};
