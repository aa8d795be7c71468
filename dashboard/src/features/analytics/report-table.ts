import type { CsvTable } from './chart-panel';
import type { ReportColumn } from './report-columns';

interface Column<Row> {
  /** Of a column that can be hidden. */
  key?: ReportColumn;
  name: string;
  text: (row: Row) => string;
  /** Value in the file; a column without one is only on the screen. */
  value?: (row: Row) => string | number;
}

/** The table of a chart on the screen and as a file, from one list of columns. */
export const reportTable = <Row>(file: string, rows: Row[], columns: Column<Row>[]) => {
  const saved = columns.flatMap(({ name, value }) => (value ? [{ name, value }] : []));
  const csv: CsvTable = {
    name: file,
    columns: saved.map(({ name }) => name),
    rows: rows.map((row) => saved.map(({ value }) => value(row))),
  };
  return {
    columns: columns.map(({ name }) => name),
    keys: columns.map(({ key }) => key),
    rows: rows.map((row) => columns.map(({ text }) => text(row))),
    csv,
  };
};
