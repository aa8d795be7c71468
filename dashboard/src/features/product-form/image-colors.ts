import type { ImageColorDto } from '@shop/contracts';
import { fileKey } from '@/shared/files/file-key';

interface ImageColorFields {
  colors: string[];
  /** Pictures with their color; a new file by its key. */
  imageColors: ImageColorDto[];
}

/** The color of a picture; empty without one, or if the product no longer has it. */
export const colorOfImage = ({ colors, imageColors }: ImageColorFields, image: string): string => {
  const chosen = imageColors.find((each) => each.image === image)?.color.toLowerCase();
  return colors.find((color) => color.toLowerCase() === chosen) ?? '';
};

export const withImageColor = (
  imageColors: readonly ImageColorDto[],
  image: string,
  color: string,
): ImageColorDto[] => {
  const others = imageColors.filter((each) => each.image !== image);
  return color ? [...others, { image, color }] : others;
};

/** JSON text of the pictures with their colors; new files as `new:0`, `new:1` … in the order they are sent. */
export const imageColorsBody = (fields: ImageColorFields, files: readonly File[]): string => {
  const keys = files.map(fileKey);
  return JSON.stringify(
    fields.imageColors.flatMap(({ image }) => {
      const color = colorOfImage(fields, image);
      const place = keys.indexOf(image);
      return color ? [{ image: place < 0 ? image : `new:${place}`, color }] : [];
    }),
  );
};
