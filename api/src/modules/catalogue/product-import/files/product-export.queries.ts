import { Injectable } from '@nestjs/common';
import { Statements } from '../../../../platform/database/statements.js';
import type { ProductExportPartDto } from '../product-import.dto.js';
import { SHEET_LIMITS } from '../read/sheet-limits.js';
import { IMAGE_OF_P, KINDS, namesOf, stockMark } from '../steps/validate-import.js';

/** Bytes of the products of one file; the workbook, unzipped, is at most about three times as large. */
const PART_BYTES = SHEET_LIMITS.unzippedBytes / 5;

/** A file has at most as many products, and about as many bytes, as an import accepts. */
const nextPartOf = (own: string): string => `
  select min(id) as "from", max(id) as "to", count(*)::integer as products from (
    select id, row_number() over by_id as place, sum(bytes) over by_id as bytes from (
      select id, octet_length(name || name_ar || model || description || description_ar || warranty
        || warranty_ar || images::text || tags::text || image_colors::text) as bytes
      from products where id > $1 and deleted_at is null ${own} order by id limit ${SHEET_LIMITS.rows}) next
    window by_id as (order by id)) counted
  where place = 1 or bytes <= ${PART_BYTES}`;

/** Texts by which an import finds the reference: its name if no other has it, and its id if that is no name. */
const textsOf = (kind: (typeof KINDS)[number]): string => `'${kind}', (
  select coalesce(jsonb_agg(key order by key = p.${kind}_id::text), '[]') from ${kind}_names
  where id = p.${kind}_id and among = 1)`;

const productsOf = (own: string): string => `
  with ${KINDS.map(namesOf).join(', ')},
  products_of_part as materialized (
    select p.id, p.version, ${IMAGE_OF_P} as values,
      jsonb_build_object(${KINDS.map(textsOf).join(', ')}) as "references"
    from products p where p.id between $1 and $2 and p.deleted_at is null ${own}
    order by p.id limit ${SHEET_LIMITS.rows})
  select jsonb_build_object('id', id, 'version', 'v' || version || '-' || ${stockMark('values')},
    'values', values, 'references', "references")::text as product
  from products_of_part order by id`;

const countOf = (own: string): string =>
  `select count(*)::integer as count from products where deleted_at is null ${own}`;

/** The statement for all products, or for those of a vendor. */
const ownOf = (
  sql: (own: string) => string,
  values: number[],
  vendor?: number,
): [sql: string, values: number[]] =>
  vendor === undefined
    ? [sql(''), values]
    : [sql(`and vendor_id = $${values.length + 1}`), [...values, vendor]];

/** SQL of the export of products. */
@Injectable()
export class ProductExportQueries {
  constructor(private readonly statements: Statements) {}

  /** The number of all products, or of those of a vendor. */
  async count(vendor?: number): Promise<number> {
    const [sql, values] = ownOf(countOf, [], vendor);
    const [row] = await this.statements.planned<{ count: number }>(sql, values);
    return row?.count ?? 0;
  }

  /** The file that follows the product with this id; null if no product does. */
  async nextPart(after: number, vendor?: number): Promise<ProductExportPartDto | null> {
    const [sql, values] = ownOf(nextPartOf, [after], vendor);
    const [part] = await this.statements.planned<ProductExportPartDto>(sql, values);
    return part && part.products > 0 ? part : null;
  }

  /** The products with these ids as JSON texts, which only the process that writes the file parses. */
  async products(from: number, to: number, vendor?: number): Promise<string[]> {
    const [sql, values] = ownOf(productsOf, [from, to], vendor);
    const rows = await this.statements.planned<{ product: string }>(sql, values);
    return rows.map(({ product }) => product);
  }
}
