import {
  duplicateVariants,
  incompleteVariants,
  latinDigits,
  MOST_VARIANTS,
  type Variant,
} from '@shop/shop-rules';
import { msg, type Message } from '../../../../platform/i18n/message.js';
import { LONGEST_SIZE, MOST_STOCK } from '../../products/variants/variant-input.dto.js';
import { hexColor, notColor } from './hex-color.js';

type Wrong = (reason: Message) => void;

/** Variants of a cell like `S/Black:3; M/Black:0`, `42:5` or `Black:2`; undefined if one is wrong. */
export const readVariants = (text: string, wrong: Wrong): Variant[] | undefined => {
  const items = latinDigits(text)
    .split(/[;؛\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const read = items.flatMap((item) => readVariant(item, wrong) ?? []);
  if (items.length === 0) wrong(msg('cell.notVariant', { text: text.slice(0, 40) }));
  if (items.length > MOST_VARIANTS) wrong(msg('cell.mostVariants', { most: MOST_VARIANTS }));
  if (items.length === 0 || read.length < items.length) return undefined;
  return isSound(read, items, wrong) ? read : undefined;
};

const readVariant = (item: string, wrong: Wrong): Variant | undefined => {
  const text = item.slice(0, 40);
  const [, options, stock] = /^(.+):([^:]*)$/.exec(item) ?? [];
  const names = options && optionsOf(options.trim());
  if (!names || stock === undefined) return refuse(wrong, msg('cell.notVariant', { text }));
  const { size, color } = names;
  if (size.length > LONGEST_SIZE) return refuse(wrong, msg('cell.tooLong', { most: LONGEST_SIZE }));
  const hex = color && hexColor(color);
  if (hex === undefined) return refuse(wrong, notColor(color));
  if (!/^\s*\d+\s*$/.test(stock) || Number(stock) > MOST_STOCK)
    return refuse(wrong, msg('cell.notVariantStock', { text, most: MOST_STOCK }));
  return { size, color: hex, stock: Number(stock) };
};

const refuse = (wrong: Wrong, reason: Message): undefined => {
  wrong(reason);
  return undefined;
};

/** `size/color`, or only one of them; undefined if a part is missing. */
const optionsOf = (text: string): Omit<Variant, 'stock'> | undefined => {
  const slash = text.lastIndexOf('/');
  if (slash < 0) return hexColor(text) ? { size: '', color: text } : { size: text, color: '' };
  const [size, color] = [text.slice(0, slash).trim(), text.slice(slash + 1).trim()];
  return size && color ? { size, color } : undefined;
};

/** Reports equal variants, and those without a size or color that others have. */
const isSound = (variants: Variant[], items: string[], wrong: Wrong): boolean => {
  const [twice] = duplicateVariants(variants);
  const [incomplete] = (['size', 'color'] as const).flatMap((option) =>
    incompleteVariants(variants, option),
  );
  const text = (at: number): string => (items[at] ?? '').slice(0, 40);
  if (twice !== undefined) wrong(msg('cell.variantTwice', { text: text(twice) }));
  if (incomplete !== undefined) wrong(msg('cell.variantIncomplete', { text: text(incomplete) }));
  return twice === undefined && incomplete === undefined;
};
