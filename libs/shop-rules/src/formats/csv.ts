/** Lets spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Spreadsheets run a cell that begins like this as a formula. */
const FORMULA = /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/;

/** A field: quoted where necessary, and text that looks like a formula marked as text. */
const field = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A line of a CSV file (RFC 4180). */
export const csvLine = (values: readonly (string | number)[]): string =>
  `${values.map(field).join(',')}\r\n`;
