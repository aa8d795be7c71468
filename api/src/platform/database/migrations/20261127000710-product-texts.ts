import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Warranty in Arabic, and the color that each picture shows, of products. */
export class ProductTexts20261127000710 implements MigrationInterface {
  readonly name = 'ProductTexts20261127000710';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table products
        add column if not exists warranty_ar text not null default '',
        add column if not exists image_colors jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table products drop column if exists warranty_ar, drop column if exists image_colors`);
  }
}
