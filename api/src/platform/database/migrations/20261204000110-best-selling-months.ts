import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The best selling products of a month, first: of each vendor by an index, of the whole shop by sums that triggers
 * keep, also when a process of the previous release adds up a day.
 */
export class BestSellingMonths20261204000110 implements MigrationInterface {
  readonly name = 'BestSellingMonths20261204000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table monthly_shop_sales (
        month date not null,
        product_id integer not null,
        sales_fils bigint not null,
        primary key (month, product_id) include (sales_fils)
      );
      create function add_shop_sales() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          update monthly_shop_sales s set sales_fils = s.sales_fils - o.fils
          from (select month, product_id, sum(sales_fils) as fils from was group by 1, 2) o
          where (s.month, s.product_id) = (o.month, o.product_id);
        end if;
        if tg_op <> 'DELETE' then
          insert into monthly_shop_sales as s (month, product_id, sales_fils)
          select month, product_id, sum(sales_fils) from became group by 1, 2
          on conflict (month, product_id) do update set sales_fils = s.sales_fils + excluded.sales_fils;
        end if;
        return null;
      end $$;
      create trigger monthly_product_sales_added after insert on monthly_product_sales
        referencing new table as became for each statement execute function add_shop_sales();
      create trigger monthly_product_sales_changed after update on monthly_product_sales
        referencing old table as was new table as became for each statement execute function add_shop_sales();
      create trigger monthly_product_sales_removed after delete on monthly_product_sales
        referencing old table as was for each statement execute function add_shop_sales();
      insert into monthly_shop_sales
        select month, product_id, sum(sales_fils) from monthly_product_sales group by 1, 2;
      create index monthly_shop_sales_best on monthly_shop_sales (month, sales_fils desc, product_id);
      create index monthly_product_sales_best
        on monthly_product_sales (vendor_id, month, sales_fils desc, product_id);
      analyze monthly_shop_sales`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger monthly_product_sales_added on monthly_product_sales;
      drop trigger monthly_product_sales_changed on monthly_product_sales;
      drop trigger monthly_product_sales_removed on monthly_product_sales;
      drop function add_shop_sales;
      drop table monthly_shop_sales;
      drop index monthly_product_sales_best`);
  }
}
