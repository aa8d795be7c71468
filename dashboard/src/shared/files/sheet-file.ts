/** Largest and longest sheet that the imports accept. */
export const LARGEST_SHEET_MB = 5;
export const MOST_SHEET_ROWS = 5000;
const MEGABYTE = 1024 * 1024;

/** Last part of the text id of the refusal; undefined when accepted. `endings` are separated by commas. */
export const sheetRefusal = (
  { name, size }: File,
  endings: string,
): 'kind' | 'large' | undefined => {
  if (!endings.split(',').some((ending) => name.toLowerCase().endsWith(ending))) return 'kind';
  return size > LARGEST_SHEET_MB * MEGABYTE ? 'large' : undefined;
};
