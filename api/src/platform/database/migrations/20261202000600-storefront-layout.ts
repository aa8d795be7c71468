import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How staff arranged the menu and the home page; without a row the default order applies. */
export class StorefrontLayout20261202000600 implements MigrationInterface {
  readonly name = 'StorefrontLayout20261202000600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table storefront_layout (
        id smallint primary key default 1 check (id = 1),
        version integer not null,
        categories jsonb not null,
        groups jsonb not null,
        sections jsonb not null
      );
      create trigger storefront_layout_announced
        after insert or update or delete or truncate on storefront_layout
        for each statement execute function announce_catalogue();
      create view menu_categories as
        select (e.entry ->> 'id')::integer as category_id, (e.entry ->> 'shown')::boolean as is_shown,
          e.place
        from storefront_layout, jsonb_array_elements(categories) with ordinality as e(entry, place)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view menu_categories; drop table storefront_layout');
  }
}
