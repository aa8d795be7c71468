import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table of sizes of a category. */
export class SizeGuides20261127000220 implements MigrationInterface {
  readonly name = 'SizeGuides20261127000220';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table categories add column size_guide jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table categories drop column size_guide`);
  }
}
