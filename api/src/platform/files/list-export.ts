import { BYTE_ORDER_MARK, csvLine, type Locale } from '@shop/shop-rules';
import type { Principal } from '../http/principal.js';
import { translate } from '../i18n/translate.js';
import type { Message } from '../i18n/message.js';

/** Rows in memory at a time. */
const BATCH = 500;

export type Cell = string | number;

/** A list that staff export as a CSV file: first the ids are found, then the rows are read in batches. */
export interface ListExport<Query extends object = object> {
  /** Ids of the matching rows that the account sees, in the order of the list; at most `limit`. */
  ids(query: Query, by: Principal, limit: number): Promise<number[]>;
  /** The first line of the file. */
  headings(query: Query, locale: Locale): Cell[];
  /** The lines of rows, for vendors their own, in the order of the ids; rows deleted since are left out. */
  rows(ids: number[], query: Query, locale: Locale, vendor?: number): Promise<Cell[][]>;
}

/** A column whose heading and values depend on the language. */
export interface ExportColumn<Row> {
  heading: Message;
  value: (row: Row, locale: Locale) => Cell | Message | null;
}

/** A list whose file is for people and programs of others, with translated headings; null is an empty cell. */
export abstract class ColumnExport<Query extends object, Row> implements ListExport<Query> {
  protected abstract readonly columns: readonly ExportColumn<Row>[];

  abstract ids(query: Query, by: Principal, limit: number): Promise<number[]>;

  /** The rows with these ids, in their order. */
  protected abstract read(ids: number[]): Promise<Row[]>;

  headings(_query: Query, locale: Locale): Cell[] {
    return this.columns.map(({ heading }) => translate(heading, locale));
  }

  async rows(ids: number[], _query: Query, locale: Locale): Promise<Cell[][]> {
    const cellOf = (row: Row) => (column: ExportColumn<Row>) => {
      const cell = column.value(row, locale) ?? '';
      return typeof cell === 'object' ? translate(cell, locale) : cell;
    };
    return (await this.read(ids)).map((row) => this.columns.map(cellOf(row)));
  }
}

/** Text of the file, or its continuation without headings. */
export const csvText = async function* <Query extends object>(
  list: Pick<ListExport<Query>, 'headings' | 'rows'>,
  ids: number[],
  query: Query,
  locale: Locale,
  isStart = true,
): AsyncIterable<string> {
  if (isStart) yield BYTE_ORDER_MARK + csvLine(list.headings(query, locale));
  for (let from = 0; from < ids.length; from += BATCH) {
    const rows = await list.rows(ids.slice(from, from + BATCH), query, locale);
    yield rows.map(csvLine).join('');
  }
};
