import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists the deleted products of the shop and of a vendor by index. */
export class DeletedProducts20261129000200 implements MigrationInterface {
  readonly name = 'DeletedProducts20261129000200';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await this.down(runner);
    await runner.query(`create index concurrently products_deleted
      on products (deleted_at desc, id desc) where deleted_at is not null`);
    await runner.query(`create index concurrently products_vendor_deleted
      on products (vendor_id, deleted_at desc, id desc) where deleted_at is not null`);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists products_deleted');
    await runner.query('drop index concurrently if exists products_vendor_deleted');
  }
}
