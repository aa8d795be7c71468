import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** Entries of one transaction, and transactions of one sweep. */
const BATCH = 1000;
const MOST_BATCHES = 20;

const EXTEND = 'select extend_audit_chain($1) as added';

/** As in the function that appends to the chain; not called here, so that a changed function is found as well. */
const CONTENT = `sha256(convert_to(l.salt || a.changes::text, 'UTF8'))`;
const HASH = `sha256(coalesce(l.previous, '') || l.content || convert_to(jsonb_build_array(
  l.position, a.id, a.at at time zone 'UTC', a.actor_id, a.actor_name,
  a.actor_role, a.action, a.subject, a.subject_id, a.label)::text, 'UTF8'))`;
const REDACTED = `a.changes = '{}' and a.subject = 'orders' and a.action = 'address_changed'`;

/** The first fault in the chain. */
const FIRST_FAULT = `
  select * from (
    select l.position::integer as position, l.audit_id as id, case
      when l.position <> coalesce(l.position_before, 0) + 1 then 'an entry before it is missing'
      when a.id is null then 'it was deleted'
      when l.salt is null and not (${REDACTED}) then 'it was redacted, which is not allowed'
      when l.salt is not null and l.content <> ${CONTENT} then 'its values were changed'
      when l.hash <> ${HASH} then 'it was changed'
      end as fault
    from (select c.*, lag(c.hash) over positions as previous, lag(c.position) over positions as position_before
      from audit_chain c window positions as (order by c.position)) l
    left join audit a on a.id = l.audit_id
  ) checked
  where fault is not null order by position limit 1`;

/** The first entry that was added past the triggers, or deleted before it was appended. */
const FIRST_OUTSIDE = `
  select * from (
    select a.id, 'it was added outside the chain' as fault from audit a
    where not exists (select from audit_chain c where c.audit_id = a.id)
      and not exists (select from audit_chain_queue q where q.audit_id = a.id)
    union all
    select q.audit_id, 'it was deleted' from audit_chain_queue q
    where not exists (select from audit a where a.id = q.audit_id)
  ) outside
  order by id limit 1`;

const SUMMARY = `
  select (select count(*)::integer from audit_chain) as entries,
    (select count(*)::integer from audit_chain where salt is null) as redacted,
    (select count(*)::integer from audit_chain_queue) as waiting,
    (select position || ':' || encode(hash, 'hex') from audit_chain
      order by position desc limit 1) as head`;

const KNOWN_HEAD = `
  select from audit_chain where position::text || ':' || encode(hash, 'hex') = $1`;

/** The first entry that is not as it was written; `position` is that of its link in the chain. */
export interface AuditFault {
  id: number;
  position?: number;
  fault: string;
}

/** The state of the chain; `head` identifies everything up to its last entry. */
export interface AuditChainSummary {
  entries: number;
  redacted: number;
  waiting: number;
  head: string | null;
}

/** SQL of the chain of hashes over the audit log. */
@Injectable()
export class AuditChainQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Appends the entries that were written since the last run. */
  async extend(): Promise<void> {
    for (let batches = 0; batches < MOST_BATCHES; batches += 1) {
      const [row]: { added: number }[] = await this.db.query(EXTEND, [BATCH]);
      if (!row || row.added < BATCH) return;
    }
  }

  /** The first entry that was changed, deleted or added by other means than the application's. */
  async firstFault(): Promise<AuditFault | undefined> {
    for (const statement of [FIRST_FAULT, FIRST_OUTSIDE]) {
      const [fault]: AuditFault[] = await this.db.query(statement);
      if (fault) return fault;
    }
    return undefined;
  }

  async summary(): Promise<AuditChainSummary | undefined> {
    const [summary]: AuditChainSummary[] = await this.db.query(SUMMARY);
    return summary;
  }

  /** Whether the chain contains the head of an earlier check. */
  async contains(head: string): Promise<boolean> {
    return (await this.db.query(KNOWN_HEAD, [head])).length > 0;
  }
}
