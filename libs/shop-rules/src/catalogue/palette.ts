import type { Locale } from '../addresses.js';

/** Colors of the palette as filters name them. */
export const COLOR_KEYS = [
  'black',
  'white',
  'silver',
  'gold',
  'rose-gold',
  'brown',
  'navy',
  'green',
  'red',
  'beige',
] as const;
export type ColorKey = (typeof COLOR_KEYS)[number];

interface PaletteColor {
  key: ColorKey;
  name: string;
  nameAr: string;
  hex: string;
}

/** The ten product colours; the API uses hex values. */
export const PALETTE: PaletteColor[] = [
  { key: 'black', name: 'Black', nameAr: 'أسود', hex: '#000000' },
  { key: 'white', name: 'White', nameAr: 'أبيض', hex: '#FFFFFF' },
  { key: 'silver', name: 'Silver', nameAr: 'فضي', hex: '#C0C0C0' },
  { key: 'gold', name: 'Gold', nameAr: 'ذهبي', hex: '#D4AF37' },
  { key: 'rose-gold', name: 'Rose Gold', nameAr: 'ذهبي وردي', hex: '#B76E79' },
  { key: 'brown', name: 'Brown', nameAr: 'بني', hex: '#6B4226' },
  { key: 'navy', name: 'Navy', nameAr: 'كحلي', hex: '#1F2A44' },
  { key: 'green', name: 'Green', nameAr: 'أخضر', hex: '#2E6B4F' },
  { key: 'red', name: 'Red', nameAr: 'أحمر', hex: '#B3261E' },
  { key: 'beige', name: 'Beige', nameAr: 'بيج', hex: '#E8D9C0' },
];

/** Palette color of a hex value or a name in either language, in any case. */
export const paletteColor = (value: string): PaletteColor | undefined => {
  const wanted = value.trim().toLowerCase();
  return PALETTE.find(({ hex, name, nameAr }) =>
    [hex, name, nameAr].some((known) => known.toLowerCase() === wanted),
  );
};

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

const channels = (hex: string): number[] =>
  (HEX.exec(hex)?.slice(1) ?? []).map((channel) => parseInt(channel, 16));

/** Palette color nearest to a hex value, by distance of the channels. */
const nearest = (hex: string): PaletteColor | undefined => {
  const wanted = channels(hex);
  if (wanted.length === 0) return undefined;
  const distance = (color: PaletteColor): number =>
    channels(color.hex).reduce((sum, channel, at) => sum + (channel - (wanted[at] ?? 0)) ** 2, 0);
  return PALETTE.reduce((best, color) => (distance(color) < distance(best) ? color : best));
};

/** Key of a color, as filters name it; an unknown hex value has that of the nearest. */
export const colorKeyOf = (value: string): ColorKey | undefined =>
  (paletteColor(value) ?? nearest(value.trim()))?.key;

/** Name of a color; an unknown hex value has the name of the nearest. */
export const colorName = (value: string, locale: Locale): string => {
  const known = paletteColor(value) ?? nearest(value.trim());
  if (!known) return value;
  return locale === 'ar' ? known.nameAr : known.name;
};

/** The color that a filter names. */
export const colorOfKey = (key: string): PaletteColor | undefined =>
  PALETTE.find((color) => color.key === key);
