import type { MigrationInterface, QueryRunner } from 'typeorm';

const EVERY = 'insert or update or delete or truncate';
/** Tables that public responses are built from, with the changes that are visible in them. */
const CHANGES: Record<string, string> = {
  products: EVERY,
  categories: EVERY,
  brands: EVERY,
  offers: EVERY,
  partners: EVERY,
  banners: EVERY,
  main_ads: EVERY,
  videos: EVERY,
  reviews: EVERY,
  staff: 'insert or delete or update of name, about, image, type',
  // Author names of reviews.
  users: 'update of name, username',
};

/** Every commit that changes public data sends one notification on the channel `catalogue`. */
export class CatalogueNews20261121000460 implements MigrationInterface {
  readonly name = 'CatalogueNews20261121000460';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function announce_catalogue() returns trigger language plpgsql as $$
      begin
        perform pg_notify('catalogue', '');
        return null;
      end $$`);
    const triggers = Object.entries(CHANGES).map(
      ([table, changes]) => `create trigger ${table}_announced after ${changes} on ${table}
        for each statement execute function announce_catalogue()`,
    );
    await runner.query(triggers.join(';'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function announce_catalogue cascade');
  }
}
