import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For sort orders: the discount in percent, and the pieces sold in the last 30 days, which a sweep writes. An order
 * only counts its pieces in `product_sales`, so that it does not rewrite every index of its products.
 */
export class ProductRanks20261127000110 implements MigrationInterface {
  readonly name = 'ProductRanks20261127000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table products
        add column if not exists discount smallint not null default 0,
        add column if not exists sold integer not null default 0;
      create table product_sales (
        product_id integer not null,
        day date not null,
        pieces integer not null,
        is_new boolean not null default true,
        primary key (product_id, day)
      );
      create index product_sales_new on product_sales (product_id) where is_new;
      create index product_sales_day on product_sales (day);

      create function reduce_product() returns trigger language plpgsql as $$
      begin
        new.discount := case when new.pay_fils < new.price_fils
          then (new.price_fils - new.pay_fils)::bigint * 100 / new.price_fils else 0 end;
        return new;
      end $$;
      -- Comes after products_kept, which makes the price to pay: triggers run in the order of their names.
      create trigger products_reduced before insert or update of price_fils, offer_price_fils
        on products for each row execute function reduce_product();

      -- Pieces of orders that hold their stock; those of an expired or cancelled order are taken off again.
      create function count_sales(lines order_lines[], sign integer) returns void language plpgsql as $$
      begin
        insert into product_sales as kept (product_id, day, pieces)
          select l.product_id, (o.created_at at time zone 'Asia/Dubai')::date, sign * sum(l.quantity)
          from unnest(lines) l join orders o on o.id = l.order_id
          where o.created_at > now() - interval '30 days'
            and exists (select from products p where p.id = l.product_id)
          group by 1, 2 order by 1, 2
        on conflict (product_id, day)
          do update set pieces = kept.pieces + excluded.pieces, is_new = true;
      end $$;
      create function count_ordered() returns trigger language plpgsql as $$
      begin
        perform count_sales(array(select l::order_lines from added l), 1);
        return null;
      end $$;
      create function count_returned() returns trigger language plpgsql as $$
      begin
        perform count_sales(array(select l from order_lines l where l.order_id = new.id),
          case when new.holds_stock then 1 else -1 end);
        return null;
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function reduce_product, count_ordered, count_returned, count_sales cascade;
      drop table product_sales;
      alter table products drop column discount, drop column sold`);
  }
}
