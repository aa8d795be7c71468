import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings of the shop, in one row; a change invalidates cached public responses. */
export class Settings20261121000600 implements MigrationInterface {
  readonly name = 'Settings20261121000600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table settings (
        id smallint primary key default 1 check (id = 1),
        version integer not null,
        return_days integer not null check (return_days >= 0),
        dubai_fee_fils integer not null check (dubai_fee_fils >= 0),
        other_fee_fils integer not null check (other_fee_fils >= 0),
        free_shipping_from_fils integer check (free_shipping_from_fils >= 0),
        cod_enabled boolean not null,
        contact_phone text not null,
        contact_email text not null,
        whatsapp text not null,
        slogans jsonb not null,
        flash_sale_from smallint,
        flash_sale_until smallint,
        check ((flash_sale_from is null) = (flash_sale_until is null)),
        check (flash_sale_from < flash_sale_until))`);
    await runner.query(`
      create trigger settings_announced after insert or update or delete or truncate on settings
        for each statement execute function announce_catalogue()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table settings');
  }
}
