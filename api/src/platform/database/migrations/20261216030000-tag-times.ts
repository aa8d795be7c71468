import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tags know when their order was placed, so that a page of the orders with a tag reads no orders. */
export class TagTimes20261216030000 implements MigrationInterface {
  readonly name = 'TagTimes20261216030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table order_tags add column ordered_at timestamptz;
      create function set_tag_time() returns trigger language plpgsql as $$
      begin
        new.ordered_at = (select created_at from orders where id = new.order_id);
        return new;
      end $$;
      create trigger order_tags_time before insert on order_tags
        for each row execute function set_tag_time()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger order_tags_time on order_tags;
      drop function set_tag_time;
      alter table order_tags drop column ordered_at`);
  }
}
