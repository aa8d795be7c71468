import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exports of more lists, with what the list was filtered by; `order_ids` has the ids of any list. */
export class ExportedLists20261215000000 implements MigrationInterface {
  readonly name = 'ExportedLists20261215000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table exports add column query jsonb not null default '{}',
        drop constraint exports_kind_check,
        add constraint exports_kind_check check (kind in ('orders', 'products', 'shoppers', 'reviews',
          'returns', 'audit', 'categories', 'brands', 'coupons', 'translations'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from exports where kind not in ('orders', 'products');
      alter table exports drop column query,
        drop constraint exports_kind_check,
        add constraint exports_kind_check check (kind in ('orders', 'products'))`);
  }
}
