import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contents that no response about products shows. */
const CONTENTS = [
  'partners',
  'banners',
  'main_ads',
  'videos',
  'settings',
  'appearance',
  'storefront_layout',
  'shop_page_versions',
];
/** Tables whose names, or the size guide, are shown with products. A new row belongs to no product yet. */
const NAMES = ['brands', 'offers', 'categories', 'staff'];
/** Columns of staff that are public. */
const OF_STAFF = 'of name, about, image, type';

const trigger = (table: string, suffix: string, event: string, action: string): string =>
  `create or replace trigger ${table}_announced${suffix} after ${event} on ${table} ${action};`;
const words = (text: string): string =>
  `for each statement execute function announce_words('${text}')`;
const everything = 'for each statement execute function announce_catalogue()';
const OF_REVIEWS = 'for each statement execute function announce_reviews()';

const namesUpdated = (table: string): string =>
  `update ${table === 'staff' ? `${OF_STAFF} ` : ''}or delete or truncate`;

const FUNCTIONS = `
  create or replace function announce_words() returns trigger language plpgsql as $$
  begin
    perform pg_notify('catalogue', tg_argv[0]);
    return null;
  end $$;
  create or replace function announce_reviews() returns trigger language plpgsql as $$
  begin
    if exists (select from changed) then
      perform announce_products('',
        array(select distinct product_id from changed order by product_id));
    end if;
    return null;
  end $$;`;

const TRIGGERS = [
  ...CONTENTS.map((table) =>
    trigger(table, '', 'insert or update or delete or truncate', words('contents')),
  ),
  ...NAMES.flatMap((table) => [
    trigger(table, '', namesUpdated(table), words('contents names')),
    trigger(table, '_added', 'insert', words('contents')),
  ]),
  trigger('reviews', '', 'truncate', everything),
  trigger('reviews', '_added', 'insert', `referencing new table as changed ${OF_REVIEWS}`),
  trigger('reviews', '_changed', 'update', `referencing new table as changed ${OF_REVIEWS}`),
  trigger('reviews', '_removed', 'delete', `referencing old table as changed ${OF_REVIEWS}`),
  trigger(
    'users',
    '',
    'update of name, username',
    `for each row when ((old.name, old.username) is distinct from (new.name, new.username))
       execute function announce_words('authors')`,
  ),
];

const PREVIOUS = [
  ...[...CONTENTS, 'brands', 'offers', 'categories', 'reviews'].map((table) =>
    trigger(table, '', 'insert or update or delete or truncate', everything),
  ),
  trigger('staff', '', `insert or delete or update ${OF_STAFF}`, everything),
  trigger('users', '', 'update of name, username', everything),
  ...NAMES.map((table) => `drop trigger ${table}_announced_added on ${table};`),
  ...['added', 'changed', 'removed'].map(
    (event) => `drop trigger reviews_announced_${event} on reviews;`,
  ),
  'drop function announce_words, announce_reviews',
];

/**
 * Also changes of other tables say what they change: `contents` (what is shown beside products), `names` (what products
 * show of brands, offers, categories and vendors), `authors` (of reviews), and a review the id of its product.
 * Processes of the previous release take unknown words as a change of everything.
 */
export class AnnouncedContents20261204000210 implements MigrationInterface {
  readonly name = 'AnnouncedContents20261204000210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FUNCTIONS);
    await runner.query(TRIGGERS.join('\n'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(PREVIOUS.join('\n'));
  }
}
