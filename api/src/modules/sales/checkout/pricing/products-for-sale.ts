import { Injectable } from '@nestjs/common';
import { CatalogueCache } from '../../../../platform/response-cache/catalogue-cache.js';
import type { CatalogueMemory } from '../../../../platform/response-cache/catalogue-memory.js';
import { CheckoutQueries, type ProductForSale } from '../checkout.queries.js';

/** Estimated memory of a product without variants, and of each variant. */
const BYTES = 1536;
const VARIANT_BYTES = 384;

const bytesOf = ({ variants }: ProductForSale): number =>
  BYTES + VARIANT_BYTES * (variants?.length ?? 0);

/** Products on sale with price and stock, which this process keeps while they are current. */
@Injectable()
export class ProductsForSale {
  private readonly known: CatalogueMemory<number, Readonly<ProductForSale>>;

  constructor(
    private readonly cache: CatalogueCache,
    private readonly queries: CheckoutQueries,
  ) {
    this.known = cache.sharedMemory();
  }

  /** Those among the ids, as new as public responses; not to be changed. */
  async shown(ids: readonly number[]): Promise<Readonly<ProductForSale>[]> {
    const found = ids.flatMap((id) => this.known.get(id) ?? []);
    if (found.length === ids.length) return found;
    const missing = ids.filter((id) => !found.some((product) => product.id === id));
    return [...found, ...(await this.read(missing))];
  }

  private async read(ids: number[]): Promise<ProductForSale[]> {
    const since = this.cache.changes.now;
    const products = await this.queries.onSale(ids);
    for (const product of products) {
      const scope = { products: [product.id], aspects: [] };
      this.known.set(product.id, product, { scope, since }, bytesOf(product));
    }
    return products;
  }
}
