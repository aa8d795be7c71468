/** Separators of CSV files, by the locale of the program that wrote them. */
const SEPARATORS = [',', ';', '\t'];

/** The separator that the first lines have most often, outside of quotes. */
const separatorOf = (text: string): string => {
  const bare = text.slice(0, 10_000).replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((each) => bare.split(each).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
};

/** The cells of a CSV file, row by row, up to a number of rows. */
export const csvLines = (text: string, mostLines: number): string[][] => {
  const separator = separatorOf(text);
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endLine = (): void => {
    lines.push([...line, cell]);
    [line, cell] = [[], ''];
  };
  for (let at = 0; at < text.length && lines.length < mostLines; at += 1) {
    const char = text.charAt(at);
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell === '') isQuoted = true;
    else if (char === separator) {
      line.push(cell);
      cell = '';
    } else if (char === '\n') endLine();
    else if (char !== '\r') cell += char;
  }
  if ((cell !== '' || line.length > 0) && lines.length < mostLines) endLine();
  return lines;
};
