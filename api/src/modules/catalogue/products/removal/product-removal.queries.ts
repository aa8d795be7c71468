import { Injectable } from '@nestjs/common';
import { TRASH_DAYS } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';

export interface NamedProduct {
  id: number;
  name: string;
}

/** SQL: the period in which a deletion can be undone. */
const PERIOD = `make_interval(days => coalesce((select trash_days from settings), ${TRASH_DAYS}))`;
/** SQL: products deleted before this time cannot be restored. */
export const RESTORABLE_FROM = `now() - ${PERIOD}`;

/** Changes all products $1 (of the vendor $2, if any), or none if one of them is not in the required state. */
const allOrNone = (are: string, change: string): string => `
  with selected as materialized (
    select id from products
    where id = any($1::integer[]) and ${are} and ($2::integer is null or vendor_id = $2)
    order by id for update)
  update products set ${change}
  where id in (select id from selected)
    and (select count(*) from selected) = cardinality($1::integer[])
  returning id, name`;

const DELETE = allOrNone('deleted_at is null', 'deleted_at = now()');
/** SQL: when the deletion can no longer be undone. */
export const RESTORABLE_UNTIL = `deleted_at + ${PERIOD}`;
/** SQL: the deletion can be undone. */
export const RESTORABLE = `(deleted_at > ${RESTORABLE_FROM}
  and exists (select 1 from staff s where s.id = vendor_id and s.deleted_at is null))`;
const RESTORE = allOrNone(RESTORABLE, 'deleted_at = null');

/** SQL that deletes and restores products. */
@Injectable()
export class ProductRemovalQueries {
  /** All of them; none if one does not exist. */
  async delete(manager: EntityManager, ids: number[], vendor?: number): Promise<NamedProduct[]> {
    const [rows]: [NamedProduct[], number] = await manager.query(DELETE, [ids, vendor ?? null]);
    return rows;
  }

  /** All of them; none if one is not deleted. */
  async restore(manager: EntityManager, ids: number[], vendor?: number): Promise<NamedProduct[]> {
    const [rows]: [NamedProduct[], number] = await manager.query(RESTORE, [ids, vendor ?? null]);
    return rows;
  }
}
