import type { EntityManager } from 'typeorm';

/** SQL: locks rows in the order of their ids, so that two transactions cannot deadlock. */
const lockOf = (table: string): string =>
  `select id from ${table} where id = any($1) order by id for no key update`;

/** Tables of lists that are imported. */
const LOCKS = {
  banners: lockOf('banners'),
  brands: lockOf('brands'),
  categories: lockOf('categories'),
  coupons: lockOf('coupons'),
  main_ads: lockOf('main_ads'),
  offers: lockOf('offers'),
  partners: lockOf('partners'),
  products: lockOf('products'),
  videos: lockOf('videos'),
};
export type ListTableName = keyof typeof LOCKS;

export const lockRows = async (
  manager: EntityManager,
  table: ListTableName,
  ids: readonly number[],
): Promise<void> => {
  await manager.query(LOCKS[table], [ids]);
};

/** SQL: finds a row by its name. */
const namedOf = (table: string, column: string): string =>
  `select from ${table} where lower(${column}) = lower($1) limit 1`;

/** Tables to which a file adds a row only if none has its name. */
const NAMED = {
  brands: namedOf('brands', 'name'),
  categories: namedOf('categories', 'name'),
  offers: namedOf('offers', 'title'),
  partners: namedOf('partners', 'name'),
};
export type NamedTable = keyof typeof NAMED;

/** Whether a row has this name; no other import adds one until the transaction ends. */
export const isNameTaken = async (
  manager: EntityManager,
  table: NamedTable,
  name: string,
): Promise<boolean> => {
  await manager.query(`select pg_advisory_xact_lock(hashtext('imported-names'), hashtext($1))`, [
    table,
  ]);
  const rows: unknown[] = await manager.query(NAMED[table], [name.trim()]);
  return rows.length > 0;
};
