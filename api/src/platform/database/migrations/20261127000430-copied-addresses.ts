import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The address of every profile becomes its default address. */
export class CopiedAddresses20261127000430 implements MigrationInterface {
  readonly name = 'CopiedAddresses20261127000430';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into addresses (user_id, full_name, phone, city, area, building, flat, is_default)
      select id, name, phone, entered_text(city), entered_text(area), entered_text(building),
        entered_text(flat), true
      from users
      where entered_text(city) <> '' or entered_text(area) <> '' or entered_text(building) <> ''
      on conflict (user_id) where is_default do nothing`);
  }

  async down(): Promise<void> {
    // The rows are removed with their table.
  }
}
