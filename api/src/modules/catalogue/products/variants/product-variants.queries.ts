import { Injectable } from '@nestjs/common';
import type { AdjustmentReason } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import { actingStaff } from '../../../../platform/auth/acting-staff.js';
import { BECAUSE_EDITED } from '../../../../platform/database/stock-cause.js';
import type { Product } from '../product.entity.js';
import { ProductVariant } from './product-variant.entity.js';

/** Values of a variant to store. */
export type VariantValues = Pick<
  ProductVariant,
  'size' | 'color' | 'code' | 'priceFils' | 'position'
> & {
  /** Null: it keeps the one it has. */
  stock: number | null;
  /** Undefined: it keeps the one it has. */
  offerPriceFils?: number | null | undefined;
};

const GIVEN = `
  with given as (
    select size, color, stock, code, "priceFils" as price_fils, "offerPriceFils" as offer_price_fils,
      position
    from json_to_recordset($2::json) as v (size text, color text, stock integer, code text,
      "priceFils" integer, "offerPriceFils" integer, position integer))`;

const SAVE = `${GIVEN}
  insert into product_variants as v (product_id, size, color, stock, code, price_fils, offer_price_fils, position)
  select $1, size, color, coalesce(stock, 0), code, price_fils, offer_price_fils, position from given
  on conflict (product_id, size, color) do update set
    stock = coalesce((select g.stock from given g
      where g.size = excluded.size and g.color = excluded.color), v.stock),
    code = excluded.code, price_fils = excluded.price_fils,
    offer_price_fils = excluded.offer_price_fils, position = excluded.position`;

const REMOVE_OTHERS = `${GIVEN}
  delete from product_variants where product_id = $1
    and (size, color) not in (select size, color from given)`;

/** The database keeps of these what the variants have, each once, in this order. */
const ORDER = 'update products set sizes = $2, colors = $3 where id = $1';

/** Sizes and colors in the order in which they are shown. */
export type OptionOrder = Partial<Pick<Product, 'sizes' | 'colors'>>;

/** SQL of variants, inside the transaction that changes their product. */
@Injectable()
export class ProductVariantsQueries {
  /** The history of the stock names the account that edits it, and its reason. */
  async becauseEdited(manager: EntityManager, reason?: AdjustmentReason): Promise<void> {
    await manager.query(BECAUSE_EDITED, [actingStaff()?.name ?? null, reason ?? null]);
  }

  /** In the order in which they are shown. */
  of(manager: EntityManager, productId: number): Promise<ProductVariant[]> {
    const order = { position: 'ASC', id: 'ASC' } as const;
    return manager.find(ProductVariant, { where: { productId }, order });
  }

  /**
   * Stores these variants and removes all others; the caller has locked the product. Sizes and colors that `order` does
   * not name follow in the order of the variants.
   */
  async replace(
    manager: EntityManager,
    productId: number,
    variants: readonly VariantValues[],
    { sizes = [], colors = [] }: OptionOrder = {},
  ): Promise<void> {
    const values = [productId, JSON.stringify(variants)];
    // Removed last: a color that moves to another size never disappears, which would take it from its images.
    await manager.query(SAVE, values);
    await manager.query(REMOVE_OTHERS, values);
    if (variants.length === 0) return;
    await manager.query(ORDER, [
      productId,
      [...sizes, ...variants.map(({ size }) => size)],
      [...colors, ...variants.map(({ color }) => color)],
    ]);
  }
}
