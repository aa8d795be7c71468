import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Above this number of products in one statement, everything is announced as changed. */
const MOST = 200;

interface Separate {
  declared: string;
  compared: string;
  word: string;
}

const changedProducts = ({ declared, compared, word }: Separate): string => `
  create or replace function announce_changed_products() returns trigger language plpgsql as $$
  declare
    product record;
    was products;
    became products;
    ids integer[] := '{}';
    is_listed boolean := false;
    is_stock boolean := false;
    is_sold boolean := false;${declared}
  begin
    if (select count(*) from after_rows) > ${MOST} then
      perform pg_notify('catalogue', '');
      return null;
    end if;
    for product in
      select row(b.*)::products as was, row(a.*)::products as became
      from before_rows b join after_rows a using (id) order by id
    loop
      was := product.was;
      became := product.became;
      is_stock := is_stock or (was.in_stock, was.sold_out_sizes, was.sold_out_colors)
        is distinct from (became.in_stock, became.sold_out_sizes, became.sold_out_colors);
      if was.sold is distinct from became.sold then
        is_sold := true;
        was.sold := became.sold;
        continue when was operator(pg_catalog.*=) became;
      end if;
      ids := ids || became.id;
      was.stock := became.stock;
      was.in_stock := became.in_stock;
      was.sold_out_sizes := became.sold_out_sizes;
      was.sold_out_colors := became.sold_out_colors;${compared}
      is_listed := is_listed or was operator(pg_catalog.*<>) became;
    end loop;
    if is_listed or is_stock or is_sold or cardinality(ids) > 0 then
      perform announce_products(concat_ws(' ', case when is_listed then 'lists' end,
        case when is_stock then 'stock' end, case when is_sold then 'sold' end${word}), ids);
    end if;
    return null;
  end $$`;

/** The rating of a product is announced as `rated`, apart from other values that lists are found and sorted by. */
export class AnnouncedRatings20261204000200 implements MigrationInterface {
  readonly name = 'AnnouncedRatings20261204000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      changedProducts({
        declared: `
    is_rated boolean := false;`,
        compared: `
      is_rated := is_rated or (was.rating_sum, was.rating, was.review_count)
        is distinct from (became.rating_sum, became.rating, became.review_count);
      was.rating_sum := became.rating_sum;
      was.rating := became.rating;
      was.review_count := became.review_count;`,
        word: `,
        case when is_rated then 'rated' end`,
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(changedProducts({ declared: '', compared: '', word: '' }));
  }
}
