import { Injectable } from '@nestjs/common';
import type { Aspect } from '../../../../platform/response-cache/catalogue-changes.js';
import { CatalogueCache } from '../../../../platform/response-cache/catalogue-cache.js';
import type { CatalogueMemory } from '../../../../platform/response-cache/catalogue-memory.js';
import { dependsOn } from '../../../../platform/response-cache/dependencies.js';
import { ownBytes } from '../../../../platform/response-cache/own-bytes.js';
import { ProductsQueries } from './products.queries.js';

/** Memory of a card besides its bytes. */
const OVERHEAD = 512;
/** What a card shows besides its product. */
const ASPECTS: readonly Aspect[] = ['names'];

/** Products as they are in lists: JSON, which this process keeps while it is current. */
@Injectable()
export class ProductCards {
  private readonly cards: CatalogueMemory<number, Buffer>;

  constructor(
    private readonly cache: CatalogueCache,
    private readonly products: ProductsQueries,
  ) {
    this.cards = cache.memory();
  }

  /** JSON of the ProductCardDto of each id, in the same order, without those that are gone. */
  async of(ids: readonly number[]): Promise<Buffer[]> {
    dependsOn({ products: ids, aspects: ASPECTS });
    const found = new Map(ids.map((id) => [id, this.cards.get(id)]));
    const missing = ids.filter((id) => found.get(id) === undefined);
    if (missing.length > 0)
      for (const { id, card } of await this.read(missing)) found.set(id, card);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  private async read(ids: number[]): Promise<{ id: number; card: Buffer }[]> {
    const since = this.cache.changes.now;
    const rows = await this.products.cards(ids);
    return rows.map(({ id, json }) => {
      const card = ownBytes(json);
      const scope = { products: [id], aspects: ASPECTS };
      this.cards.set(id, card, { scope, since }, card.length + OVERHEAD);
      return { id, card };
    });
  }
}
