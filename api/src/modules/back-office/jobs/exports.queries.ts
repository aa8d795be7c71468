import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Export } from './export.entity.js';
import type { ExportPart } from './export-part.entity.js';

/** Days after which the files of an export are deleted. */
export const FILE_DAYS = 7;
/** Hours after which the sweep deletes what a killed worker has left of a cancelled export. */
const CANCELLED_HOURS = 1;
/** Days after which an export leaves the list, like an import. */
const LISTED_DAYS = 90;

/** The first choice counts, if two workers make one. */
const CHOOSE = `
  insert into export_parts (export_id, part, first, last, rows) values ($1, $2, $3, $4, $5)
  on conflict do nothing`;

const WRITTEN = `
  with written as (
    update export_parts set is_written = true where export_id = $1 and part = $2)
  update exports set state = 'running', progress = $3 + coalesce((select sum(rows)
    from export_parts where export_id = $1 and part < $2), 0)
  where id = $1 and state in ('queued', 'running')`;

const FINISH = `
  update exports set state = $2, finished_at = now(), total = case $2 when 'done' then progress else total end
  where id = $1 and state in ('queued', 'running')`;

const EXPIRED = `
  select e.id, e.kind, e.file_key as "fileKey", coalesce(max(p.part), 0) as parts
  from exports e left join export_parts p on p.export_id = e.id
  where e.cleared_at is null
    and coalesce(e.finished_at, e.created_at) < now() - case e.state
      when 'cancelled' then interval '${CANCELLED_HOURS} hours' else interval '${FILE_DAYS} days' end
  group by e.id order by e.id limit $1`;

const CLEAR = `
  with gone as (delete from export_parts where export_id = $1)
  update exports set cleared_at = now(), order_ids = '{}',
    state = case when state in ('done', 'cancelled') then state else 'failed' end
  where id = $1`;

const FORGET = `delete from exports where cleared_at is not null
  and created_at < now() - interval '${LISTED_DAYS} days'`;

/** An export whose files are to be deleted, and the number of its parts. */
export type ExpiredExport = Pick<Export, 'id' | 'kind' | 'fileKey'> & { parts: number };

/** SQL that writes exports and deletes their files. */
@Injectable()
export class ExportsQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async choose({
    exportId,
    part,
    first,
    last,
    rows,
  }: Omit<ExportPart, 'isWritten'>): Promise<void> {
    await this.db.query(CHOOSE, [exportId, part, first, last, rows]);
  }

  /** Records that the file of the part is stored. */
  async written({ exportId, part, rows }: ExportPart): Promise<void> {
    await this.db.query(WRITTEN, [exportId, part, rows]);
  }

  async finish(id: number, state: 'done' | 'failed'): Promise<void> {
    await this.db.query(FINISH, [id, state]);
  }

  expired(limit: number): Promise<ExpiredExport[]> {
    return this.db.query(EXPIRED, [limit]);
  }

  /** Records that the files are deleted. */
  async clear(id: number): Promise<void> {
    await this.db.query(CLEAR, [id]);
  }

  /** Deletes exports that the list no longer shows. */
  async forget(): Promise<void> {
    await this.db.query(FORGET);
  }
}
