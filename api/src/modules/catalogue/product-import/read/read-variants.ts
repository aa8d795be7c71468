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
import { objectsOf } from './json-cell.js';

type Wrong = (reason: Message) => void;

/**
 * Variants of a cell like `S/Black:3; M/Black:0`, `42:5` or `Black:2`, or of a JSON list of objects with size, color and
 * stock; undefined if one is wrong.
 */
export const readVariants = (text: string, wrong: Wrong): Variant[] | undefined => {
  const objects = objectsOf(text);
  const items = objects
    ? objects.map((each) => JSON.stringify(each))
    : latinDigits(text)
        .split(/[;؛\n]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
  const read = objects
    ? objects.flatMap((each) => readObject(each, wrong) ?? [])
    : items.flatMap((item) => readVariant(item, wrong) ?? []);
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
  return checked({ ...names, stock }, text, wrong);
};

/** A size may contain every character, unlike in the short notation. */
const readObject = (item: Record<string, unknown>, wrong: Wrong): Variant | undefined => {
  const text = JSON.stringify(item).slice(0, 40);
  const { size = '', color = '', stock } = item;
  const isNamed = typeof size === 'string' && typeof color === 'string' && size + color !== '';
  if (!isNamed) return refuse(wrong, msg('cell.notVariant', { text }));
  return checked({ size: size.trim(), color, stock: String(stock) }, text, wrong);
};

const checked = (
  { size, color, stock }: Omit<Variant, 'stock'> & { stock: string },
  text: string,
  wrong: Wrong,
): Variant | undefined => {
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
