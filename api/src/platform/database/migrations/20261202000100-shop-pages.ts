import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Published texts of the about page and the policies; without a row the texts of the release are shown. */
export class ShopPages20261202000100 implements MigrationInterface {
  readonly name = 'ShopPages20261202000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table shop_page_versions (
        page text not null,
        version integer not null check (version > 0),
        en jsonb,
        ar jsonb,
        restored_from integer,
        at timestamptz not null default now(),
        actor_id integer not null,
        actor_name text not null,
        primary key (page, version)
      );
      create trigger shop_page_versions_announced
        after insert or update or delete or truncate on shop_page_versions
        for each statement execute function announce_catalogue()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table shop_page_versions');
  }
}
