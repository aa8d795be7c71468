import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of public columns are announced to the caches (ADR 0056). */
const announcedFor = (columns: string): string => `
  create or replace trigger staff_announced after update of ${columns} or delete or truncate on staff
    for each statement execute function announce_words('contents names')`;

/** The text of a vendor about itself in Arabic, beside the other one. */
export class VendorTexts20261216000000 implements MigrationInterface {
  readonly name = 'VendorTexts20261216000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table staff add column if not exists about_ar text not null default ''`,
    );
    await runner.query(announcedFor('name, about, about_ar, image, type'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(announcedFor('name, about, image, type'));
    await runner.query('alter table staff drop column about_ar');
  }
}
