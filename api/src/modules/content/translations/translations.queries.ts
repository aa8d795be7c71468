import { Injectable } from '@nestjs/common';
import { anywhere } from '../../../platform/database/like-pattern.js';
import { Statements } from '../../../platform/database/statements.js';
import type { EntityManager } from 'typeorm';
import type { ListTableName } from '../../../platform/files/list-table.queries.js';
import type { TableRow } from '../../../platform/files/list-table.js';
import { fieldsOf, type TableKind } from './translation-rows.js';
import type { Missing, TranslatedTextDto } from './translation.dto.js';

/** Tables of the kinds. */
export const TABLES: Record<TableKind, ListTableName> = {
  products: 'products',
  categories: 'categories',
  offers: 'offers',
  banners: 'banners',
  mainAds: 'main_ads',
  videos: 'videos',
};
const snake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** SQL: the columns of a text. */
const columns = (field: string): [en: string, ar: string] => [
  `r.${snake(field)}`,
  `r.${snake(field)}_ar`,
];
/** SQL: a text is missing in the second language; the indexes of products have the same conditions. */
const lacking = (pairs: [string, string][]): string =>
  `(${pairs.map(([has, lacks]) => `(${has} <> '' and ${lacks} = '')`).join(' or ')})`;

const statementsOf = (kind: TableKind) => {
  const fields = fieldsOf(kind);
  const pairs = fields.map(columns);
  const [[en, ar] = ['', '']] = pairs;
  const isProduct = kind === 'products';
  const exists = isProduct ? 'r.deleted_at is null' : 'true';
  const missing: Record<Missing, string> = {
    ar: lacking(pairs),
    en: lacking(pairs.map(([first, second]) => [second, first])),
  };
  const texts = fields.map((field) => {
    const [enText, arText] = columns(field);
    return `json_build_object('field', '${field}', 'en', ${enText}, 'ar', ${arText})`;
  });
  /** $1 is the vendor, if any. */
  const own = isProduct
    ? 'and ($1::integer is null or r.vendor_id = $1)'
    : 'and $1::integer is null';
  const matches = (where: string) => `
    from ${TABLES[kind]} r
    where ${exists} and ${where} ${own}
      and ($2::text is null or ${en} ilike $2 or ${ar} ilike $2)
      and ($3::integer is null or r.id < $3)
    order by r.id desc limit $4`;
  const list = (where: string) =>
    `select r.id, json_build_array(${texts.join(', ')}) as texts ${matches(where)}`;
  const cells = fields.flatMap((field) => {
    const [enText, arText] = columns(field);
    return [`'${field}', ${enText}`, `'${field}Ar', ${arText}`];
  });
  const count = (where: string) =>
    `(select count(*)::integer from ${TABLES[kind]} r where ${exists} and ${where} ${own})`;
  return {
    all: list('true'),
    ar: list(missing.ar),
    en: list(missing.en),
    ids: {
      all: `select r.id ${matches('true')}`,
      ar: `select r.id ${matches(missing.ar)}`,
      en: `select r.id ${matches(missing.en)}`,
    },
    cells: `select r.id, json_build_object(${cells.join(', ')}) as cells
      from ${TABLES[kind]} r where r.id = any($2) and ${exists} ${own}`,
    counts: `select ${count(missing.ar)} as ar, ${count(missing.en)} as en`,
  };
};
const SQL = {
  products: statementsOf('products'),
  categories: statementsOf('categories'),
  offers: statementsOf('offers'),
  banners: statementsOf('banners'),
  mainAds: statementsOf('mainAds'),
  videos: statementsOf('videos'),
} as const satisfies Record<TableKind, object>;

interface Filter {
  missing?: Missing | undefined;
  q?: string | undefined;
  /** Id of the last row of the page before. */
  before?: number | undefined;
  vendor: number | undefined;
}

/** SQL of the texts in both languages. */
@Injectable()
export class TranslationsQueries {
  constructor(private readonly statements: Statements) {}

  /** The newest first, of one vendor if given. */
  list(
    kind: TableKind,
    { missing, q, before, vendor }: Filter,
    limit: number,
  ): Promise<{ id: number; texts: TranslatedTextDto[] }[]> {
    return this.statements.planned(SQL[kind][missing ?? 'all'], [
      vendor ?? null,
      q ? anywhere(q) : null,
      before ?? null,
      limit,
    ]);
  }

  /** Ids of matching rows, the newest first. */
  async ids(kind: TableKind, { missing, q, vendor }: Filter, limit: number): Promise<number[]> {
    const rows = await this.statements.planned<{ id: number }>(SQL[kind].ids[missing ?? 'all'], [
      vendor ?? null,
      q ? anywhere(q) : null,
      null,
      limit,
    ]);
    return rows.map(({ id }) => id);
  }

  /** Texts by column, such as `name` and `nameAr`. */
  cells(
    manager: EntityManager,
    kind: TableKind,
    ids: readonly number[],
    vendor: number | undefined,
  ): Promise<TableRow[]> {
    return manager.query(SQL[kind].cells, [vendor ?? null, ids]);
  }

  async counts(kind: TableKind, vendor: number | undefined): Promise<Record<Missing, number>> {
    const [row] = await this.statements.planned<Record<Missing, number>>(SQL[kind].counts, [
      vendor ?? null,
    ]);
    return row ?? { ar: 0, en: 0 };
  }
}
