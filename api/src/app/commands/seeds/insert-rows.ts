import type { EntityManager } from 'typeorm';

const BATCH = 1000;
const COLUMN = /^[a-z_]+$/;

/** Inserts rows whose keys are column names; lists become arrays. */
export const insertRows = async (
  manager: EntityManager,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  if (!columns.every((column) => COLUMN.test(column))) throw new Error(`Columns of ${table}`);
  const statement = [
    `insert into ${table} (${columns.join(', ')})`,
    `select ${columns.join(', ')} from json_populate_recordset(null::${table}, $1::json)`,
  ].join(' ');
  for (let start = 0; start < rows.length; start += BATCH)
    await manager.query(statement, [JSON.stringify(rows.slice(start, start + BATCH))]);
};

/** Sets the sequence after rows with given ids. */
export const advanceSequence = async (manager: EntityManager, table: string): Promise<void> => {
  const statement = `select setval(pg_get_serial_sequence($1, 'id'), max(id)) from ${table}`;
  await manager.query(statement, [table]);
};
