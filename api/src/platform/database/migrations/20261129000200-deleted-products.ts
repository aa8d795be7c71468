import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  products_deleted: '(deleted_at desc, id desc)',
  products_vendor_deleted: '(vendor_id, deleted_at desc, id desc)',
};

/** Lists the deleted products of the shop and of a vendor by index. */
export class DeletedProducts20261129000200 implements MigrationInterface {
  readonly name = 'DeletedProducts20261129000200';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    for (const [name, columns] of Object.entries(INDEXES)) {
      // An interrupted build leaves an invalid index.
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(
        `create index concurrently ${name} on products ${columns} where deleted_at is not null`,
      );
    }
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES))
      await runner.query(`drop index concurrently if exists ${name}`);
  }
}
