/**
 * SQL statements that replace the variants of the products of these import rows by those in their column; rows
 * without variants there change none. Each removes or changes those of all products at once.
 */
export const writeVariants = (column: 'before' | 'after', outcome: string): string[] => {
  const rows = `select product_id, ${column}->'variants' as variants from product_import_rows
    where import_id = (select $1::integer) and row_no = any($2) and outcome = '${outcome}'
      and ${column} ? 'variants'`;
  const given = `rows as materialized (${rows}),
    given as materialized (
      select product_id, size, color, stock, code, price_fils, place
      from rows cross join lateral rows from (
        jsonb_to_recordset(variants)
          as (size text, color text, stock integer, code text, price_fils integer)
        ) with ordinality as v (size, color, stock, code, price_fils, place))`;
  return [
    `with ${given}
      insert into product_variants (product_id, size, color, stock, code, price_fils, position)
      select product_id, size, color, stock, code, price_fils, place from given
      order by product_id, place
      on conflict (product_id, size, color) do update set stock = excluded.stock,
        code = excluded.code, price_fils = excluded.price_fils, position = excluded.position`,
    `with ${given}
      delete from product_variants v using rows where v.product_id = rows.product_id and not exists (
        select from given g where g.product_id = v.product_id and g.size = v.size and g.color = v.color)`,
  ];
};
