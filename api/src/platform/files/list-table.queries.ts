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
