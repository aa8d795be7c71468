import { Inject, type Provider, type Type } from '@nestjs/common';
import { getRepositoryToken } from '@nestjs/typeorm';
import {
  In,
  type DeepPartial,
  type EntityManager,
  type FindManyOptions,
  type FindOptionsWhere,
  type ObjectLiteral,
  type Repository,
} from 'typeorm';
import type { AuditAction } from '@shop/shop-rules';
import { CatalogueStatements } from '../../../platform/database/catalogue-statements.js';
import { NotFound } from '../../../platform/http/problem.js';
import type { Subject } from '../../back-office/audit/audit-entry.entity.js';
import { changesOf } from '../../back-office/audit/changes.js';
import { writeAudit, type AuditRecord } from '../../back-office/audit/write-audit.js';
import type { FormFiles } from '../../../platform/files/form-files.js';
import { refuseChanged, type ReadValues } from '../../../platform/http/validation/read-values.js';
import { Uploads } from '../../../platform/files/uploads.js';

/** Most rows of a list. */
export const MOST_ROWS = 500;

interface Row extends ObjectLiteral {
  id: number;
}
type Which<T> = FindOptionsWhere<T> & { id: number };
/** Columns with file names, and the kind of file of each. */
type FileColumns<Column extends string> = Record<Column, 'image' | 'video'>;

/** Rows with uploaded files: files that no row refers to any more are deleted. */
export class ContentStore<T extends Row, Column extends keyof T & string> {
  private readonly columns: Column[];

  constructor(
    private readonly rows: Repository<T>,
    private readonly sorts: FileColumns<Column>,
    private readonly uploads: Uploads,
    private readonly statements: CatalogueStatements,
  ) {
    this.columns = Object.keys(sorts) as Column[];
  }

  all(where: Partial<T> = {}): Promise<T[]> {
    return this.statements.all<T>(this.rows.metadata, where, MOST_ROWS);
  }

  /** Ids of the oldest rows. */
  async ids(limit: number): Promise<number[]> {
    const found = await this.rows.find({
      select: { id: true },
      order: { id: 'ASC' },
      take: limit,
    } as FindManyOptions<T>);
    return found.map(({ id }) => id);
  }

  /** The rows with these ids, in any order. */
  allIn(manager: EntityManager, ids: readonly number[]): Promise<T[]> {
    return manager.withRepository(this.rows).findBy({ id: In(ids) } as FindOptionsWhere<T>);
  }

  async one(which: Which<T>): Promise<T> {
    const row = await this.rows.findOneBy(which);
    if (!row) throw new NotFound();
    return row;
  }

  async add(values: DeepPartial<T>, files?: FormFiles<Column>): Promise<T> {
    const { id } = await this.withFiles(files, (stored) =>
      this.rows.manager.transaction((manager) => this.addIn(manager, { ...values, ...stored })),
    );
    return this.one({ id } as Which<T>);
  }

  /** Adds a row in a transaction of the caller. */
  async addIn(manager: EntityManager, values: DeepPartial<T>): Promise<T> {
    const rows = manager.withRepository(this.rows);
    const row = await rows.save(rows.create(values));
    await writeAudit(manager, this.auditRecord('added', row));
    return row;
  }

  /** Changes a row, unless it was changed since `before` was read; `check` runs with the row locked and may reject. */
  async change(
    which: Which<T>,
    { before, ...values }: DeepPartial<T> & { before?: ReadValues | undefined },
    files?: FormFiles<Column>,
    check?: (row: T) => void,
  ): Promise<T> {
    await this.one(which);
    const replaced = await this.withFiles(files, (stored) =>
      this.rows.manager.transaction(async (manager) => {
        const row = await this.locked(manager, which);
        refuseChanged(row, before, values);
        check?.(row);
        const old = this.columns.filter((column) => column in stored).map((column) => row[column]);
        await this.save(manager, row, { ...values, ...stored } as DeepPartial<T>);
        return old;
      }),
    );
    await this.uploads.discard(replaced);
    return this.one(which);
  }

  /** Deletes a row and its files; `before` runs with the row locked and may reject. */
  async remove(which: Which<T>, before?: (manager: EntityManager) => Promise<void>): Promise<void> {
    const row = await this.rows.manager.transaction((manager) =>
      this.removeIn(manager, which, before),
    );
    await this.uploads.discard(this.columns.map((column) => row[column]));
  }

  /** Whether a row has a picture or a video. */
  hasFiles(row: T): boolean {
    return this.columns.some((column) => row[column] !== null);
  }

  /** Changes a row in a transaction of the caller. */
  async changeIn(manager: EntityManager, which: Which<T>, values: DeepPartial<T>): Promise<void> {
    await this.save(manager, await this.locked(manager, which), values);
  }

  /** Deletes a row in a transaction of the caller; its files are left to the sweep of uploads. */
  async removeIn(
    manager: EntityManager,
    which: Which<T>,
    before?: (manager: EntityManager) => Promise<void>,
  ): Promise<T> {
    const row = await this.locked(manager, which, 'pessimistic_write');
    await before?.(manager);
    await manager.withRepository(this.rows).delete(which);
    await writeAudit(manager, this.auditRecord('deleted', row));
    return row;
  }

  private async save(manager: EntityManager, row: T, wanted: DeepPartial<T>): Promise<void> {
    const changes = changesOf(row, wanted as Partial<T>);
    const rows = manager.withRepository(this.rows);
    await rows.save(rows.merge(row, wanted));
    await writeAudit(manager, { ...this.auditRecord('changed', row), changes });
  }

  private auditRecord(action: AuditAction, row: T): AuditRecord {
    const label: unknown = row['name'] ?? row['title'];
    return {
      action,
      subject: this.rows.metadata.tableName as Exclude<Subject, 'orders'>,
      subjectId: row.id,
      label: typeof label === 'string' ? label : '',
    };
  }

  /** Products are added with a reference to a row that is changed, but not to one that is deleted. */
  private async locked(
    manager: EntityManager,
    which: Which<T>,
    mode: 'for_no_key_update' | 'pessimistic_write' = 'for_no_key_update',
  ): Promise<T> {
    const row = await manager.withRepository(this.rows).findOne({ where: which, lock: { mode } });
    if (!row) throw new NotFound();
    return row;
  }

  /** Stores the files, then runs `save`; if it fails, deletes them. */
  private async withFiles<R>(
    files: FormFiles<Column> | undefined,
    save: (stored: DeepPartial<T>) => Promise<R>,
  ): Promise<R> {
    const stored: Record<string, string> = {};
    try {
      for (const column of this.columns) {
        const file = files?.[column]?.[0];
        if (file) stored[column] = await this.uploads.keep(file, this.sorts[column]);
      }
      return await save(stored as DeepPartial<T>);
    } catch (error) {
      await this.uploads.discard(Object.values(stored));
      throw error;
    }
  }
}

const tokenOf = (entity: Type): string => `ContentStore(${entity.name})`;

/** The store of an entity and its file columns. */
export const contentStore = <T extends Row, Column extends keyof T & string>(
  entity: Type<T>,
  sorts: FileColumns<Column>,
): Provider => ({
  provide: tokenOf(entity),
  inject: [getRepositoryToken(entity), Uploads, CatalogueStatements],
  useFactory: (rows: Repository<T>, uploads: Uploads, statements: CatalogueStatements) =>
    new ContentStore(rows, sorts, uploads, statements),
});

export const InjectStore = (entity: Type): ParameterDecorator => Inject(tokenOf(entity));
