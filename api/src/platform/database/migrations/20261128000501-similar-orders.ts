import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the orders whose shopper's name is most like a misspelled one; the index is that of the exact search. */
export class SimilarOrders20261128000501 implements MigrationInterface {
  readonly name = 'SimilarOrders20261128000501';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function similar_orders(text)');
  }
}
