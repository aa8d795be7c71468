import type { MigrationInterface, QueryRunner } from 'typeorm';

const EXPORTED = `'orders', 'products', 'shoppers', 'reviews', 'returns', 'audit', 'categories', 'brands', 'coupons',
  'translations'`;
const IMPORTED = `'categories', 'brands', 'coupons', 'translations'`;
const CONTENTS = `'offers', 'partners', 'banners', 'main-ads', 'videos'`;
const NEW = `${CONTENTS}, 'order-lines', 'draft-orders', 'cash-orders', 'late-parcels', 'vendors', 'seller-requests',
  'search-words'`;

const exportsOf = (kinds: string): string => `
  alter table exports drop constraint exports_kind_check,
    add constraint exports_kind_check check (kind in (${kinds}))`;
const importsOf = (kinds: string): string => `
  alter table list_imports drop constraint list_imports_kind_check,
    add constraint list_imports_kind_check check (kind in (${kinds}))`;
const UP = `${exportsOf(`${EXPORTED}, ${NEW}`)}; ${importsOf(`${IMPORTED}, ${CONTENTS}`)}`;
const DOWN = `
  delete from exports where kind in (${NEW});
  delete from list_imports where kind in (${CONTENTS});
  ${exportsOf(EXPORTED)}; ${importsOf(IMPORTED)}`;

/** Exports of more lists, and imports of contents. */
export class FilesOfMoreLists20261216010000 implements MigrationInterface {
  readonly name = 'FilesOfMoreLists20261216010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
