import { Injectable } from '@nestjs/common';
import { Statements } from '../../../platform/database/statements.js';
import type { ProductImportDto, ProductImportRowDto } from './product-import.dto.js';
import type { RowAction } from './product-import.entity.js';
import { COLUMNS } from './read/sheet-columns.js';
import { withMessages, type StoredError } from './stored-errors.js';

/** Days in which an import can be reverted. */
export const REVERT_DAYS = 7;

const IMPORTS = `
  select i.id, i.state, i.file_name as "fileName", s.name as "uploadedBy", i.total,
    i.creates as "toCreate", i.updates as "toUpdate", i.unchanged, i.errors, i.warnings, i.progress, i.goal,
    i.reverted, i.kept, i.ignored_columns as "ignoredColumns", i.created_at as "createdAt",
    i.confirmed_at as "confirmedAt", i.finished_at as "finishedAt", i.reverted_at as "revertedAt",
    case when i.state in ('done', 'cancelled') then i.finished_at + ${REVERT_DAYS} * interval '1 day' end
      as "revertableUntil"
  from product_imports i left join staff s on s.id = i.created_by`;

const ROWS = `
  select r.row_no as row, r.action as state, r.outcome, r.product_id as "productId",
    r.cells->>'name' as name, r.cells->>'code' as code, r.errors, r.warnings
  from product_import_rows r
  where r.import_id = $1 and ($2::text is null or r.action = $2)
    and (not $5::boolean or (r.action <> 'error' and r.warnings <> '[]'))
  order by r.row_no limit $3 offset $4`;

const RESULT = `
  select row_no::text as row, array[${COLUMNS.map((name) => `cells->>'${name}'`).join(', ')}] as cells,
    action, outcome, errors
  from product_import_rows where import_id = $1 order by row_no`;

/** A row of the file with its result. */
export interface ResultRow extends Pick<ProductImportRowDto, 'outcome' | 'errors'> {
  row: string;
  /** In the order of the columns. */
  cells: (string | null)[];
  action: ProductImportRowDto['state'];
}

type StoredRow = Omit<ProductImportRowDto, 'errors' | 'warnings'> & {
  errors: StoredError[];
  warnings: StoredError[];
};
type StoredResult = Omit<ResultRow, 'errors'> & { errors: StoredError[] };

const ALLOWED = `
  select array(select name from categories order by id) as categories,
    array(select name from brands order by lower(name), id) as brands,
    array(select name from staff
      where deleted_at is null and type in ('vendor', 'subadmin') order by lower(name), id) as vendors,
    array(select title from offers order by id) as offers`;

export interface AllowedNames {
  categories: string[];
  brands: string[];
  vendors: string[];
  offers: string[];
}

/** SQL of imports for the dashboard. */
@Injectable()
export class ProductImportsQueries {
  constructor(private readonly statements: Statements) {}

  /** Newest first. */
  page(limit: number, offset: number): Promise<ProductImportDto[]> {
    const sql = `${IMPORTS} order by i.id desc limit $1 offset $2`;
    return this.statements.rows<ProductImportDto>(sql, [limit, offset]);
  }

  async total(): Promise<number> {
    const sql = 'select count(*)::integer as total from product_imports';
    const [row] = await this.statements.rows<{ total: number }>(sql);
    return row?.total ?? 0;
  }

  async one(id: number): Promise<ProductImportDto | undefined> {
    const [row] = await this.statements.rows<ProductImportDto>(`${IMPORTS} where i.id = $1`, [id]);
    return row;
  }

  /** Those with these ids, in no order. */
  some(ids: number[]): Promise<ProductImportDto[]> {
    return this.statements.rows<ProductImportDto>(`${IMPORTS} where i.id = any($1)`, [ids]);
  }

  async rows(
    id: number,
    action: RowAction | null,
    limit: number,
    offset: number,
    warned = false,
  ): Promise<ProductImportRowDto[]> {
    const values = [id, action, limit, offset, warned];
    const rows = await this.statements.rows<StoredRow>(ROWS, values);
    return rows.map((row) => ({
      ...row,
      errors: withMessages(row.errors),
      warnings: withMessages(row.warnings),
    }));
  }

  /** JSON text of a list of rows, for a workbook. */
  async result(id: number): Promise<ResultRow[]> {
    const rows = await this.statements.rows<StoredResult>(RESULT, [id]);
    return rows.map((row) => ({ ...row, errors: withMessages(row.errors) }));
  }

  async allowed(): Promise<AllowedNames> {
    const [row] = await this.statements.rows<AllowedNames>(ALLOWED);
    return row ?? { categories: [], brands: [], vendors: [], offers: [] };
  }
}
