import type { MigrationInterface, QueryRunner } from 'typeorm';

const [BEGIN, END] = ['-- The usual sale.', '-- Any other change.'];
const SALE = new RegExp(`\\s*${BEGIN}[\\s\\S]*?${END}`);

/** All columns but the stock, and how many the table has had. */
const COLUMNS = `
  select relnatts as count, string_agg(attname, ', ' order by attnum) as names
  from pg_class c join pg_attribute on attrelid = c.oid
  where c.oid = 'products'::regclass and attnum > 0 and not attisdropped and attname <> 'stock'
  group by relnatts`;

interface Columns {
  count: number;
  names: string;
}

const CHANGES = 'before_rows b join after_rows a using (id)';

/**
 * The beginning of `follow_changed_products`: if nothing but the stock differs, the history, the queue of low stock and the
 * announcement are all there is to do. The rows are compared where they are: copying rows of products to variables, which
 * the rest does, takes longer than everything else in it. Once the table has another column, the rest does it all, until a
 * migration names the column here: one that is not compared could change unannounced.
 */
const saleOf = ({ count, names }: Columns): string => {
  const of = (row: string): string => names.replace(/\w+/g, (name) => `${row}.${name}`);
  return `
    ${BEGIN}
    declare
      is_sale boolean;
      is_crossing boolean;
      sold integer[];
    begin
      if not is_many and (select relnatts from pg_class where oid = tg_relid) = ${count} then
        select bool_and(record_image_eq(row(${of('b')}), row(${of('a')}))),
            bool_or((b.stock < 5) <> (a.stock < 5)),
            coalesce(array_agg(a.id order by a.id) filter (where b.stock <> a.stock), '{}')
          into is_sale, is_crossing, sold from ${CHANGES};
      end if;
      if is_sale then
        if cardinality(sold) > 0 then
          cause := nullif(current_setting('shop.stock_cause', true), '')::json;
          insert into stock_changes (product_id, size, color, before, after, reason, order_id, actor)
          select id, '', '', b.stock, a.stock,
            coalesce(cause->>'reason', 'other'), (cause->>'order')::integer, cause->>'actor'
          from ${CHANGES}
          where b.stock <> a.stock
            and not exists (select from product_variants v where v.product_id = a.id)
          order by id;
          perform pg_notify('catalogue', array_to_string(sold, ' '));
        end if;
        if is_crossing then
          insert into low_stock_changes (product_id)
          select id from ${CHANGES} where (b.stock < 5) <> (a.stock < 5);
        end if;
        return null;
      end if;
    end;
    ${END}`;
};

const textOf = async (runner: QueryRunner): Promise<string> => {
  const [row]: { text: string }[] = await runner.query(
    `select pg_get_functiondef('follow_changed_products'::regproc) as text`,
  );
  return row?.text ?? '';
};

/** A sale is recognised by one statement instead of a loop; it compares all columns that the table has today. */
export class FollowedSales20261213000100 implements MigrationInterface {
  readonly name = 'FollowedSales20261213000100';

  async up(runner: QueryRunner): Promise<void> {
    const [columns]: Columns[] = await runner.query(COLUMNS);
    if (!columns) throw new Error('There is no table of products.');
    const sale = saleOf(columns);
    const text = (await textOf(runner)).replace(SALE, '');
    await runner.query(text.replace(/\n {2}begin\b/, (begin) => `${begin}${sale}`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query((await textOf(runner)).replace(SALE, ''));
  }
}
