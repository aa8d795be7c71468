import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../platform/database/statements.js';
import type { JsonText } from '../../../platform/http/json-text.js';
import { CARD_JSON, LIVE } from '../products/product-json.js';

/** Most products of a wishlist. */
export const WISHLIST_LIMIT = 500;

const PRODUCTS = `
  select json_build_object('products', coalesce(json_agg(${CARD_JSON}
    order by w.created_at desc, p.id desc), '[]'::json))::text as body
  from wishlist_items w join products p on p.id = w.product_id
  where w.user_id = $1 and ${LIVE}`;
const ADD = `
  insert into wishlist_items (user_id, product_id)
  select $1, p.id from products p where p.id = $2 and ${LIVE}
  on conflict do nothing`;
const STATE = `
  select exists (select 1 from products p where p.id = $2 and ${LIVE}) as found,
    exists (select 1 from wishlist_items where user_id = $1 and product_id = $2) as liked,
    (select count(*)::integer from wishlist_items where user_id = $1) as count`;
/** Locks the shopper's wishlist, so that simultaneous additions cannot exceed its limit. */
const LOCK = 'select 1 from users where id = $1 for no key update';

interface WishlistState {
  /** Whether the product exists. */
  found: boolean;
  liked: boolean;
  /** Number of products on the wishlist. */
  count: number;
}

/** SQL of wishlists. */
@Injectable()
export class WishlistQueries {
  constructor(private readonly statements: Statements) {}

  /** JSON of a ProductsDto, last added first. */
  async products(userId: number): Promise<JsonText> {
    const [row] = await this.statements.rows<{ body: JsonText }>(PRODUCTS, [userId]);
    return row?.body ?? '';
  }

  /** State of the wishlist, locked until the transaction ends. */
  async lock(manager: EntityManager, userId: number, productId: number): Promise<WishlistState> {
    await manager.query(LOCK, [userId]);
    const [row]: WishlistState[] = await manager.query(STATE, [userId, productId]);
    return row ?? { found: false, liked: false, count: 0 };
  }

  async add(manager: EntityManager, userId: number, productId: number): Promise<void> {
    await manager.query(ADD, [userId, productId]);
  }
}
