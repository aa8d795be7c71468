import { latinNumber } from '@shop/shop-rules';

/** Rows of cells with numbers, copied from a spreadsheet. */
export const pastedRows = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => latinNumber(cell.trim())));
