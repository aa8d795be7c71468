/** Limits of a category's size guide: numbers of columns and rows, lengths of texts. */
export const SIZE_GUIDE = { columns: 8, rows: 30, cell: 20, name: 40, text: 2000 };

const CM_PER_INCH = 2.54;

/** Small lengths, as of rings, need two digits after the point. */
const inchesOf = (cm: number): string =>
  String(Number((cm / CM_PER_INCH).toFixed(cm < 10 ? 2 : 1)));

/** Centimeters in a text as inches: "86–90" becomes "33.9–35.4". */
export const inInches = (text: string): string =>
  text.replace(/\d+(?:\.\d+)?/g, (cm) => inchesOf(Number(cm)));
