import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The times of tags follow those of their orders; apart from the change of `order_tags`, so that one table is locked at a time. */
export class MovedTagTimes20261216030005 implements MigrationInterface {
  readonly name = 'MovedTagTimes20261216030005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function move_tag_times() returns trigger language plpgsql as $$
      begin
        update order_tags set ordered_at = new.created_at where order_id = new.id;
        return null;
      end $$;
      create trigger orders_tag_times after update of created_at on orders
        for each row when (new.created_at is distinct from old.created_at)
        execute function move_tag_times()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger orders_tag_times on orders;
      drop function move_tag_times`);
  }
}
