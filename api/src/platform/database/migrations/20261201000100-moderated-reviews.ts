import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviews can be hidden, and answered by the shop. */
export class ModeratedReviews20261201000100 implements MigrationInterface {
  readonly name = 'ModeratedReviews20261201000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reviews
        add hidden_at timestamptz,
        add reply text not null default '',
        add replied_at timestamptz,
        -- Incremented by each change of staff.
        add version integer not null default 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table reviews drop hidden_at, drop reply, drop replied_at, drop version',
    );
  }
}
