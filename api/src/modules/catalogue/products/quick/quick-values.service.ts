import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { toAedText, toFils } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { ownVendor, type Principal } from '../../../../platform/http/principal.js';
import {
  Conflict,
  InvalidInput,
  NotFound,
  type FieldProblem,
} from '../../../../platform/http/problem.js';
import { msg, type Message } from '../../../../platform/i18n/message.js';
import { refuseOfferAbovePrice } from '../edit/offer-price.js';
import { ProductRowsService } from '../edit/product-rows.service.js';
import type { Product } from '../product.entity.js';
import { offerProblem } from '../variants/check-variants.js';
import {
  ProductVariantsQueries,
  type VariantValues,
} from '../variants/product-variants.queries.js';
import type { QuickChangeDto, QuickValuesDto } from './quick-values.dto.js';
import { QuickValuesQueries } from './quick-values.queries.js';

type Fields = Pick<Product, 'priceFils' | 'offerPriceFils' | 'stock'>;
/** Of a product or a variant, which needs no price. */
type Values = Omit<Fields, 'priceFils'> & { priceFils: number | null };
/** In AED; omitted ones stay as they are. */
interface Wanted {
  price?: number | null | undefined;
  offerPrice?: number | null | undefined;
  stock?: number | undefined;
}

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
      const row = await this.rows.lockOne(manager, by, id);
      const { fields, problems } = changed<Fields>(row, '#', input, input.was);
      refuse(problems);
      const { priceFils, offerPriceFils } = { ...row, ...fields };
      refuseOfferAbovePrice(priceFils, offerPriceFils);
      const variants = await this.changedVariants(manager, id, input);
      if (Object.keys(fields).length > 0 || variants)
        await this.rows.write(manager, row, fields, variants, input.adjustmentReason);
    });
    const [now] = await this.of(by, [id]);
    if (!now) throw new NotFound(msg('product.notFound'));
    return now;
  }

  /** All variants of the product, if some of them change. */
  private async changedVariants(
    manager: EntityManager,
    productId: number,
    { variants: given = [] }: QuickChangeDto,
  ): Promise<VariantValues[] | undefined> {
    if (given.length === 0) return undefined;
    const present = await this.variants.of(manager, productId);
    const results = given.map((to, at) => {
      const pointer = `#/variants/${at}`;
      const row = present.find(({ id }) => id === to.id);
      if (!row) return { problems: [{ pointer, detail: msg('product.variantGone') }] };
      const was = { price: to.priceWas, offerPrice: to.offerPriceWas, stock: to.was };
      const { fields, problems } = changed<Values>(row, pointer, to, was);
      return { id: to.id, fields, problems, refused: offerProblem({ ...row, ...fields }, at) };
    });
    refuse(results.flatMap(({ problems }) => problems));
    const refused = results.flatMap((result) => result.refused ?? []);
    if (refused[0]) throw new InvalidInput(refused[0].detail, refused);
    if (results.every(({ fields = {} }) => Object.keys(fields).length === 0)) return undefined;
    return present.map((each) => ({
      ...each,
      stock: null,
      ...results.find(({ id }) => id === each.id)?.fields,
    }));
  }
}

const inFils = (aed: number | null | undefined): number | null | undefined =>
  typeof aed === 'number' ? toFils(aed) : aed;

/** Those of the values that differ from the present ones, and a problem for each that was another one before. */
const changed = <Fields extends Partial<Values>>(
  row: Values,
  pointer: string,
  to: Wanted,
  was: Wanted = {},
): { fields: Partial<Fields>; problems: FieldProblem[] } => {
  const values = [
    ['price', 'priceFils', inFils(to.price), inFils(was.price)],
    ['offerPrice', 'offerPriceFils', inFils(to.offerPrice), inFils(was.offerPrice)],
    ['stock', 'stock', to.stock, was.stock],
  ] as const;
  const differing = values.filter(
    ([, column, value]) => value !== undefined && value !== row[column],
  );
  const problems = differing
    .filter(([, column, , expected]) => expected !== row[column])
    .map(([name, column]) => ({ pointer: `${pointer}/${name}`, detail: present(row, column) }));
  const entries = differing.map(([, column, value]) => [column, value]);
  return { fields: Object.fromEntries(entries), problems };
};

const present = (row: Values, column: keyof Values): Message => {
  const value = row[column];
  if (value === null) return msg('product.valueRemoved');
  return msg('product.valueChanged', { value: column === 'stock' ? value : toAedText(value) });
};

const refuse = (problems: FieldProblem[]): void => {
  const [first] = problems;
  if (first) throw new Conflict('changed_meanwhile', first.detail, problems);
};
