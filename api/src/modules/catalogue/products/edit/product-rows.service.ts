import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, type EntityManager, type FindManyOptions, type Repository } from 'typeorm';
import { variantOf, type AdjustmentReason } from '@shop/shop-rules';
import { violates } from '../../../../platform/database/violates.js';
import { Conflict, NotFound, type FieldProblem } from '../../../../platform/http/problem.js';
import { ownVendor, type Principal } from '../../../../platform/http/principal.js';
import type { FormFiles } from '../../../../platform/files/form-files.js';
import { Uploads } from '../../../../platform/files/uploads.js';
import type { Changes } from '../../../back-office/audit/audit-entry.entity.js';
import { changesOf } from '../../../back-office/audit/changes.js';
import { writeAudit } from '../../../back-office/audit/write-audit.js';
import { ProductWritesQueries } from './product-writes.queries.js';
import type { ProductDto } from '../read/product.dto.js';
import type { ProductVariant } from '../variants/product-variant.entity.js';
import { stockOfOnly, variantChanges, withoutOptionFields } from '../variants/check-variants.js';
import {
  ProductVariantsQueries,
  type VariantValues,
} from '../variants/product-variants.queries.js';
import { Product } from '../product.entity.js';
import { msg, type Message } from '../../../../platform/i18n/message.js';

const LISTS = ['images', 'usageImages'] as const;
export type ProductFiles = FormFiles<(typeof LISTS)[number]>;
/** Names of stored files. */
type StoredFiles = Record<(typeof LISTS)[number], string[]>;

/** Product rows for staff: vendors only their own, with optimistic locking. */
@Injectable()
export class ProductRowsService {
  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    private readonly queries: ProductWritesQueries,
    private readonly variants: ProductVariantsQueries,
    private readonly uploads: Uploads,
  ) {}

  /** The row to change; rejected if its version is not `version`. */
  async own(by: Principal, id: number, version?: number): Promise<Product> {
    const row = await this.products.findOne(ownOf(by, [id]));
    if (!row) throw new NotFound(msg('product.notFound'));
    if (version !== undefined && version !== row.version) throw changedMeanwhile();
    return row;
  }

  /** A copy gets the saved images of its original, which is locked, so that its files are not deleted meanwhile. */
  async add(
    fields: Partial<Product>,
    variants: readonly VariantValues[] = [],
    original?: { by: Principal; id: number },
  ): Promise<ProductDto> {
    const { id } = await this.products.manager.transaction(async (manager) => {
      await this.variants.becauseEdited(manager);
      const shared = original && (await this.lockOne(manager, original.by, original.id));
      const values = {
        ...fields,
        images: [...(shared?.images ?? []), ...(fields.images ?? [])],
        usageImages: [...(shared?.usageImages ?? []), ...(fields.usageImages ?? [])],
      };
      const row = await manager.save(manager.create(Product, values)).catch(codeTaken);
      if (variants.length > 0) await this.variants.replace(manager, row.id, variants, fields);
      await writeAudit(manager, { ...auditRecord(row), action: 'added' });
      return row;
    });
    return this.one(id);
  }

  /**
   * Writes only if the row is unchanged since it was read; `variants`, if given, replace the previous ones. `reason` is in
   * the history of the stock, if that changes.
   */
  async change(
    row: Product,
    wanted: Partial<Product>,
    variants?: readonly VariantValues[],
    reason?: AdjustmentReason,
  ): Promise<ProductDto> {
    await this.products.manager.transaction((manager) =>
      this.write(manager, row, wanted, variants, reason),
    );
    return this.one(row.id);
  }

  /** The caller's products with these ids. */
  ownOf(manager: EntityManager, by: Principal, ids: readonly number[]): Promise<Product[]> {
    return manager.find(Product, ownOf(by, ids));
  }

  /** The same, locked in a fixed order until the transaction ends. */
  lock(manager: EntityManager, by: Principal, ids: readonly number[]): Promise<Product[]> {
    return manager.find(Product, { ...ownOf(by, ids), lock: { mode: 'for_no_key_update' } });
  }

  async lockOne(manager: EntityManager, by: Principal, id: number): Promise<Product> {
    const [row] = await this.lock(manager, by, [id]);
    if (!row) throw new NotFound(msg('product.notFound'));
    return row;
  }

  /** The same as `change`, inside a transaction. */
  async write(
    manager: EntityManager,
    row: Product,
    wanted: Partial<Product>,
    variants?: readonly VariantValues[],
    reason?: AdjustmentReason,
  ): Promise<void> {
    const { id, version } = row;
    await this.variants.becauseEdited(manager, reason);
    const fields = variants && variants.length > 0 ? withoutOptionFields(wanted) : wanted;
    const which = { id, version, deletedAt: IsNull() };
    const { affected } = await manager
      .update(Product, which, { ...fields, version: version + 1 })
      .catch(codeTaken);
    if (!affected) throw changedMeanwhile();
    const changes = {
      ...changesOf(row, fields),
      ...(await this.changeVariants(manager, row, wanted, variants)),
    };
    await writeAudit(manager, { ...auditRecord(row), action: 'changed', changes });
  }

  /** Stores the variants of a locked product; returns what changed. */
  private async changeVariants(
    manager: EntityManager,
    row: Product,
    wanted: Partial<Product>,
    given?: readonly VariantValues[],
  ): Promise<Changes> {
    const before = await this.variants.of(manager, row.id);
    const variants = given ?? stockOfOnly(row, before, wanted);
    if (!variants) return {};
    await this.variants.replace(manager, row.id, withOffers(variants, before), wanted);
    const { imageColors } = wanted;
    // The variants determined stock, sizes and colors until now.
    if (variants.length === 0) await manager.update(Product, row.id, wanted);
    else if (imageColors) await manager.update(Product, row.id, { imageColors });
    return variantChanges(before, await this.variants.of(manager, row.id));
  }

  /** Stores files for a write and deletes them if it fails. */
  async storing<T>(files: ProductFiles, write: (stored: StoredFiles) => Promise<T>): Promise<T> {
    const stored: StoredFiles = { images: [], usageImages: [] };
    try {
      for (const list of LISTS)
        for (const file of files[list] ?? []) stored[list].push(await this.uploads.keep(file));
      return await write(stored);
    } catch (error) {
      await this.uploads.discard([...stored.images, ...stored.usageImages]);
      throw error;
    }
  }

  private async one(id: number): Promise<ProductDto> {
    const product = await this.queries.one(id);
    if (!product) throw new NotFound(msg('product.notFound'));
    return product;
  }
}

const ownOf = (by: Principal, ids: readonly number[]): FindManyOptions<Product> => {
  const vendorId = ownVendor(by);
  return {
    where: { id: In([...ids]), deletedAt: IsNull(), ...(vendorId && { vendorId }) },
    order: { id: 'asc' },
  };
};

/** Variants without a given offer price keep the one they have. */
const withOffers = (
  given: readonly VariantValues[],
  before: readonly ProductVariant[],
): VariantValues[] =>
  given.map((each) =>
    each.offerPriceFils === undefined
      ? { ...each, offerPriceFils: variantOf(before, each)?.offerPriceFils }
      : each,
  );

const auditRecord = ({ id, name }: Product) => ({
  subject: 'products' as const,
  subjectId: id,
  label: name,
});

/** For `catch`: turns a code that another product has into a Conflict with this message. */
export const refuseTakenCode =
  (detail: Message, errors?: FieldProblem[]) =>
  (error: unknown): never => {
    throw violates(error, 'products_code') ? new Conflict('code_taken', detail, errors) : error;
  };
const CODE_TAKEN = msg('product.codeTaken');
const codeTaken = refuseTakenCode(CODE_TAKEN, [{ pointer: '#/code', detail: CODE_TAKEN }]);

const changedMeanwhile = (): Conflict =>
  new Conflict('changed_meanwhile', msg('product.changedMeanwhile'));
