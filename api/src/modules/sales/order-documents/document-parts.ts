import { cityName, formatList, isPlaceholder, type BothLanguages } from '@shop/shop-rules';
import type { Order } from '../order-core/order.entity.js';
import { WORDS } from './document-words.js';
import { PdfPage, type Box } from './pdf-page.js';
import type { Direction } from './visual-order.js';

export type Locale = Order['locale'];

const MUTED = '#6a6057';
const LOGO_HEIGHT = 44;
const SUMS = PdfPage.width / 2 - 24;
const HALF: Box = { start: 0, width: PdfPage.width / 2 - 12 };
const OTHER_HALF: Box = { start: PdfPage.width / 2 + 12, width: PdfPage.width / 2 - 12 };

export const directionOf = (locale: Locale): Direction => (locale === 'ar' ? 'rtl' : 'ltr');

/** How the shop presents itself at the top of a document. */
export interface Letterhead {
  name: BothLanguages;
  /** Color of the title. */
  accent: string;
  /** PNG; undefined: the name as text. */
  logo: Buffer | undefined;
}

/** An empty document in the language, with the letterhead and the title. */
export const begin = (
  locale: Locale,
  letterhead: Letterhead,
  title: string,
  number: string,
): PdfPage => {
  const page = new PdfPage(directionOf(locale), `${title} ${number}`);
  head(page, locale, letterhead, title);
  return page;
};

/** The logo or the name of the shop, and the title of a document. */
export const head = (
  page: PdfPage,
  locale: Locale,
  { name, accent, logo }: Letterhead,
  title: string,
): void => {
  const text = {
    text: title,
    box: OTHER_HALF,
    style: { size: 16, at: 'end', color: accent } as const,
  };
  if (logo) {
    page.picture(logo, HALF, LOGO_HEIGHT);
    page.row([text]);
    page.gap(LOGO_HEIGHT - 16);
  } else {
    page.row([{ text: name[locale], box: HALF, style: { size: 22, bold: true } }, text]);
    page.gap(8);
  }
};

/** Text lines on one side, names and values on the other. */
export const twoSides = (page: PdfPage, lines: string[], facts: [string, string][]): void => {
  for (let row = 0; row < Math.max(lines.length, facts.length); row++) {
    const [name = '', value = ''] = facts[row] ?? [];
    page.row([
      { text: lines[row] ?? '', box: HALF, style: { bold: row === 0 } },
      { text: name, box: { ...OTHER_HALF, width: 100 }, style: { color: MUTED } },
      {
        text: value,
        box: { start: OTHER_HALF.start + 104, width: OTHER_HALF.width - 104 },
        style: { at: 'end' },
      },
    ]);
  }
};

const isEntered = (part: string): boolean => !isPlaceholder(part);

/** Keeps the plus of a phone number in front on an Arabic page. */
const onward = (phone: string): string => phone && `\u200e${phone}`;

/** Name and address of the recipient, by line. */
export const addressOf = (order: Order, locale: Locale): string[] => {
  const { fullName, phone, city, area, building, flat } = order;
  const inFlat = isEntered(flat) ? WORDS[locale].flat.replace('{flat}', () => flat) : '';
  return [
    fullName,
    formatList([inFlat, building].filter(isEntered), locale),
    area,
    cityName(city, locale),
    onward(phone),
  ].filter(isEntered);
};

/** "21 Nov 2026" in Dubai. */
export const dayOf = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'ar' ? 'ar-AE-u-nu-latn' : 'en-AE', {
    dateStyle: locale === 'ar' ? 'long' : 'medium',
    timeZone: 'Asia/Dubai',
  }).format(date);

/** A table with headings and rows; the first column takes the remaining width. */
export const table = (
  page: PdfPage,
  widths: number[],
  headings: string[],
  rows: string[][],
): void => {
  const first = PdfPage.width - widths.reduce((sum, width) => sum + width + 12, 0);
  const boxes: Box[] = [{ start: 0, width: first }];
  let start = first + 12;
  for (const width of widths) {
    boxes.push({ start, width });
    start += width + 12;
  }
  const write = (cells: string[], heading: boolean): void =>
    page.row(
      cells.map((text, column) => ({
        text,
        box: boxes[column] ?? { start: 0, width: first },
        style: {
          ...(column > 0 && { at: 'end' as const }),
          ...(heading && { color: MUTED, size: 9 }),
        },
      })),
    );
  write(headings, true);
  for (const row of rows) {
    page.gap(5);
    page.room(20);
    page.rule();
    page.gap(5);
    write(row, false);
  }
  page.gap(5);
  page.rule();
  page.gap(8);
};

/** Totals under a table. */
export const sums = (page: PdfPage, rows: [string, string, boolean?][]): void => {
  for (const [name, value, bold = false] of rows)
    page.row([
      { text: name, box: { start: SUMS, width: PdfPage.width - SUMS - 110 }, style: { bold } },
      {
        text: value,
        box: { start: PdfPage.width - 110, width: 110 },
        style: { at: 'end', bold },
      },
    ]);
};
