import type { MigrationInterface, QueryRunner } from 'typeorm';

/** API processes also report their circuit breakers. */
export class Processes20261122001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table workers add column kind text not null default 'worker'
        check (kind in ('worker', 'api'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from workers where kind = 'api';
      alter table workers drop column kind;
    `);
  }
}
