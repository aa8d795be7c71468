import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Locale, Right } from '@shop/shop-rules';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { FileStore } from '../../../platform/files/store/file-store.js';
import { ownVendor, type Principal } from '../../../platform/http/principal.js';
import { Conflict, Forbidden, NotFound, Rejected } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { writeAudit } from '../audit/write-audit.js';
import { SheetFilesService } from '../../catalogue/product-import/files/sheet-files.service.js';
import type { OrderExportFiltersDto } from '../../sales/orders/export/order-export.dto.js';
import { OrderExportService } from '../../sales/orders/export/order-export.service.js';

import { filesOf, storedName, storedNames, typeOf } from './export-file.js';
import { ExportPart } from './export-part.entity.js';
import { Export, type ExportKind } from './export.entity.js';
import { FILE_DAYS } from './exports.queries.js';
import { JobsQueries } from './jobs.queries.js';

/** To download a file, an account still needs the right that its export needed. */
const RIGHT_OF: Record<ExportKind, Right> = { orders: 'orders.export', products: 'products.edit' };

const FILE_KEY_BYTES = 16;

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
    private readonly orders: OrderExportService,
    private readonly products: SheetFilesService,
    private readonly jobs: JobsQueries,
  ) {}

  /** Queues an export of the orders that the filters match now; returns its id. */
  async startOrders(
    user: Principal,
    query: OrderExportFiltersDto,
    locale: Locale,
  ): Promise<number> {
    const orderIds = await this.orders.idsOf(query);
    const total = orderIds.length;
    if (total === 0) throw new Rejected('nothing_to_export', msg('export.noOrders'));
    return this.db.transaction(async (manager) => {
      await this.orders.record(manager, query, total);
      return this.start(manager, { kind: 'orders', createdBy: user.id, locale, orderIds, total });
    });
  }

  /** Queues an export of all products, for vendors of their own; returns its id. */
  async startProducts(user: Principal, locale: Locale): Promise<number> {
    const vendor = ownVendor(user);
    const total = await this.products.countProducts(vendor);
    if (total === 0) throw new Rejected('nothing_to_export', msg('export.noProducts'));
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
    const row = await this.db.manager.findOneBy(Export, { id });
    if (!row || !(user.role === 'admin' || row.createdBy === user.id))
      throw new NotFound(msg('export.notFound'));
    return row;
  }

  /** A file of a finished export. */
  async file(user: Principal, id: number, part: number): Promise<Download> {
    const row = await this.owned(user, id);
    const right = RIGHT_OF[row.kind];
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
    const parts = row.kind === 'orders' ? listed.parts.map((each) => each.part) : [part];
    const names = parts.map((each) => storedName(row.kind, row.fileKey, each));
    return { name: file.name, type: typeOf(row.kind), content: await this.content(names) };
  }

  private async start(
    manager: EntityManager,
    row: Pick<Export, 'kind' | 'createdBy' | 'locale' | 'total'> &
      Partial<Pick<Export, 'orderIds' | 'vendorId'>>,
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
