import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviews that were deleted with an account still counted in the ratings; they are counted again. */
export class CountedReviews20261201000120 implements MigrationInterface {
  readonly name = 'CountedReviews20261201000120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update products p set rating_sum = r.stars, review_count = r.reviews
      from (
        select p.id, coalesce(sum(r.stars), 0) as stars, count(r.id) as reviews
        from products p left join reviews r on r.product_id = p.id and r.hidden_at is null
        group by p.id
      ) r
      where p.id = r.id and (p.rating_sum <> r.stars or p.review_count <> r.reviews)`);
  }

  async down(): Promise<void> {
    // The previous counts were wrong.
  }
}
