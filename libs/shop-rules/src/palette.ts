import type { Locale } from './addresses.js';

export interface PaletteColor {
  name: string;
  nameAr: string;
  hex: string;
}

/** The ten colours a product can have; the wire carries the hex value. */
export const PALETTE: PaletteColor[] = [
  { name: 'Black', nameAr: 'أسود', hex: '#000000' },
  { name: 'White', nameAr: 'أبيض', hex: '#FFFFFF' },
  { name: 'Silver', nameAr: 'فضي', hex: '#C0C0C0' },
  { name: 'Gold', nameAr: 'ذهبي', hex: '#D4AF37' },
  { name: 'Rose Gold', nameAr: 'ذهبي وردي', hex: '#B76E79' },
  { name: 'Brown', nameAr: 'بني', hex: '#6B4226' },
  { name: 'Navy', nameAr: 'كحلي', hex: '#1F2A44' },
  { name: 'Green', nameAr: 'أخضر', hex: '#2E6B4F' },
  { name: 'Red', nameAr: 'أحمر', hex: '#B3261E' },
  { name: 'Beige', nameAr: 'بيج', hex: '#E8D9C0' },
];

/** What a colour of the wire is called; one that is not of the palette is said as it is. */
export const colorName = (value: string, locale: Locale): string => {
  const known = PALETTE.find(({ hex }) => hex.toLowerCase() === value.toLowerCase());
  if (!known) return value;
  return locale === 'ar' ? known.nameAr : known.name;
};

/** Colour choice and warranty are shown only for this category (watches). */
export const COLOR_AND_WARRANTY_CATEGORY = 6;
