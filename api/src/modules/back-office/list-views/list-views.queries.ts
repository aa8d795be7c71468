import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

const RECORDS = `
  select 'category' as kind, id from categories where id = any($1)
  union all select 'product', id from products where id = any($2)
  union all select 'staff', id from staff where id = any($3)`;

const ORDER = `
  update list_views set position = o.at
  from unnest($1::integer[]) with ordinality o (id, at) where list_views.id = o.id`;

/** A row that a filter names. */
export interface FilteredRecord {
  kind: 'category' | 'product' | 'staff';
  id: number;
}

/** SQL of saved views. */
@Injectable()
export class ListViewsQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Changes of the views of one list come one after the other. */
  async lock(manager: EntityManager, list: string): Promise<void> {
    await manager.query(`select pg_advisory_xact_lock(hashtext('list-views'), hashtext($1))`, [
      list,
    ]);
  }

  /** Those of the rows that exist. */
  existing(wanted: FilteredRecord[]): Promise<FilteredRecord[]> {
    const idsOf = (kind: FilteredRecord['kind']) =>
      wanted.filter((each) => each.kind === kind).map(({ id }) => id);
    return this.db.query(RECORDS, [idsOf('category'), idsOf('product'), idsOf('staff')]);
  }

  /** Numbers the views in this order. */
  async order(manager: EntityManager, ids: number[]): Promise<void> {
    await manager.query(ORDER, [ids]);
  }
}
