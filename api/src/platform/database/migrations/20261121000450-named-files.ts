import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the products and order lines that use a file, before it is discarded or swept. */
export class NamedFiles20261121000450 implements MigrationInterface {
  readonly name = 'NamedFiles20261121000450';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index products_images on products using gin (images);
      create index products_usage_images on products using gin (usage_images);
      create index order_lines_image on order_lines (image) where image is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index order_lines_image;
      drop index products_usage_images;
      drop index products_images;
    `);
  }
}
