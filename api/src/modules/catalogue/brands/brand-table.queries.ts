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

  rows(manager: EntityManager, ids: readonly number[]): Promise<TableRow[]> {
    return manager.query(ROWS, [ids]);
  }
}
