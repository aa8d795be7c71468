import type { decodeProduct } from '@shop/api-client';
import type { ProductDto } from '@shop/contracts';

export type MediaProduct = ReturnType<typeof decodeProduct<ProductDto>>;

/** The two media lists of a product. */
export type MediaList = keyof Pick<ProductDto, 'images' | 'usageImages'>;

/** An entry of a list: a saved one by reference, a new one by file. */
export type Media = { key: string } & (
  | { reference: string; file?: undefined }
  | { reference?: undefined; file: File }
);

export const savedMedia = (references: string[]): Media[] =>
  [...new Set(references)].map((reference) => ({ key: reference, reference }));

let added = 0;
export const newMedia = (files: File[]): Media[] =>
  files.map((file) => ({ key: `file ${(added += 1)}`, file }));

/** The list with one entry moved. */
export const moved = (items: Media[], from: number, to: number): Media[] => {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
};

export const filesOf = (items: Media[]): File[] => items.flatMap(({ file }) => file ?? []);

/** The list in the API's format: `new:0` is the first uploaded file. */
export const orderText = (items: Media[]): string => {
  const files = filesOf(items);
  return JSON.stringify(
    items.map(({ reference, file }) => (file ? `new:${files.indexOf(file)}` : reference)),
  );
};

/** Upload progress of each new file, given the bytes sent in total; files are sent in order. */
export const sharesOf = (items: Media[], sent: number): Map<string, number> => {
  let before = 0;
  return new Map(
    items.map(({ key, file }) => {
      const size = file?.size ?? 0;
      const gone = Math.min(size, Math.max(0, sent - before));
      before += size;
      return [key, size > 0 ? gone / size : 1];
    }),
  );
};
