import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { toAedText, toFils } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { ownVendor, type Principal } from '../../../../platform/http/principal.js';
import { Conflict, NotFound, type FieldProblem } from '../../../../platform/http/problem.js';
import { msg, type Message } from '../../../../platform/i18n/message.js';
import { refuseOfferAbovePrice } from '../edit/offer-price.js';
import { ProductRowsService } from '../edit/product-rows.service.js';
import type { Product } from '../product.entity.js';
import {
  ProductVariantsQueries,
  type VariantValues,
} from '../variants/product-variants.queries.js';
import type { QuickChangeDto, QuickValuesDto } from './quick-values.dto.js';
import { QuickValuesQueries } from './quick-values.queries.js';

type Fields = Partial<Pick<Product, 'priceFils' | 'offerPriceFils' | 'stock'>>;

/** Edits single values in lists: vendors their own products, admins all. */
@Injectable()
export class QuickValuesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly rows: ProductRowsService,
    private readonly variants: ProductVariantsQueries,
    private readonly queries: QuickValuesQueries,
  ) {}

  of(by: Principal, ids: readonly number[]): Promise<QuickValuesDto[]> {
    return this.queries.of(ids, ownVendor(by));
  }

  /** The row is locked, so that neither staff nor a sale changes a value between its check and its write. */
  async change(by: Principal, id: number, input: QuickChangeDto): Promise<QuickValuesDto> {
    await this.db.transaction(async (manager) => {
      const [row] = await this.rows.lock(manager, by, [id]);
      if (!row) throw new NotFound(msg('product.notFound'));
      const fields = changedFields(row, input);
      const { priceFils, offerPriceFils } = { ...row, ...fields };
      refuseOfferAbovePrice(priceFils, offerPriceFils);
      const variants = await this.changedVariants(manager, id, input);
      if (Object.keys(fields).length > 0 || variants)
        await this.rows.write(manager, row, fields, variants);
    });
    const [changed] = await this.of(by, [id]);
    if (!changed) throw new NotFound(msg('product.notFound'));
    return changed;
  }

  /** All variants of the product, if the stock of some changes. */
  private async changedVariants(
    manager: EntityManager,
    productId: number,
    { variants: given = [] }: QuickChangeDto,
  ): Promise<VariantValues[] | undefined> {
    if (given.length === 0) return undefined;
    const present = await this.variants.of(manager, productId);
    const problems = given.flatMap(({ id, stock, was }, at) => {
      const now = present.find((each) => each.id === id)?.stock;
      if (now === was || now === stock) return [];
      const detail =
        now === undefined
          ? msg('product.variantGone')
          : msg('product.valueChanged', { value: now });
      return [{ pointer: `#/variants/${at}/stock`, detail }];
    });
    refuse(problems);
    return present.map((each) => ({
      ...each,
      stock: given.find(({ id }) => id === each.id)?.stock ?? null,
    }));
  }
}

const inFils = (aed: number | null | undefined): number | null | undefined =>
  typeof aed === 'number' ? toFils(aed) : aed;

/** Those of the given values that differ from the present ones; rejected if another one was expected. */
const changedFields = (row: Product, { was = {}, ...to }: QuickChangeDto): Fields => {
  const values = [
    ['price', 'priceFils', inFils(to.price), inFils(was.price)],
    ['offerPrice', 'offerPriceFils', inFils(to.offerPrice), inFils(was.offerPrice)],
    ['stock', 'stock', to.stock, was.stock],
  ] as const;
  // Only the offer price may be removed.
  const changed = values.filter(
    ([name, column, value]) =>
      value !== undefined && value !== row[column] && (value !== null || name === 'offerPrice'),
  );
  refuse(
    changed.flatMap(([name, column, , expected]) =>
      expected === row[column] ? [] : [{ pointer: `#/${name}`, detail: present(row, column) }],
    ),
  );
  return Object.fromEntries(changed.map(([, column, value]) => [column, value]));
};

const present = (row: Product, column: keyof Fields): Message => {
  const value = row[column];
  if (value === null) return msg('product.valueRemoved');
  return msg('product.valueChanged', { value: column === 'stock' ? value : toAedText(value) });
};

const refuse = (problems: FieldProblem[]): void => {
  const [first] = problems;
  if (first) throw new Conflict('changed_meanwhile', first.detail, problems);
};
