import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements.js';
import type { JsonText } from '../../http/json-text.js';
import { LIVE, PRODUCT_JSON } from '../products/product-json.js';

/** Most products a wishlist keeps. */
export const WISHLIST_LIMIT = 500;

const PRODUCTS = `
  select json_build_object('products', coalesce(json_agg(${PRODUCT_JSON}
    order by w.created_at desc, p.id desc), '[]'::json))::text as body
  from wishlist_items w join products p on p.id = w.product_id
  where w.user_id = $1 and ${LIVE}`;
const ADD = `
  insert into wishlist_items (user_id, product_id)
  select $1, p.id from products p where p.id = $2 and ${LIVE}
  on conflict do nothing`;
const STATE = `
  select exists (select 1 from products p where p.id = $2 and ${LIVE}) as known,
    (select count(*)::integer from wishlist_items where user_id = $1) as count`;

/** SQL of wishlists. */
@Injectable()
export class WishlistQueries {
  constructor(private readonly statements: Statements) {}

  /** JSON of a ProductsDto, last liked first. */
  async products(userId: number): Promise<JsonText> {
    const [row] = await this.statements.rows<{ body: JsonText }>(PRODUCTS, [userId]);
    return row?.body ?? '';
  }

  /** Whether the product can be liked, and how many the user likes already. */
  async state(userId: number, productId: number): Promise<{ known: boolean; count: number }> {
    const [row] = await this.statements.rows<{ known: boolean; count: number }>(STATE, [
      userId,
      productId,
    ]);
    return row ?? { known: false, count: 0 };
  }

  async add(userId: number, productId: number): Promise<void> {
    await this.statements.rows(ADD, [userId, productId]);
  }
}
