import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When parcels are booked, and the holidays without deliveries. */
export class BookingSettings20261127000320 implements MigrationInterface {
  readonly name = 'BookingSettings20261127000320';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table settings
         add column if not exists booking_delay_minutes integer not null default 10
           check (booking_delay_minutes >= 0),
         add column if not exists holidays jsonb not null default '[]'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table settings drop column booking_delay_minutes, drop column holidays`,
    );
  }
}
