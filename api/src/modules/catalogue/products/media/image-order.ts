import { MOST_IMAGES } from '@shop/shop-rules';
import { msg, type Message } from '../../../../platform/i18n/message.js';

/** Placeholder of the n-th new file in an ordered list, counted from 0. */
const NEW_FILE = /^new:(0|[1-9]\d?)$/;

const placeOf = (entry: string): number | undefined => {
  const place = NEW_FILE.exec(entry)?.[1];
  return place === undefined ? undefined : Number(place);
};

/** The error in an ordered list, if any: it may contain only existing and new images. */
export const orderProblem = (
  order: readonly string[],
  current: readonly string[],
  newFiles: number,
): Message | undefined => {
  const strangers = order.filter((entry) => {
    const place = placeOf(entry);
    return place === undefined ? !current.includes(entry) : place >= newFiles;
  });
  if (strangers.length > 0) return msg('product.imageUnknown');
  const unplaced = newFiles - order.filter((entry) => placeOf(entry) !== undefined).length;
  return order.length + unplaced > MOST_IMAGES
    ? msg('product.mostImages', { most: MOST_IMAGES })
    : undefined;
};

/** The list with stored files in place of placeholders; other new files are appended. */
export const arranged = (order: readonly string[], stored: readonly string[]): string[] => {
  const isPlaced = new Set(order.map(placeOf));
  return [
    ...order.map((entry) => stored[placeOf(entry) ?? -1] ?? entry),
    ...stored.filter((_, index) => !isPlaced.has(index)),
  ];
};
