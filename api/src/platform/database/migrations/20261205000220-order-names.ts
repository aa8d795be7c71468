import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the most similar names first and then their orders, instead of comparing the words of every similar order. */
const SIMILAR = `
  create or replace function similar_orders(wanted text) returns setof integer
  language plpgsql stable parallel safe set pg_trgm.word_similarity_threshold = 0.45 as $$
  begin
    return query
      with queued as (
        select lower(o.full_name) as name from (select distinct order_id from changed_order_days) q
          cross join lateral (select full_name from orders where id = q.order_id offset 0) o
      ), names as materialized (
        select n.name, word_similarity(wanted, n.name) as likeness from (
          select k.name from order_names k where wanted <% k.name
          union select q.name from queued q where wanted <% q.name) n
      ), likely as materialized (
        select * from names where likeness >= (select max(likeness) from names) - 0.1
      )
      select o.id from likely l
        cross join lateral (select id from orders where lower(full_name) = l.name
          order by id desc limit 200) o
      order by l.likeness desc, o.id desc limit 200;
  end $$`;

const PREVIOUS = `
  create or replace function similar_orders(wanted text) returns setof integer
  language plpgsql stable parallel safe set pg_trgm.word_similarity_threshold = 0.45 as $$
  begin
    return query
      with words as materialized (
        select o.id, word_similarity(wanted, lower(o.full_name)) as likeness
        from orders o
        where wanted <% lower(o.operation_id || ' ' || o.full_name || ' ' || o.email || ' ' || o.phone)
      )
      select w.id from words w
      where w.likeness >= greatest(0.45, (select max(likeness) from words) - 0.1)
      order by w.likeness desc, w.id desc limit 200;
  end $$`;

/** A changed name queues the day of its order, whose names are then added. */
const changedTrigger = (columns: string): string => `
  create or replace trigger orders_sales_changed after update of ${columns} on orders
    for each row when ((${columns.replace(/\w+/g, 'old.$&')}) is distinct from
      (${columns.replace(/\w+/g, 'new.$&')}))
    execute function queue_sales_day()`;

/**
 * The names of shoppers in orders, each once, for the search of a misspelled one. The sweep of the sums adds those of
 * new orders; until then a search reads the orders in its queue. Names without orders are deleted.
 */
export class OrderNames20261205000220 implements MigrationInterface {
  readonly name = 'OrderNames20261205000220';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table if not exists order_names (name text primary key)');
    await runner.query(changedTrigger('state, city, created_at, full_name'));
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists orders_names');
    await runner.query('create index concurrently orders_names on orders (lower(full_name), id)');
    await runner.query('reset lock_timeout');
    await runner.query(`
      insert into order_names select distinct lower(full_name) from orders where full_name <> ''
      on conflict do nothing`);
    await runner.query(
      'create index if not exists order_names_similar on order_names using gin (name gin_trgm_ops)',
    );
    await runner.query('analyze order_names');
    await runner.query(SIMILAR);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(PREVIOUS);
    await runner.query(changedTrigger('state, city, created_at'));
    await runner.query('drop index concurrently if exists orders_names');
    await runner.query('drop table if exists order_names');
  }
}
