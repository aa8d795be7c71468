import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isMenuTag, tidyLine, tidyText } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import type { Principal } from '../../../../platform/http/principal.js';
import { Conflict, InvalidInput, NotFound } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { ProductRowsService } from '../edit/product-rows.service.js';
import type { Product } from '../product.entity.js';
import { codesLike } from './free-code.js';
import { FixesQueries } from './fixes.queries.js';
import type {
  FixedFieldDto,
  FixedProductsDto,
  FixedRowDto,
  FixProductsDto,
} from './product-checks.dto.js';
import { suggestPlace, type Place } from './suggest-place.js';

type Wanted = FixProductsDto['products'][number];
type Fields = Partial<
  Pick<
    Product,
    | 'name'
    | 'nameAr'
    | 'model'
    | 'code'
    | 'description'
    | 'descriptionAr'
    | 'published'
    | 'categoryId'
    | 'tags'
  >
>;
/** What changes, and the values that staff confirm. */
interface Fix {
  fields: Fields;
  code?: string;
  place?: Place;
}

const LINES = ['name', 'nameAr', 'model', 'code'] as const;
const TEXTS = ['description', 'descriptionAr'] as const;

/** Solves problems of products: vendors' own, admins' all. */
@Injectable()
export class FixesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly rows: ProductRowsService,
    private readonly queries: FixesQueries,
  ) {}

  /** All products are changed, or none; a preview only shows what would change. */
  fix(by: Principal, { fix, products, preview }: FixProductsDto): Promise<FixedProductsDto> {
    return this.db.transaction(async (manager) => {
      const ids = products.map(({ id }) => id);
      const found = new Map((await this.rows.lock(manager, by, ids)).map((row) => [row.id, row]));
      const categories = fix === 'place' ? await this.queries.categories(manager) : [];
      const result: FixedRowDto[] = [];
      for (const wanted of products) {
        const row = found.get(wanted.id);
        if (!row)
          throw new NotFound(msg(ids.length === 1 ? 'product.notFound' : 'product.oneNotFound'));
        if (row.version !== wanted.version)
          throw new Conflict('changed_meanwhile', msg('product.changedMeanwhile'));
        const { fields, code, place } = await this.fixOf[fix](manager, row, wanted, categories);
        const changes = changedFields(row, fields, categories);
        if (changes.length > 0 && !preview) await this.rows.write(manager, row, fields);
        const isWritten = changes.length > 0 && !preview;
        result.push({
          ...{ id: row.id, name: row.name, nameAr: row.nameAr },
          ...{ version: row.version + (isWritten ? 1 : 0), changes, code: code ?? null },
          ...{ category_id: place?.categoryId ?? null, tag: place?.tag ?? null },
        });
      }
      return {
        products: result,
        changed: result.filter(({ changes }) => changes.length > 0).length,
      };
    });
  }

  private readonly fixOf: Record<
    FixProductsDto['fix'],
    (
      manager: EntityManager,
      row: Product,
      wanted: Wanted,
      categories: readonly NamedCategory[],
    ) => Fix | Promise<Fix>
  > = {
    trim: (_manager, row) => ({ fields: tidied(row) }),
    publish: () => ({ fields: { published: true } }),
    code: async (manager, row, wanted) => {
      const code = wanted.code ?? (await this.freeCode(manager, row));
      return code === undefined ? { fields: {} } : { fields: { code }, code };
    },
    place: async (manager, row, wanted, categories) => {
      const place = await this.placeOf(manager, row, wanted, categories);
      if (!place) return { fields: {} };
      const hasTag = row.tags.some((tag) => isSame(tag, place.tag));
      const tags = hasTag ? row.tags : [...row.tags, place.tag];
      return { fields: { categoryId: place.categoryId, tags }, place };
    },
  };

  /** None if the product has a code that no other product has. */
  private async freeCode(manager: EntityManager, row: Product): Promise<string | undefined> {
    const { code } = row;
    if (code && !(await this.queries.taken(manager, [code], row.id)).size) return undefined;
    const codes = codesLike(await this.queries.sampleCode(manager, row), row.id);
    const taken = await this.queries.taken(manager, codes, row.id);
    return codes.find((one) => !taken.has(one.toLowerCase()));
  }

  private async placeOf(
    manager: EntityManager,
    row: Product,
    { category_id: categoryId = row.categoryId, tag }: Wanted,
    categories: readonly NamedCategory[],
  ): Promise<Place | undefined> {
    if (tag === undefined) {
      const usual = await this.queries.usualPlaces(manager, row.vendorId);
      return suggestPlace(row, categories, usual);
    }
    const category = categories.find(({ id }) => id === categoryId);
    if (!category?.tags.some((one) => isSame(one, tag)) || !isMenuTag(tag)) {
      const detail = msg('product.tagNotInMenu');
      throw new InvalidInput(detail, [{ pointer: '#/tag', detail }]);
    }
    return { categoryId, tag };
  }
}

interface NamedCategory {
  id: number;
  name: string;
  tags: readonly string[];
}

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const tidied = (row: Product): Fields =>
  Object.fromEntries([
    // A name is never empty.
    ...LINES.map((field) => [field, row[field] && (tidyLine(row[field]) || row[field])]),
    ...TEXTS.map((field) => [field, tidyText(row[field])]),
  ]);

const changedFields = (
  row: Product,
  fields: Fields,
  categories: readonly NamedCategory[],
): FixedFieldDto[] => {
  const textOf = (field: string, value: unknown): string => {
    if (field === 'categoryId') return categories.find(({ id }) => id === value)?.name ?? '';
    return Array.isArray(value) ? value.join(', ') : String(value ?? '');
  };
  return Object.entries(fields).flatMap(([field, to]) => {
    const [before, after] = [textOf(field, row[field as keyof Fields]), textOf(field, to)];
    return before === after ? [] : [{ field, from: before, to: after }];
  });
};
