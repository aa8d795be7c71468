import { Injectable } from '@nestjs/common';
import type { JsonText } from '../../../../platform/http/json-text.js';
import { CatalogueCache } from '../../../../platform/response-cache/catalogue-cache.js';
import type { CatalogueMemory } from '../../../../platform/response-cache/catalogue-memory.js';
import { dependsOn } from '../../../../platform/response-cache/dependencies.js';
import { ProductsQueries } from './products.queries.js';

/** Enough for about 10,000 cards. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Memory of a card besides its text. */
const OVERHEAD = 256;

interface Card {
  json: JsonText;
}

/** Products as they are in lists: JSON texts, which this process keeps while they are current. */
@Injectable()
export class ProductCards {
  private readonly cards: CatalogueMemory<number, Card>;

  constructor(
    private readonly cache: CatalogueCache,
    private readonly products: ProductsQueries,
  ) {
    this.cards = cache.memory(MAX_BYTES);
  }

  /** JSON of the ProductCardDto of each id, in the same order, without those that are gone. */
  async of(ids: readonly number[]): Promise<JsonText[]> {
    dependsOn({ products: ids, aspects: ['names'] });
    const found = new Map(ids.map((id) => [id, this.cards.get(id)?.json]));
    const missing = ids.filter((id) => found.get(id) === undefined);
    if (missing.length > 0)
      for (const { id, json } of await this.read(missing)) found.set(id, json);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  private async read(ids: number[]): Promise<{ id: number; json: JsonText }[]> {
    const since = this.cache.changes.now;
    const rows = await this.products.cards(ids);
    for (const { id, json } of rows)
      this.cards.set(
        id,
        { json },
        { scope: { products: [id], aspects: ['names'] }, since },
        2 * json.length + OVERHEAD,
      );
    return rows;
  }
}
