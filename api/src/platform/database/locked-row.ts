import type { EntityManager, EntityTarget } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/**
 * The only row of a table, locked. Its first values are inserted before, because a row must exist to be locked; of two
 * concurrent first changes the key admits one.
 */
export const lockedRow = async <Row extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  first: Row & QueryDeepPartialEntity<Row>,
): Promise<Row> => {
  await manager.createQueryBuilder().insert().into(entity).values(first).orIgnore().execute();
  return manager
    .createQueryBuilder(entity, 'r')
    .setLock('pessimistic_write')
    .where('r.id = :id', { id: first.id })
    .getOneOrFail();
};
