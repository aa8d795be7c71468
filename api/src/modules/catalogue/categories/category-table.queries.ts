import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../platform/database/statements.js';
import type { TableRow } from '../../../platform/files/list-table.js';

const ROWS = `
  select id, json_build_object('name', name, 'nameAr', name_ar, 'shortInfo', short_info,
    'shortInfoAr', short_info_ar, 'description', description, 'descriptionAr', description_ar,
    'tags', array_to_string(tags, '; ')) as cells
  from categories
  where id = any($1) and ($2::integer is null or created_by = $2)`;

/** SQL of categories as a file. */
@Injectable()
export class CategoryTableQueries {
  constructor(private readonly statements: Statements) {}

  async ids(limit: number): Promise<number[]> {
    const rows = await this.statements.rows<{ id: number }>(
      'select id from categories order by id limit $1',
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Whether it has what a file does not have, or a banner leads to it. */
  async isExtended(manager: EntityManager, id: number): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `select from categories c where id = $1 and (icon is not null or banner is not null
         or size_guide is not null or exists (select from banners b where b.category = c.id))`,
      [id],
    );
    return rows.length > 0;
  }

  /** Whether a file would split a stored tag. */
  async hasSeparator(manager: EntityManager, id: number): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `select from categories where id = $1 and array_to_string(tags, '') ~ '[;؛\n]'`,
      [id],
    );
    return rows.length > 0;
  }

  /** For vendors those that they added. */
  rows(
    manager: EntityManager,
    ids: readonly number[],
    vendor: number | undefined,
  ): Promise<TableRow[]> {
    return manager.query(ROWS, [ids, vendor ?? null]);
  }
}
