import type { MigrationInterface, QueryRunner } from 'typeorm';

const noting = (queue: (ids: string) => string): string => `
  create or replace function note_product() returns trigger language plpgsql as $$
  begin
    ${queue('select coalesce(new.id, old.id)')}
    insert into product_set_changes values (coalesce(new.id, old.id));
    return null;
  end $$;
  create or replace function note_variant() returns trigger language plpgsql as $$
  begin
    ${queue('select new.product_id')}
    insert into product_set_changes values (new.product_id);
    return null;
  end $$;
  create or replace function note_variants() returns trigger language plpgsql as $$
  begin
    ${queue('select distinct product_id from changed')}
    insert into product_set_changes select distinct product_id from changed;
    return null;
  end $$`;

/**
 * A transaction that changes many products queues their sets (\`set local shop.queue_product_sets = on\`) instead of
 * holding the lock of all sets during its commit. Afterwards they are brought up to date in small transactions.
 */
export class QueuedProductSets20261128000120 implements MigrationInterface {
  readonly name = 'QueuedProductSets20261128000120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table product_set_queue (product_id integer not null);
      create index product_set_queue_product on product_set_queue (product_id);
      -- Returns the number of products whose sets were brought up to date.
      create function refresh_queued_product_sets(most integer) returns integer language plpgsql as $$
      declare
        ids integer[];
      begin
        with taken as (
          delete from product_set_queue where product_id in (
            select distinct product_id from product_set_queue order by product_id limit most)
          returning product_id)
        select array_agg(distinct product_id) into ids from taken;
        if ids is not null then perform refresh_product_sets(ids); end if;
        return coalesce(cardinality(ids), 0);
      end $$`);
    await runner.query(
      noting(
        (ids) => `if current_setting('shop.queue_product_sets', true) = 'on' then
      insert into product_set_queue ${ids};
      return null;
    end if;`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(noting(() => ''));
    await runner.query(`
      do $$ begin perform refresh_product_sets(array(select product_id from product_set_queue)); end $$;
      drop function refresh_queued_product_sets(integer);
      drop table product_set_queue`);
  }
}
