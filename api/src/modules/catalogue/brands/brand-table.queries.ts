import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Statements } from '../../../platform/database/statements.js';
import type { TableRow } from '../../../platform/files/list-table.js';

const ROWS = `select id, json_build_object('name', name) as cells from brands where id = any($1)`;

/** SQL of brands as a file. */
@Injectable()
export class BrandTableQueries {
  constructor(private readonly statements: Statements) {}

  async ids(limit: number): Promise<number[]> {
    const rows = await this.statements.rows<{ id: number }>(
      'select id from brands order by id limit $1',
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  async isNameTaken(manager: EntityManager, name: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      'select from brands where lower(name) = lower($1) limit 1',
      [name],
    );
    return rows.length > 0;
  }

  /** Whether it has what a file does not have. */
  async isExtended(manager: EntityManager, id: number): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      'select from brands where id = $1 and icon is not null',
      [id],
    );
    return rows.length > 0;
  }

  rows(manager: EntityManager, ids: readonly number[]): Promise<TableRow[]> {
    return manager.query(ROWS, [ids]);
  }
}
