import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements.js';

/** So long a deletion can be undone. */
const UNDO_DAYS = 30;

/** Changes all of the products $1 (of the vendor $2, if any) that are as they should be, or none of them. */
const allOrNone = (are: string, change: string): string => `
  with wanted as materialized (
    select id from products
    where id = any($1::integer[]) and ${are} and ($2::integer is null or vendor_id = $2)
    order by id for update)
  update products set ${change}
  where id in (select id from wanted)
    and (select count(*) from wanted) = cardinality($1::integer[])
  returning id`;

const DELETE = allOrNone('deleted_at is null', 'deleted_at = now()');
const RESTORE = allOrNone(
  `deleted_at > now() - interval '${UNDO_DAYS} days'
     and exists (select 1 from staff s where s.id = vendor_id and s.deleted_at is null)`,
  'deleted_at = null',
);

/** SQL of deleting products and of bringing them back. */
@Injectable()
export class ProductRemovalQueries {
  constructor(private readonly statements: Statements) {}

  /** Whether all of them were there to be deleted; else nothing happened. */
  async delete(ids: number[], vendor?: number): Promise<boolean> {
    return (await this.statements.rows(DELETE, [ids, vendor ?? null])).length > 0;
  }

  /** Whether all of them were there to be brought back; else nothing happened. */
  async restore(ids: number[], vendor?: number): Promise<boolean> {
    return (await this.statements.rows(RESTORE, [ids, vendor ?? null])).length > 0;
  }
}
