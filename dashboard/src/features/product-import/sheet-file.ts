/** Accepted file types and size. */
export const SHEET_ENDINGS = '.xlsx,.xls';
export const LARGEST_SHEET_MB = 5;
export const MOST_SHEET_ROWS = 5000;
const MEGABYTE = 1024 * 1024;

/** Last part of the text id of the refusal; undefined when accepted. */
export const sheetRefusal = ({ name, size }: File): 'kind' | 'large' | undefined => {
  if (!/\.xlsx?$/i.test(name)) return 'kind';
  return size > LARGEST_SHEET_MB * MEGABYTE ? 'large' : undefined;
};
