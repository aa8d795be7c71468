import { Injectable } from '@nestjs/common';
import { LIST_LIMIT } from '@shop/shop-rules';
import type { JsonText } from '../../../../platform/http/json-text.js';
import { InvalidInput, NotFound } from '../../../../platform/http/problem.js';
import { ownVendor, type Principal } from '../../../../platform/http/principal.js';
import { FacetsQueries } from './facets.queries.js';
import { ProductCards } from './product-cards.js';
import { ProductListQueries } from './product-list.queries.js';
import type { FacetsQueryDto, ProductListQueryDto } from './product-query.dto.js';
import { ProductSearchQueries } from '../search/product-search.queries.js';
import { ProductsQueries } from './products.queries.js';
import { RelatedProductsQueries } from '../search/related-products.queries.js';
import { msg } from '../../../../platform/i18n/message.js';

const RELATED = 4;
/** Matches no vendor. */
const NO_VENDOR = -1;
const LIST_START = Buffer.from('{"products":[');
const NOTHING_FOUND: JsonText = '{"products":[]}';

/** Catalogue reads of guests, shoppers and staff; vendors in the dashboard get their own products. */
@Injectable()
export class ProductsService {
  constructor(
    private readonly products: ProductsQueries,
    private readonly lists: ProductListQueries,
    private readonly facetsOf: FacetsQueries,
    private readonly alike: RelatedProductsQueries,
    private readonly found: ProductSearchQueries,
    private readonly cards: ProductCards,
  ) {}

  /** JSON of a ProductListDto. */
  async list(filter: ProductListQueryDto, user?: Principal): Promise<JsonText> {
    return (await this.listBytes(filter, user)).toString();
  }

  /** The same as bytes, which are not decoded on the way. */
  async listBytes(filter: ProductListQueryDto, user?: Principal): Promise<Buffer> {
    refuseEmptyRange(filter);
    const { page = 1, limit = LIST_LIMIT } = filter;
    const { cards, total } = await this.lists.page(ofOwnVendor(filter, user), page, limit);
    const end = `],"total":${total},"page":${page},"limit":${limit}}`;
    return Buffer.concat([LIST_START, cards, Buffer.from(end)]);
  }

  /** JSON of a FacetsDto. */
  async facets(filter: FacetsQueryDto, user?: Principal): Promise<JsonText> {
    refuseEmptyRange(filter);
    return this.facetsOf.of(ofOwnVendor(filter, user));
  }

  /** JSON of a ProductSearchDto; blank text finds nothing. */
  async search(text = '', user?: Principal): Promise<JsonText> {
    if (text.trim() === '') return NOTHING_FOUND;
    const vendor = ownVendor(user);
    return vendor ? this.products.found(text.trim(), vendor) : this.found.show(text.trim());
  }

  /** JSON of a ProductResponseDto; staff also get unpublished products. */
  async one(id: number, user?: Principal): Promise<JsonText> {
    return orNotFound(
      user?.kind === 'staff'
        ? await this.products.oneForStaff(id, ownVendor(user))
        : await this.products.one(id),
    );
  }

  /** JSON of a ProductsDto with four random products. */
  randomFour(): Promise<JsonText> {
    return this.products.randomFour();
  }

  /** JSON of a ProductsDto. */
  async related(id: number, limit = RELATED, user?: Principal): Promise<JsonText> {
    const ids = orNotFound(await this.alike.of(id, limit, ownVendor(user)));
    const cards = await this.cards.of(ids);
    return `{"products":[${cards.join(',')}]}`;
  }
}

const ofOwnVendor = <Filter extends FacetsQueryDto>(filter: Filter, user?: Principal): Filter => {
  const own = ownVendor(user);
  if (!own) return filter;
  return { ...filter, vendor: filter.vendor && filter.vendor !== own ? NO_VENDOR : own };
};

const orNotFound = <T>(found: T | undefined): T => {
  if (found === undefined) throw new NotFound(msg('product.notFound'));
  return found;
};

const refuseEmptyRange = ({ priceMin = 0, priceMax = Infinity }: FacetsQueryDto): void => {
  if (priceMin <= priceMax) return;
  const detail = msg('product.priceRange');
  throw new InvalidInput(detail, [{ pointer: '#/priceMax', detail }]);
};
