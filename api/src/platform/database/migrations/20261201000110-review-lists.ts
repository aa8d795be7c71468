import type { MigrationInterface, QueryRunner } from 'typeorm';

const DROP = [
  'drop index concurrently if exists reviews_hidden',
  'drop index concurrently if exists reviews_unanswered',
  'drop index concurrently if exists reviews_stars',
  'drop index concurrently if exists reviews_comment',
  'drop index concurrently if exists products_names',
];
const CREATE = [
  `create index concurrently reviews_hidden on reviews (created_at desc, id desc)
   where hidden_at is not null`,
  `create index concurrently reviews_unanswered on reviews (created_at desc, id desc)
   where reply = '' and hidden_at is null`,
  'create index concurrently reviews_stars on reviews (stars, created_at desc, id desc)',
  'create index concurrently reviews_comment on reviews using gin (lower(comment) gin_trgm_ops)',
  `create index concurrently products_names on products
   using gin (lower(name || ' ' || name_ar) gin_trgm_ops)`,
];

/** Staff list reviews by state and stars, and search them by comment and product. */
export class ReviewLists20261201000110 implements MigrationInterface {
  readonly name = 'ReviewLists20261201000110';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    for (const statement of [...DROP, ...CREATE]) await runner.query(statement);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DROP) await runner.query(statement);
  }
}
