import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { toAed, toFils } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import type { Principal } from '../../../../platform/http/principal.js';
import { msg, type Message } from '../../../../platform/i18n/message.js';
import { isOfferBelow } from '../edit/offer-price.js';
import { MOST_OPTIONS } from '../edit/product-input.dto.js';
import { ProductRowsService } from '../edit/product-rows.service.js';
import { PriceHistoryQueries } from '../price-history/price-history.queries.js';
import { ProductWritesService } from '../edit/product-writes.service.js';
import type { Product } from '../product.entity.js';
import { HIGHEST_PRICE } from '../variants/variant-input.dto.js';
import { BulkChangeQueries } from './bulk-change.queries.js';
import { changedPrice } from './changed-price.js';
import { changedTags, hasTags } from './changed-tags.js';
import type {
  BulkChangeDto,
  BulkChangedDto,
  BulkRowDto,
  BulkValuesDto,
} from './bulk-change.dto.js';

type Fields = Partial<Pick<Product, 'priceFils' | 'categoryId' | 'brandId' | 'offerId' | 'tags'>>;

type Menus = ReadonlyMap<number, readonly string[]>;

/** Changes many products at once, each by itself: vendors their own, admins all. */
@Injectable()
export class BulkChangeService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly rows: ProductRowsService,
    private readonly writes: ProductWritesService,
    private readonly history: PriceHistoryQueries,
    private readonly queries: BulkChangeQueries,
  ) {}

  /** A product with a problem stays as it is, and does not prevent the others. */
  async change(by: Principal, input: BulkChangeDto): Promise<BulkChangedDto> {
    await this.writes.refuseUnknown(references(input));
    return this.db.transaction(async (manager) => {
      const ids = input.products.map(({ id }) => id);
      const found = new Map((await this.rows.lock(manager, by, ids)).map((row) => [row.id, row]));
      const refused = await this.history.refused(
        manager,
        [...found.values()].map((row) => ({ ...row, ...fieldsOf(row, input) })),
      );
      const menus = await this.menus(manager, input, [...found.values()]);
      const products: BulkRowDto[] = [];
      for (const { id, version } of input.products) {
        const row = found.get(id);
        if (!row) {
          products.push(missing(id));
          continue;
        }
        const fields = fieldsOf(row, input);
        const isChanged = Object.keys(fields).length > 0;
        const problem = isChanged ? problemOf(row, fields, menus, version) : null;
        const changed = isChanged && !problem;
        if (changed && !input.preview) await this.rows.write(manager, row, fields);
        products.push({
          ...{ id, name: row.name, nameAr: row.nameAr, version: row.version },
          ...{ from: valuesOf(row), to: valuesOf({ ...row, ...fields }), changed, problem },
          struckAllowed: !refused.has(id),
        });
      }
      return { products, changed: products.filter(({ changed }) => changed).length };
    });
  }

  /** The menus of the categories that the products have or get; only to add tags. */
  private async menus(
    manager: EntityManager,
    { category_id, tags }: BulkChangeDto,
    rows: readonly Product[],
  ): Promise<Menus> {
    if (tags?.by !== 'add') return new Map();
    const ids = category_id ? [category_id] : [...new Set(rows.map((row) => row.categoryId))];
    return this.queries.menus(manager, ids);
  }
}

const references = ({ category_id, brand, offer }: BulkChangeDto): Fields => ({
  categoryId: category_id,
  brandId: brand,
  offerId: offer,
});

/** The values that would differ. */
const fieldsOf = (row: Product, input: BulkChangeDto): Fields => {
  const priceFils = input.price && changedPrice(row.priceFils, input.price);
  const tags = input.tags && changedTags(row.tags, input.tags);
  const fields: Fields = { ...references(input), priceFils, tags };
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== undefined && value !== row[name as keyof Fields],
    ),
  );
};

const problemOf = (
  row: Product,
  fields: Fields,
  menus: Menus,
  version?: number,
): Message | null => {
  if (version !== undefined && version !== row.version) return msg('product.changedSincePreview');
  const { priceFils, offerPriceFils, categoryId, tags } = { ...row, ...fields };
  if (tags.length > Math.max(MOST_OPTIONS, row.tags.length))
    return msg('product.mostTags', { most: MOST_OPTIONS });
  if (!hasTags(menus.get(categoryId) ?? [], row.tags, tags)) return msg('product.tagNotInMenu');
  if (fields.priceFils === undefined) return null;
  if (priceFils < 1 || priceFils > toFils(HIGHEST_PRICE)) return msg('product.priceOutOfRange');
  return isOfferBelow(priceFils, offerPriceFils) ? null : msg('product.offerPriceTooHigh');
};

const valuesOf = (row: Product): BulkValuesDto => ({
  price: toAed(row.priceFils),
  offerPrice: row.offerPriceFils === null ? null : toAed(row.offerPriceFils),
  category_id: row.categoryId,
  brand: row.brandId,
  offer: row.offerId,
  tags: row.tags,
});

const missing = (id: number): BulkRowDto => ({
  ...{ id, name: '', nameAr: '', version: 0, from: null, to: null, changed: false },
  struckAllowed: true,
  problem: msg('product.notFound'),
});
