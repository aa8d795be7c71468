import { PALETTE, paletteColor } from '@shop/shop-rules';
import { msg, type Message } from '../../../../platform/i18n/message.js';

/** Hex value of a palette name in either language, or of a hex value; undefined for any other text. */
export const hexColor = (text: string): string | undefined =>
  paletteColor(text)?.hex ?? (/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text) ? text : undefined);

export const notColor = (text: string): Message =>
  msg('cell.notColor', {
    color: text.slice(0, 40),
    names: PALETTE.map(({ name }) => name).join(', '),
  });
