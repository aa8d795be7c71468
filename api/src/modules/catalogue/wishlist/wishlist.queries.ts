import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../platform/database/statements.js';
import type { JsonText } from '../../../platform/http/json-text.js';
import { CARD_JSON, LIVE } from '../products/read/product-json.js';

/** Most products a wishlist keeps. */
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
  select exists (select 1 from products p where p.id = $2 and ${LIVE}) as known,
    exists (select 1 from wishlist_items where user_id = $1 and product_id = $2) as liked,
    (select count(*)::integer from wishlist_items where user_id = $1) as count`;
/** Two likes of one shopper wait for each other, so that the list never outgrows its limit. */
const LOCK = 'select 1 from users where id = $1 for no key update';

interface WishlistState {
  /** Whether there is such a product to like. */
  known: boolean;
  liked: boolean;
  /** How many the shopper likes already. */
  count: number;
}

/** SQL of wishlists. */
@Injectable()
export class WishlistQueries {
  constructor(private readonly statements: Statements) {}

  /** JSON of a ProductsDto, last liked first. */
  async products(userId: number): Promise<JsonText> {
    const [row] = await this.statements.rows<{ body: JsonText }>(PRODUCTS, [userId]);
    return row?.body ?? '';
  }

  /** How the list stands; it stays so until the transaction ends. */
  async lock(manager: EntityManager, userId: number, productId: number): Promise<WishlistState> {
    await manager.query(LOCK, [userId]);
    const [row]: WishlistState[] = await manager.query(STATE, [userId, productId]);
    return row ?? { known: false, liked: false, count: 0 };
  }

  async add(manager: EntityManager, userId: number, productId: number): Promise<void> {
    await manager.query(ADD, [userId, productId]);
  }
}
