import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LIVE } from '../products/product-json.js';

/** Days until a confirmed request, and one that was never confirmed, is deleted. */
const KEPT_DAYS = 180;
const UNCONFIRMED_DAYS = 1;

/** A product with a size and color as mails name them. */
export interface AlertProduct {
  name: string;
  nameAr: string;
  /** Empty for the whole product. */
  size: string;
  color: string;
}

export interface AlertPerson {
  userId: number | null;
  /** Lower case. */
  email: string;
  isVerified: boolean;
}

export interface AlertRow extends AlertProduct {
  id: number;
  productId: number;
  variantId: number | null;
  userId: number | null;
  email: string;
  locale: 'en' | 'ar';
}

const LOCK = `select from products p where p.id = $1 and ${LIVE} for share`;
const PRODUCT = `
  select p.name, p.name_ar as "nameAr", coalesce(v.size, '') as size, coalesce(v.color, '') as color,
    coalesce(v.stock, p.stock) as stock
  from products p left join product_variants v on v.id = $2 and v.product_id = p.id
  where p.id = $1 and ($2::integer is null or v.id is not null)`;
const ADD = `
  insert into stock_alerts as a
    (id, product_id, variant_id, user_id, email, locale, confirmed_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, case when $7 then now() end,
    now() + make_interval(days => case when $7 then ${KEPT_DAYS} else ${UNCONFIRMED_DAYS} end))
  on conflict (product_id, coalesce(variant_id, 0), email) do update set
    user_id = coalesce(excluded.user_id, a.user_id),
    confirmed_at = coalesce(a.confirmed_at, excluded.confirmed_at),
    expires_at = greatest(a.expires_at, excluded.expires_at)
  returning id, confirmed_at is not null as "isConfirmed"`;
const CONFIRM = `
  update stock_alerts a set confirmed_at = coalesce(confirmed_at, now()),
    expires_at = case when confirmed_at is null then now() + interval '${KEPT_DAYS} days' else expires_at end
  from products p where a.id = $1 and a.expires_at > now() and p.id = a.product_id
  returning a.product_id as "productId"`;
/** Deletes requests whose product is back; they are locked, so that each is returned once. */
const TAKE_DUE = `
  with due as (
    select a.*, p.name, p.name_ar, coalesce(v.size, '') as size, coalesce(v.color, '') as color
    from stock_alerts a join products p on p.id = a.product_id
    left join product_variants v on v.id = a.variant_id
    where a.product_id = $1 and a.confirmed_at is not null and a.expires_at > now()
      and ${LIVE} and coalesce(v.stock, p.stock) > 0
    order by a.id limit $2 for update of a skip locked
  ), taken as (delete from stock_alerts a using due where a.id = due.id returning a.id)
  select due.id, product_id as "productId", variant_id as "variantId", user_id as "userId", email,
    locale, name, name_ar as "nameAr", size, color
  from due join taken on taken.id = due.id`;
const STOP = `
  delete from stock_alerts where email = (
    select recipient from mails
    where id = $1 and template in ('stock-alert', 'stock-alert-confirm'))`;

/** SQL of stock alerts. */
@Injectable()
export class StockAlertsQueries {
  /** Locks the product, so that it is not restocked before the request is stored; false if it is not public. */
  async lock(manager: EntityManager, productId: number): Promise<boolean> {
    const rows: unknown[] = await manager.query(LOCK, [productId]);
    return rows.length > 0;
  }

  async product(
    manager: EntityManager,
    productId: number,
    variantId: number | null,
  ): Promise<(AlertProduct & { stock: number }) | undefined> {
    const rows: (AlertProduct & { stock: number })[] = await manager.query(PRODUCT, [
      productId,
      variantId,
    ]);
    return rows[0];
  }

  async account(manager: EntityManager, userId: number): Promise<AlertPerson | undefined> {
    const rows: AlertPerson[] = await manager.query(
      `select id as "userId", email, email_verified_at is not null as "isVerified"
       from users where id = $1`,
      [userId],
    );
    return rows[0];
  }

  /** Number of an address's open requests for others than this; locks the address until the transaction ends. */
  async others(
    manager: EntityManager,
    email: string,
    productId: number,
    variantId: number | null,
  ): Promise<number> {
    await manager.query(`select pg_advisory_xact_lock(hashtext('stock-alert'), hashtext($1))`, [
      email,
    ]);
    const rows: { count: number }[] = await manager.query(
      `select count(*)::integer as count from stock_alerts where email = $1 and expires_at > now()
         and (product_id, coalesce(variant_id, 0)) <> ($2, coalesce($3::integer, 0))`,
      [email, productId, variantId],
    );
    return rows[0]?.count ?? 0;
  }

  async nextId(manager: EntityManager): Promise<number> {
    const rows: { id: number }[] = await manager.query(
      `select nextval(pg_get_serial_sequence('stock_alerts', 'id'))::integer as id`,
    );
    return rows[0]?.id ?? 0;
  }

  /** Adds the request with this id, unless the person has made it before; returns the stored one. */
  async add(
    manager: EntityManager,
    { id, productId, variantId, locale }: Omit<AlertRow, keyof AlertProduct | keyof AlertPerson>,
    { userId, email, isVerified }: AlertPerson,
  ): Promise<{ id: number; isConfirmed: boolean }> {
    const values = [id, productId, variantId, userId, email, locale, isVerified];
    const rows: { id: number; isConfirmed: boolean }[] = await manager.query(ADD, values);
    return rows[0] ?? { id, isConfirmed: isVerified };
  }

  /** Confirms a request; returns its product. */
  async confirm(manager: EntityManager, id: number): Promise<number | undefined> {
    const [rows]: [{ productId: number }[], number] = await manager.query(CONFIRM, [id]);
    return rows[0]?.productId;
  }

  async remove(manager: EntityManager, id: number): Promise<void> {
    await manager.query('delete from stock_alerts where id = $1', [id]);
  }

  /** Removes all requests of a mail's recipient. */
  async stop(manager: EntityManager, mailId: number): Promise<void> {
    await manager.query(STOP, [mailId]);
  }

  of(
    manager: EntityManager,
    userId: number,
    most: number,
  ): Promise<{ id: number; productId: number; variantId: number | null; isConfirmed: boolean }[]> {
    return manager.query(
      `select id, product_id as "productId", variant_id as "variantId",
         confirmed_at is not null as "isConfirmed"
       from stock_alerts where user_id = $1 and expires_at > now() order by id limit $2`,
      [userId, most],
    );
  }

  takeDue(manager: EntityManager, productId: number, most: number): Promise<AlertRow[]> {
    return manager.query(TAKE_DUE, [productId, most]);
  }
}
