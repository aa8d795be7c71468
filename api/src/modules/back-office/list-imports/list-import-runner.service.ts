import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IMPORT_RIGHTS, rightsOf, roleOfStaff } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { actingAs } from '../../../platform/auth/acting-staff.js';
import type { Principal } from '../../../platform/http/principal.js';
import { ListImport } from './list-import.entity.js';
import { ListImportsQueries } from './list-imports.queries.js';
import { ListTables } from './list-tables.js';
import { ROWS_AT_ONCE, RowWriter } from './row-writer.js';

/** Imports lists and undoes it, in the worker. Each slice is a transaction, so a killed worker loses only one slice. */
@Injectable()
export class ListImportRunner {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly tables: ListTables,
    private readonly queries: ListImportsQueries,
  ) {}

  /** Runs for about `ms`; returns whether rows are left. */
  async run(id: number, ms: number): Promise<boolean> {
    const end = Date.now() + ms;
    while (Date.now() < end) {
      const left = await this.db.transaction((manager) => this.slice(manager, id));
      if (!left) return false;
    }
    return true;
  }

  private async slice(manager: EntityManager, id: number): Promise<boolean> {
    await this.queries.lock(manager, id);
    const row = await manager.findOneBy(ListImport, { id });
    const isUndo = row?.state === 'undoing';
    if (!row || !(isUndo || row.state === 'queued' || row.state === 'running')) return false;
    const by = await this.starter(manager, row);
    const writer = new RowWriter(this.tables.of(row.kind), row.query, manager, by);
    return actingAs(by, () =>
      isUndo ? this.undo(manager, id, writer) : this.write(manager, id, writer),
    );
  }

  private async write(manager: EntityManager, id: number, writer: RowWriter): Promise<boolean> {
    const rows = await this.queries.left(manager, id, ROWS_AT_ONCE);
    await this.queries.written(manager, id, await writer.write(rows));
    await this.queries.advance(manager, id, rows.length);
    if (rows.length === ROWS_AT_ONCE) return true;
    await this.queries.count(manager, id);
    await manager.update(ListImport, { id }, { state: 'done', finishedAt: () => 'now()' });
    return false;
  }

  private async undo(manager: EntityManager, id: number, writer: RowWriter): Promise<boolean> {
    const rows = await this.queries.done(manager, id, ROWS_AT_ONCE);
    const undone = await writer.undo(rows);
    await this.queries.undone(manager, id, undone);
    const left = undone.filter(({ errors }) => errors.length > 0).length;
    await this.queries.advance(manager, id, rows.length, left);
    if (rows.length === ROWS_AT_ONCE) return true;
    // A cancelled import has done fewer rows than it wanted to.
    const end = { undoneAt: () => 'now()', goal: () => 'progress' };
    await manager.update(ListImport, { id }, { state: 'undone', ...end });
    return false;
  }

  /** The account that started this step, if it still has the right. */
  private async starter(
    manager: EntityManager,
    { id, kind, startedBy }: ListImport,
  ): Promise<Principal> {
    const row = await this.queries.starter(manager, startedBy);
    const rights = new Set(row ? rightsOf(roleOfStaff(row.type), row.changes ?? {}) : []);
    if (!row || !rights.has(IMPORT_RIGHTS[kind]))
      throw new Error(`The account that started list import ${id} no longer has the right.`);
    const { id: staffId, name, username, type } = row;
    return {
      ...{ id: staffId, name, username, kind: 'staff', staffType: type, role: roleOfStaff(type) },
      ...{ rights, sessionId: '', email: '' },
    };
  }
}
