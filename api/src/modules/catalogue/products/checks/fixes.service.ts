import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  formatList,
  isMenuTag,
  localizedName,
  tagNameAr,
  tidyLine,
  tidyText,
  type Locale,
} from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import type { Principal } from '../../../../platform/http/principal.js';
import { Conflict, InvalidInput, NotFound } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { ProductRowsService } from '../edit/product-rows.service.js';
import type { Product } from '../product.entity.js';
import { codesLike } from './free-code.js';
import { FixesQueries, type Category } from './fixes.queries.js';
import type {
  FixedFieldDto,
  FixedProductsDto,
  FixedRowDto,
  FixProductsDto,
} from './product-checks.dto.js';
import { suggestCategory, suggestPlace, type Place } from './suggest-place.js';

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
type CodeOfProduct = Awaited<ReturnType<FixesQueries['codes']>>[number];
/** What the fixes of one request look up, each only once. */
interface Lookups {
  manager: EntityManager;
  categories: readonly Category[];
  codesOf: (vendorId: number) => Promise<readonly CodeOfProduct[]>;
  placesOf: (vendorId: number) => Promise<readonly Place[]>;
}
/** What changes, and the values that staff confirm. */
interface Fix {
  fields: Fields;
  code?: string;
  place?: { categoryId: number; tag?: string };
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

  /** All products are changed, or none; a preview only shows what would change. Names are in the `locale`. */
  fix(
    by: Principal,
    { fix, products, preview }: FixProductsDto,
    locale: Locale,
  ): Promise<FixedProductsDto> {
    return this.db.transaction(async (manager) => {
      const ids = products.map(({ id }) => id);
      const rows = await (preview
        ? this.rows.ownOf(manager, by, ids)
        : this.rows.lock(manager, by, ids));
      const found = new Map(rows.map((row) => [row.id, row]));
      const categories = ['place', 'category'].includes(fix)
        ? await this.queries.categories(manager)
        : [];
      const lookups: Lookups = {
        ...{ manager, categories },
        codesOf: once((vendorId) => this.queries.codes(manager, vendorId)),
        placesOf: once((vendorId) => this.queries.usualPlaces(manager, vendorId)),
      };
      const result: FixedRowDto[] = [];
      for (const wanted of products) {
        const row = found.get(wanted.id);
        if (!row)
          throw new NotFound(msg(ids.length === 1 ? 'product.notFound' : 'product.oneNotFound'));
        if (row.version !== wanted.version)
          throw new Conflict('changed_meanwhile', msg('product.changedMeanwhile'));
        const { fields, code, place } = await this.fixOf[fix](lookups, row, wanted);
        const changes = changedFields(row, fields, categories, locale);
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
    (lookups: Lookups, row: Product, wanted: Wanted) => Fix | Promise<Fix>
  > = {
    trim: (_lookups, row) => ({ fields: tidied(row) }),
    publish: () => ({ fields: { published: true } }),
    code: async (lookups, row, wanted) => {
      const code = wanted.code ?? (await this.freeCode(lookups, row));
      return code === undefined ? { fields: {} } : { fields: { code }, code };
    },
    place: async (lookups, row, wanted) => {
      const place = await this.placeOf(lookups, row, wanted);
      if (!place) return { fields: {} };
      const hasTag = row.tags.some((tag) => isSame(tag, place.tag));
      const tags = hasTag ? row.tags : [...row.tags, place.tag];
      return { fields: { categoryId: place.categoryId, tags }, place };
    },
    category: async (lookups, row, wanted) => {
      const place = await this.categoryOf(lookups, row, wanted);
      if (!place) return { fields: {} };
      const { categoryId, tag } = place;
      const isMissing = tag !== undefined && !row.tags.some((one) => isSame(one, tag));
      return { fields: { categoryId, ...(isMissing && { tags: [...row.tags, tag] }) }, place };
    },
  };

  /** None if the product has a code that no other product has. */
  private async freeCode({ manager, codesOf }: Lookups, row: Product): Promise<string | undefined> {
    const { code } = row;
    if (code && !(await this.queries.taken(manager, [code], row.id)).size) return undefined;
    const others = (await codesOf(row.vendorId)).filter(({ id }) => id !== row.id);
    const sample = others.find(({ categoryId }) => categoryId === row.categoryId) ?? others[0];
    const codes = codesLike(sample?.code, row.id);
    const taken = await this.queries.taken(manager, codes, row.id);
    return codes.find((one) => !taken.has(one.toLowerCase()));
  }

  private async placeOf(
    { categories, placesOf }: Lookups,
    row: Product,
    { category_id: categoryId = row.categoryId, tag }: Wanted,
  ): Promise<Place | undefined> {
    const shown = categories.filter(({ id, isShown }) => isShown || id === row.categoryId);
    if (tag === undefined) return suggestPlace(row, shown, await placesOf(row.vendorId));
    const category = categories.find(({ id }) => id === categoryId);
    if (!category?.tags.some((one) => isSame(one, tag)) || !isMenuTag(tag)) {
      const detail = msg('product.tagNotInMenu');
      throw new InvalidInput(detail, [{ pointer: '#/tag', detail }]);
    }
    return { categoryId, tag };
  }

  /** None if the menu shows the product's category. */
  private async categoryOf(
    { categories, placesOf }: Lookups,
    row: Product,
    { category_id: categoryId, tag }: Wanted,
  ): Promise<{ categoryId: number; tag?: string } | undefined> {
    const shown = categories.filter(({ isShown }) => isShown);
    if (categoryId === undefined) {
      if (shown.some(({ id }) => id === row.categoryId)) return undefined;
      return suggestCategory(row, shown, await placesOf(row.vendorId));
    }
    const category = shown.find(({ id }) => id === categoryId);
    const isOfMenu = (one: string) =>
      isMenuTag(one) && Boolean(category?.tags.some((own) => isSame(own, one)));
    if (!category || (tag !== undefined && !isOfMenu(tag))) {
      const detail = msg(category ? 'product.tagNotInMenu' : 'product.categoryHidden');
      const pointer = category ? '#/tag' : '#/category_id';
      throw new InvalidInput(detail, [{ pointer, detail }]);
    }
    return { categoryId, ...(tag !== undefined && { tag }) };
  }
}

/** Remembers the result of each id. */
const once = <Result>(find: (id: number) => Promise<Result>): ((id: number) => Promise<Result>) => {
  const found = new Map<number, Promise<Result>>();
  return (id) => {
    const result = found.get(id) ?? find(id);
    found.set(id, result);
    return result;
  };
};

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
  categories: readonly Category[],
  locale: Locale,
): FixedFieldDto[] => {
  const isArabic = locale === 'ar';
  const textOf = (field: keyof Fields, value: unknown): string => {
    if (field === 'categoryId') {
      const category = categories.find(({ id }) => id === value);
      return category ? localizedName(category, locale) : '';
    }
    if (!Array.isArray(value)) return String(value ?? '');
    return formatList(isArabic ? value.map((tag) => tagNameAr(tag) ?? tag) : value, locale);
  };
  return (Object.keys(fields) as (keyof Fields)[]).flatMap((field) => {
    const [before, after] = [textOf(field, row[field]), textOf(field, fields[field])];
    return before === after ? [] : [{ field, from: before, to: after }];
  });
};
