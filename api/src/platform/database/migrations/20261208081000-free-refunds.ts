import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Items that a coupon made free come back with a refund of 0; the rows from before are valid. */
export class FreeRefunds20261208081000 implements MigrationInterface {
  readonly name = 'FreeRefunds20261208081000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table refunds drop constraint if exists refunds_amount_fils_check,
        add constraint refunds_amount_fils_check check (amount_fils >= 0) not valid`);
    await runner.query('alter table refunds validate constraint refunds_amount_fils_check');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table refunds drop constraint refunds_amount_fils_check,
        add constraint refunds_amount_fils_check check (amount_fils > 0) not valid`);
  }
}
