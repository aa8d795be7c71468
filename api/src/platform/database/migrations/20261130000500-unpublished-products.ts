import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists the unpublished products of the shop and of a vendor by index. */
export class UnpublishedProducts20261130000500 implements MigrationInterface {
  readonly name = 'UnpublishedProducts20261130000500';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await this.down(runner);
    await runner.query(`create index concurrently products_unpublished
      on products (updated_at desc, id desc) where not published and deleted_at is null`);
    await runner.query(`create index concurrently products_vendor_unpublished
      on products (vendor_id, updated_at desc, id desc) where not published and deleted_at is null`);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists products_unpublished');
    await runner.query('drop index concurrently if exists products_vendor_unpublished');
  }
}
