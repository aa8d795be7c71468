import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../../platform/database/statements.js';
import {
  RESTORABLE,
  RESTORABLE_FROM,
  RESTORABLE_UNTIL,
} from '../removal/product-removal.queries.js';
import type { DeletedProductDto } from './trash.dto.js';

/** SQL: orders or reviews refer to the product `p`. */
const REFERRED = `(exists (select 1 from order_lines l where l.product_id = p.id)
  or exists (select 1 from reviews r where r.product_id = p.id))`;

const OF = (vendor: string): string => `p.deleted_at is not null ${vendor}`;

/** The audit entry of a deletion has its time. */
const LIST = (where: string): string => `
  select json_build_object('id', p.id, 'name', p.name, 'nameAr', p.name_ar, 'model', p.model,
    'code', p.code, 'image', p.images[1],
    'vendorName', (select s.name from staff s where s.id = p.vendor_id),
    'deletedAt', p.deleted_at,
    'deletedBy', (select a.actor_name from audit a where a.subject = 'products'
      and a.subject_id = p.id and a.action = 'deleted' and a.at = p.deleted_at limit 1),
    'restorableUntil', ${RESTORABLE_UNTIL}, 'isRestorable', ${RESTORABLE},
    'isReferred', ${REFERRED}) as product
  from (select * from products p where ${where}
    order by p.deleted_at desc, p.id desc limit $1 offset $2) p
  order by p.deleted_at desc, p.id desc`;

const LOCK = `select p.id, p.name, p.images, p.usage_images as "usageImages", ${REFERRED} as "isReferred"
  from products p where p.id = any($1::integer[]) and p.deleted_at is not null order by p.id for update`;

const EXPIRED = `
  select p.id from products p where p.deleted_at < ${RESTORABLE_FROM}
    and not ${REFERRED}
  order by p.deleted_at limit $1`;

/** A deleted product about to be deleted permanently. */
export interface PurgedProduct {
  id: number;
  name: string;
  images: string[];
  usageImages: string[];
  isReferred: boolean;
}

/** SQL of deleted products. */
@Injectable()
export class TrashQueries {
  constructor(private readonly statements: Statements) {}

  /** Those deleted last first, of one vendor if given. */
  async list(limit: number, offset: number, vendor?: number): Promise<DeletedProductDto[]> {
    const where = OF(vendor ? 'and p.vendor_id = $3' : '');
    const values = [limit, offset, ...(vendor ? [vendor] : [])];
    const rows = await this.statements.rows<{ product: DeletedProductDto }>(LIST(where), values);
    return rows.map(({ product }) => product);
  }

  async count(vendor?: number): Promise<number> {
    const text = `select count(*)::integer as count from products p
      where ${OF(vendor ? 'and p.vendor_id = $1' : '')}`;
    const [row] = await this.statements.rows<{ count: number }>(text, vendor ? [vendor] : []);
    return row?.count ?? 0;
  }

  /** Ids of products that can no longer be restored and that nothing refers to, those deleted first first. */
  async expired(limit: number): Promise<number[]> {
    const rows = await this.statements.rows<{ id: number }>(EXPIRED, [limit]);
    return rows.map(({ id }) => id);
  }

  /** Locks the deleted products among these. */
  lock(manager: EntityManager, ids: readonly number[]): Promise<PurgedProduct[]> {
    return manager.query(LOCK, [ids]);
  }

  /** Deletes their rows; variants, carts, wishlists and stock alerts go with them. */
  async purge(manager: EntityManager, ids: readonly number[]): Promise<void> {
    await manager.query('delete from products where id = any($1::integer[])', [ids]);
  }
}
