/** A filter of rows that are all loaded. */
export interface RowFilter<Row> {
  /** Its parameter in the address. */
  name: string;
  label: string;
  /** Text of the choice that shows all rows. */
  all: string;
  choices: { value: string; text: string; has: (row: Row) => boolean }[];
}
