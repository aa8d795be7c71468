import { Injectable } from '@nestjs/common';
import { dayStart } from '../../../platform/database/shop-days.js';
import { Statements } from '../../../platform/database/statements.js';
import type { AuditRow, Changes } from './audit-entry.entity.js';
import type { AuditExportDto, AuditQueryDto } from './audit.dto.js';

/** Days are those of Dubai, both included; `$6` is the last entry of the previous page. */
const MATCHES = `
  ($1::integer is null or actor_id = $1)
    and ($2::text is null or subject = $2)
    and ($3::integer is null or subject_id = $3)
    and ($4::date is null or at >= ${dayStart('$4')})
    and ($5::date is null or at < ${dayStart('($5::date + 1)')})
    and ($6::integer is null or (at, id) < (select a.at, a.id from audit a where a.id = $6))
  order by at desc, id desc
  limit $7`;
const ENTRY = `
  select id, at, actor_id as "actorId", actor_name as "actorName", actor_role as "actorRole",
    action, subject, subject_id as "subjectId", changes,
    case subject
      when 'orders' then coalesce((select o.operation_id from orders o where o.id = subject_id), '')
      when 'users' then coalesce((select u.name from users u where u.id = subject_id), '')
      else label end as label
  from audit`;
const LIST = `${ENTRY} where ${MATCHES}`;
const IDS = `select id from audit where ${MATCHES}`;
const SOME = `${ENTRY} where id = any($1) order by at desc, id desc`;

/** Fields that are foreign keys, with their table. */
const POINTING = new Map([
  ['brandId', 'brands'],
  ['categoryId', 'categories'],
  ['offerId', 'offers'],
  ['vendorId', 'staff'],
  ['staffId', 'staff'],
]);

const NAMES = `
  select 'brands:' || id as key, name from brands where id = any($1)
  union all select 'categories:' || id, name from categories where id = any($1)
  union all select 'offers:' || id, title from offers where id = any($1)
  union all select 'staff:' || id, name from staff where id = any($1)`;

const isId = (value: unknown): value is number => typeof value === 'number';

const valuesOf = (
  { actor, subject, subjectId, from, to, before }: AuditQueryDto,
  limit: number,
): unknown[] => [
  ...[actor, subject, subjectId, from, to, before].map((value) => value ?? null),
  limit,
];

/** SQL of the audit log. */
@Injectable()
export class AuditQueries {
  constructor(private readonly statements: Statements) {}

  /** Newest first. Planned for each call: the best index depends on the filters. */
  async list(query: AuditQueryDto, limit: number): Promise<AuditRow[]> {
    return this.named(await this.statements.planned<AuditRow>(LIST, valuesOf(query, limit)));
  }

  /** Ids of matching entries, newest first. */
  async ids(query: AuditExportDto, limit: number): Promise<number[]> {
    const rows = await this.statements.planned<{ id: number }>(IDS, valuesOf(query, limit));
    return rows.map(({ id }) => id);
  }

  /** The entries with these ids, newest first. */
  async some(ids: number[]): Promise<AuditRow[]> {
    return this.named(await this.statements.rows<AuditRow>(SOME, [ids]));
  }

  private async named(rows: AuditRow[]): Promise<AuditRow[]> {
    await this.name(rows.map(({ changes }) => changes));
    return rows;
  }

  /** Replaces foreign keys by names; deleted rows have none. */
  private async name(changes: Changes[]): Promise<void> {
    const pointing = changes.flatMap((fields) =>
      Object.entries(fields).flatMap(([field, change]) => {
        const table = POINTING.get(field);
        return table === undefined ? [] : [{ table, change }];
      }),
    );
    const ids = pointing.flatMap(({ change: { from, to } }) => [from, to]).filter(isId);
    if (ids.length === 0) return;
    const rows = await this.statements.rows<{ key: string; name: string }>(NAMES, [ids]);
    const names = new Map(rows.map(({ key, name }) => [key, name]));
    for (const { table, change } of pointing)
      for (const end of ['from', 'to'] as const)
        if (isId(change[end]))
          change[end] = names.get(`${table}:${change[end]}`) ?? `#${change[end]}`;
  }
}
