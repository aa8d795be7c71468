import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reason of an order event as id and parameters of a message, beside the English text. */
export class EventMessages20261123000620 implements MigrationInterface {
  readonly name = 'EventMessages20261123000620';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table order_events add column why_message jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table order_events drop column why_message`);
  }
}
