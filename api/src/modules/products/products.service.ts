import { Injectable } from '@nestjs/common';
import type { JsonText } from '../../http/json-text.js';
import type { ProductListQueryDto } from './product-query.dto.js';
import { ProductSearchQueries } from './product-search.queries.js';
import { ProductsQueries } from './products.queries.js';

const NOTHING_FOUND: JsonText = '{"products":[]}';

/** Lists and search of the catalogue. */
@Injectable()
export class ProductsService {
  constructor(
    private readonly products: ProductsQueries,
    private readonly found: ProductSearchQueries,
  ) {}

  /** JSON of a ProductListDto; a text in `q` restricts the list to what it may mean. */
  async list(filter: ProductListQueryDto): Promise<JsonText> {
    const text = filter.q?.trim();
    return this.products.list(filter, text ? await this.found.ids(text) : undefined);
  }

  /** JSON of a ProductSearchDto; blank text finds nothing. */
  async search(text = ''): Promise<JsonText> {
    return text.trim() === '' ? NOTHING_FOUND : this.found.show(text.trim());
  }
}
