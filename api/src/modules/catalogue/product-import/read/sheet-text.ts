/** Text of a cell without control characters, which PostgreSQL rejects, lone surrogates and space around it. */
export const cleanText = (text: string): string =>
  Buffer.from(text)
    .toString()
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- control characters are what must go
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .trim();

/** Marks what Excel would run as a formula as text, and what already looks marked once more. */
export const markFormula = (text: string): string =>
  /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;

/** Removes the mark of an export. */
export const unmarkFormula = (text: string): string => text.replace(/^'(?='*[=+\-@\t])/, '');

/** Removes the mark of a CSV file of an export. */
export const unmarkCsv = (text: string): string =>
  text.replace(/^'(?='*\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20])/, '');
