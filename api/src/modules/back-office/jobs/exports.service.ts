import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  EXPORT_RIGHTS,
  formatCount,
  isImported,
  type ListKind,
  type Locale,
  type Right,
} from '@shop/shop-rules';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { FileStore } from '../../../platform/files/store/file-store.js';
import { ownVendor, type Principal } from '../../../platform/http/principal.js';
import { Conflict, Forbidden, NotFound, Rejected } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { exportedChanges } from '../audit/exported-changes.js';
import { writeAudit, type AuditRecord } from '../audit/write-audit.js';
import { SheetFilesService } from '../../catalogue/product-import/files/sheet-files.service.js';
import { ExportLists } from './export-lists.js';
import { filesOf, storedName, storedNames, typeOf } from './export-file.js';
import { ExportPart } from './export-part.entity.js';
import { Export } from './export.entity.js';
import { FILE_DAYS } from './exports.queries.js';
import { JobsQueries } from './jobs.queries.js';

/** Most rows of a list; orders have their own limit. */
const MOST_ROWS = 500_000;

const FILE_KEY_BYTES = 16;

/** Up to 500,000 ids are read by the worker alone. */
const WITHOUT_ROWS = {
  ...{ id: true, kind: true, state: true, createdBy: true, vendorId: true, locale: true },
  ...{ fileKey: true, query: true, createdAt: true, clearedAt: true },
} as const;

interface Download {
  name: string;
  type: string;
  content: Readable;
}

/** Exports that the worker writes: start and download. */
@Injectable()
export class ExportsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly store: FileStore,
    private readonly lists: ExportLists,
    private readonly products: SheetFilesService,
    private readonly jobs: JobsQueries,
  ) {}

  /** Queues an export of the rows of a list that the query matches now; returns its id. */
  async startList(user: Principal, kind: ListKind, query: object, locale: Locale): Promise<number> {
    const rowIds = await this.lists.of(kind).ids(query, user, MOST_ROWS + 1);
    const total = rowIds.length;
    if (total === 0) throw nothing();
    if (total > MOST_ROWS)
      throw new Rejected(
        'too_many_to_export',
        msg('export.tooMany', { count: formatCount(MOST_ROWS) }),
      );
    const vendorId = ownVendor(user) ?? null;
    return this.db.transaction(async (manager) => {
      const row = { kind, createdBy: user.id, vendorId, locale, query, rowIds, total };
      const id = await this.start(manager, row);
      await writeAudit(manager, exportedRecord(kind, id, query, total));
      return id;
    });
  }

  /** Queues an export of all products, for vendors of their own; returns its id. */
  async startProducts(user: Principal, locale: Locale): Promise<number> {
    const vendor = ownVendor(user);
    const total = await this.products.countProducts(vendor);
    if (total === 0) throw nothing();
    const vendorId = vendor ?? null;
    return this.db.transaction(async (manager) => {
      await writeAudit(manager, {
        ...{ action: 'exported', subject: 'products', subjectId: 0 },
        changes: { products: { to: total } },
      });
      return this.start(manager, { kind: 'products', createdBy: user.id, vendorId, locale, total });
    });
  }

  /** Stops an export that waits or runs, and deletes what was written; again changes nothing. */
  async cancel(user: Principal, id: number): Promise<void> {
    const { kind, fileKey } = await this.owned(user, id);
    await this.db.transaction(async (manager) => {
      const { affected } = await manager.update(
        Export,
        { id, state: In(['queued', 'running']) },
        { state: 'cancelled', finishedAt: () => 'now()' },
      );
      if (affected)
        return writeAudit(manager, {
          ...{ action: 'cancelled', subject: 'exports', subjectId: id },
          changes: { kind: { to: kind } },
        });
      const { state } = await this.owned(user, id);
      if (state !== 'cancelled') throw new Conflict('export_finished', msg('export.finished'));
    });
    const parts = await this.db.manager.maximum(ExportPart, 'part', { exportId: id });
    await this.store.remove(storedNames(kind, fileKey, parts ?? 0));
  }

  /** An export that the account started; any for admins. */
  async owned(user: Principal, id: number): Promise<Export> {
    const row = await this.db.manager.findOne(Export, { select: WITHOUT_ROWS, where: { id } });
    if (!row || !(user.role === 'admin' || row.createdBy === user.id))
      throw new NotFound(msg('export.notFound'));
    return row;
  }

  /** A file of a finished export. */
  async file(user: Principal, id: number, part: number): Promise<Download> {
    const row = await this.owned(user, id);
    const right: Right = EXPORT_RIGHTS[row.kind];
    if (!user.rights.has(right))
      throw new Forbidden(
        msg('auth.rightMissing', { right: msg(`right.${right}`) }),
        'right_missing',
      );
    if (row.clearedAt) throw new NotFound(msg('export.deleted', { days: FILE_DAYS }));
    if (row.state !== 'done') throw new Conflict('export_not_ready', msg('export.notReady'));
    const [listed] = await this.jobs.exports([id]);
    const file = listed && filesOf(listed).find((each) => each.part === part);
    if (!file) throw new NotFound(msg('export.notFound'));
    const parts = isImported(row.kind) ? [part] : listed.parts.map((each) => each.part);
    const names = parts.map((each) => storedName(row.kind, row.fileKey, each));
    return { name: file.name, type: typeOf(row.kind), content: await this.content(names) };
  }

  private async start(
    manager: EntityManager,
    row: Pick<Export, 'kind' | 'createdBy' | 'locale' | 'total'> &
      Partial<Pick<Export, 'query' | 'rowIds' | 'vendorId'>>,
  ): Promise<number> {
    const fileKey = randomBytes(FILE_KEY_BYTES).toString('hex');
    const { id } = await manager.save(manager.create(Export, { ...row, fileKey }));
    await this.outbox.put(manager, 'data.export', `export-${id}`, { exportId: id });
    return id;
  }

  /** The files one after the other; the first one is opened before the response begins. */
  private async content([first = '', ...others]: string[]): Promise<Readable> {
    const { store } = this;
    const opened = await store.read(first);
    const parts = async function* (): AsyncGenerator<Buffer> {
      yield* opened;
      for (const name of others) yield* await store.read(name);
    };
    return Readable.from(parts(), { objectMode: false });
  }
}

const nothing = (): Rejected => new Rejected('nothing_to_export', msg('export.nothing'));

/** Who exported what is recorded, because most lists have personal data of many shoppers. */
const exportedRecord = (kind: ListKind, id: number, query: object, total: number): AuditRecord => {
  const changes = exportedChanges({ ...query, [kind]: total });
  return kind === 'orders'
    ? { action: 'exported', subject: 'orders', subjectId: 0, changes }
    : { action: 'exported', subject: 'exports', subjectId: id, label: kind, changes };
};
