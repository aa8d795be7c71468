import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { FileStore } from '../../../platform/files/store/file-store.js';
import { ExportContent } from './export-content.js';
import { storedName, storedNames } from './export-file.js';
import { Export } from './export.entity.js';
import { ExportPart } from './export-part.entity.js';
import { ExportsQueries } from './exports.queries.js';

/** Exports that one sweep clears at most. */
const SWEPT = 500;

/** Writes exports in the worker, part by part, so that a killed worker loses only one part. */
@Injectable()
export class ExportRunner {
  private readonly logger = new Logger('Exports');

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly content: ExportContent,
    private readonly queries: ExportsQueries,
    private readonly store: FileStore,
  ) {}

  /** Runs for about `ms`; returns whether parts are left. */
  async run(id: number, ms: number): Promise<boolean> {
    const row = await this.db.manager.findOneBy(Export, { id });
    if (!row || (row.state !== 'queued' && row.state !== 'running')) return false;
    const end = Date.now() + ms;
    while (Date.now() < end) {
      const part = await this.part(row);
      if (!part) {
        await this.queries.finish(id, 'done');
        return false;
      }
      // The same name for the same rows: a repetition replaces the file.
      const name = storedName(row.kind, row.fileKey, part.part);
      await this.store.put(name, await this.content.content(row, part));
      await this.queries.written(part);
      // The cancellation may have deleted the files before this one was stored.
      if (await this.db.manager.existsBy(Export, { id, state: 'cancelled' })) {
        await this.store.remove([name]);
        return false;
      }
    }
    return true;
  }

  fail(id: number): Promise<void> {
    return this.queries.finish(id, 'failed');
  }

  /** Deletes files whose time has passed. */
  async sweep(): Promise<void> {
    const expired = await this.queries.expired(SWEPT);
    for (const { id, kind, fileKey, parts } of expired) {
      await this.store.remove(storedNames(kind, fileKey, parts));
      await this.queries.clear(id);
    }
    await this.queries.forget();
    if (expired.length > 0) this.logger.log(`Deleted the files of ${expired.length} exports.`);
  }

  /** The part to write: the last one if it is unfinished, else a new one. */
  private async part(row: Export): Promise<ExportPart | undefined> {
    const last = await this.last(row.id);
    if (last && !last.isWritten) return last;
    const choice = await this.content.next(row, last?.last ?? 0);
    if (!choice) return undefined;
    await this.queries.choose({ ...choice, exportId: row.id, part: (last?.part ?? 0) + 1 });
    return this.last(row.id);
  }

  private async last(exportId: number): Promise<ExportPart | undefined> {
    const [last] = await this.db.manager.find(ExportPart, {
      where: { exportId },
      order: { part: 'DESC' },
      take: 1,
    });
    return last;
  }
}
