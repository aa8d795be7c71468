import { dubaiDay, toDubaiField } from '@shop/shop-rules';
import { InvalidInput } from '../http/problem.js';
import { msg, type Message } from '../i18n/message.js';

export const problemAt = (column: string, detail: Message): InvalidInput =>
  new InvalidInput(detail, [{ pointer: `#/${column}`, detail }]);

/** A number of a cell; null if it is empty, and other text as it is, so that it is invalid. */
export const numberIn = (cell: string): number | string | null => {
  if (cell === '') return null;
  return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
};

/** Day and time in Dubai as ISO time; null if the cell is empty. */
export const timeIn = (column: string, cell: string): string | null => {
  if (cell === '') return null;
  const [, day, time] = /^(20\d\d-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/.exec(cell) ?? [];
  const moment = new Date(`${day}T${time}+04:00`);
  // The 31st of February would be a day of March.
  if (Number.isNaN(moment.getTime()) || dubaiDay(moment) !== day) {
    throw problemAt(column, msg('listImport.time'));
  }
  return moment.toISOString();
};

/** A value as a cell, times in Dubai without seconds that are zero. */
export const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (!(value instanceof Date)) return String(value);
  const iso = value.toISOString();
  const seconds = iso.slice(16, 19);
  return toDubaiField(iso).replace('T', ' ') + (seconds === ':00' ? '' : seconds);
};
