import { msg, type Message } from '../../../../platform/i18n/message.js';
import { hexColor, notColor } from './hex-color.js';
import { objectsOf } from './json-cell.js';

export interface ImageColor {
  image: string;
  color: string;
}

/**
 * Images by color of a cell like `Black: front.webp, back.webp; Navy: side.webp`, or of a JSON list of objects with image
 * and color; `0` is none, undefined if one is wrong.
 */
export const readImageColors = (
  text: string | undefined,
  wrong: (reason: Message) => void,
): ImageColor[] | undefined => {
  if (text === undefined) return undefined;
  if (text === '0') return [];
  const items = text.split(/[;؛\n]/).filter((item) => item.trim() !== '');
  const read =
    objectsOf(text)?.map((each) => readObject(each, wrong)) ??
    items.map((item) => readItem(item, wrong));
  const colored = read.flatMap((each) => each ?? []);
  const twice = colored.find(({ image }, at) =>
    colored.slice(0, at).some((other) => other.image === image),
  );
  if (twice) wrong(msg('cell.imageColorTwice', { image: twice.image.slice(0, 80) }));
  return twice || read.includes(undefined) ? undefined : colored;
};

const readObject = (
  item: Record<string, unknown>,
  wrong: (reason: Message) => void,
): ImageColor[] | undefined => {
  const { image, color } = item;
  const hex = typeof color === 'string' ? hexColor(color) : undefined;
  if (typeof image === 'string' && image !== '' && hex !== undefined)
    return [{ image, color: hex }];
  wrong(msg('cell.notImageColor', { text: JSON.stringify(item).slice(0, 40) }));
  return undefined;
};

const readItem = (item: string, wrong: (reason: Message) => void): ImageColor[] | undefined => {
  const [, name = '', list = ''] = /^([^:]*):([^]*)$/.exec(item) ?? [];
  const images = list
    .split(/[,،]/)
    .map((image) => image.trim())
    .filter((image) => image !== '');
  const color = hexColor(name.trim());
  if (color !== undefined && images.length > 0) return images.map((image) => ({ image, color }));
  wrong(
    images.length > 0 && name.trim() !== ''
      ? notColor(name.trim())
      : msg('cell.notImageColor', { text: item.trim().slice(0, 40) }),
  );
  return undefined;
};
