import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 5000;

const TABLES = `
  create table if not exists audit_chain (
    position bigint primary key,
    audit_id integer not null unique,
    -- Makes it impossible to guess redacted values from their hash; null once they are redacted.
    salt uuid,
    -- Hash of the salt and the changed values.
    content bytea not null,
    -- Hash of the previous hash, of content and of the other columns of the entry.
    hash bytea not null
  );
  create table if not exists audit_chain_queue (audit_id integer primary key)`;

const QUEUE = `
  create or replace function queue_audit() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
  begin
    insert into audit_chain_queue select id from added;
    return null;
  end $$;
  create or replace trigger audit_queued after insert on audit referencing new table as added
    for each statement execute function queue_audit()`;

/** Entries are locked, so that a redaction waits until it finds their place in the chain. */
const EXTEND = `
  create or replace function extend_audit_chain(most integer) returns integer language plpgsql
  security definer set search_path = public, pg_temp as $$
  declare
    entry audit;
    place bigint;
    previous bytea;
    salt uuid;
    content bytea;
    added integer := 0;
  begin
    perform pg_advisory_xact_lock(hashtext('audit_chain'));
    select c.position, c.hash into place, previous
    from audit_chain c order by c.position desc limit 1;
    place := coalesce(place, 0);
    previous := coalesce(previous, ''::bytea);
    for entry in select a.* from audit_chain_queue q join audit a on a.id = q.audit_id
      order by q.audit_id limit most for share of a
    loop
      place := place + 1;
      added := added + 1;
      salt := gen_random_uuid();
      content := sha256(convert_to(salt || entry.changes::text, 'UTF8'));
      previous := sha256(previous || content || convert_to(jsonb_build_array(
        place, entry.id, entry.at at time zone 'UTC', entry.actor_id, entry.actor_name,
        entry.actor_role, entry.action, entry.subject, entry.subject_id, entry.label)::text, 'UTF8'));
      insert into audit_chain values (place, entry.id, salt, content, previous);
      delete from audit_chain_queue q where q.audit_id = entry.id;
    end loop;
    return added;
  end $$`;

/** The application cannot update entries; this is its only way, with the rule inside. */
const REDACT = `
  create or replace function forget_audit_salt() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
  begin
    update audit_chain set salt = null where audit_id = new.id;
    return null;
  end $$;
  create or replace trigger audit_redacted after update of changes on audit
    for each row when (new.changes = '{}' and old.changes <> '{}')
    execute function forget_audit_salt();
  create or replace function redact_audit_of_orders(orders integer[]) returns void language sql
  security definer set search_path = public, pg_temp as $$
    update audit set changes = '{}'
    where subject = 'orders' and subject_id = any(orders) and action = 'address_changed'
  $$`;

/** Chains the entries of the audit log by hashes: new ones are queued, and a sweep appends them. */
export class AuditChain20261206000500 implements MigrationInterface {
  readonly name = 'AuditChain20261206000500';
  /** Each statement is repeatable; existing entries are chained in short transactions. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [TABLES, QUEUE, EXTEND, REDACT]) await runner.query(statement);
    await runner.query(`
      insert into audit_chain_queue select a.id from audit a
      where not exists (select from audit_chain c where c.audit_id = a.id) on conflict do nothing`);
    for (;;) {
      const [row] = await runner.query('select extend_audit_chain($1) as added', [BATCH]);
      if (row.added === 0) return;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger if exists audit_queued on audit;
      drop trigger if exists audit_redacted on audit;
      drop function if exists queue_audit, forget_audit_salt, extend_audit_chain, redact_audit_of_orders;
      drop table if exists audit_chain, audit_chain_queue`);
  }
}
