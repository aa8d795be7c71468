import type { MigrationInterface, QueryRunner } from 'typeorm';

const view = (more = ''): string => `
  create or replace view menu_categories as
    select (e.entry ->> 'id')::integer as category_id, (e.entry ->> 'shown')::boolean as is_shown,
      e.place${more}
    from storefront_layout, jsonb_array_elements(categories) with ordinality as e(entry, place)`;

const TIMES = `,
      (e.entry ->> 'shownFrom')::timestamptz as shown_from,
      (e.entry ->> 'shownUntil')::timestamptz as shown_until`;

/** Categories of the menu have a start and an end; the previous release reads the view as before. */
export class ScheduledMenu20261209020000 implements MigrationInterface {
  readonly name = 'ScheduledMenu20261209020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(view(TIMES));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view menu_categories');
    await runner.query(view());
  }
}
