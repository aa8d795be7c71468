import { Injectable } from '@nestjs/common';
import { dayStart } from '../../database/shop-days.js';
import { Statements } from '../../database/statements.js';
import type { AuditEntry, Changes } from './audit-entry.entity.js';
import type { AuditQueryDto } from './audit.dto.js';

export type AuditRow = AuditEntry & { changes: Changes };

/** Days are those of Dubai, both included; `$6` is the last entry that is known already. */
const LIST = `
  select id, at, actor_id as "actorId", actor_name as "actorName", actor_role as "actorRole",
    action, subject, subject_id as "subjectId", changes,
    case when subject = 'orders'
      then coalesce((select o.operation_id from orders o where o.id = subject_id), '')
      else label end as label
  from audit
  where ($1::integer is null or actor_id = $1)
    and ($2::text is null or subject = $2)
    and ($3::integer is null or subject_id = $3)
    and ($4::date is null or at >= ${dayStart('$4')})
    and ($5::date is null or at < ${dayStart('($5::date + 1)')})
    and ($6::integer is null or (at, id) < (select a.at, a.id from audit a where a.id = $6))
  order by at desc, id desc
  limit $7`;

/** SQL of what staff did. */
@Injectable()
export class AuditQueries {
  constructor(private readonly statements: Statements) {}

  /** Newest first. Planned for each call: which index is best depends on what is asked. */
  list(wanted: AuditQueryDto, limit: number): Promise<AuditRow[]> {
    const { actor, subject, subjectId, from, to, before } = wanted;
    const values = [actor, subject, subjectId, from, to, before].map((value) => value ?? null);
    return this.statements.planned<AuditRow>(LIST, [...values, limit]);
  }
}
