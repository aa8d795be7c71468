import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deferred: a refund in cash stores its lines after its event. Each locks one busy table, and is repeatable. */
const TRIGGERS = [
  'drop trigger if exists order_events_vendor_sales on order_events',
  `create constraint trigger order_events_vendor_sales after insert on order_events
    deferrable initially deferred for each row
    when (new.subject = 'order' and new.event in ('delivered', 'refunded'))
    execute function enter_vendor_sales_of_row()`,
  'drop trigger if exists refund_lines_vendor_sales on refund_lines',
  `create constraint trigger refund_lines_vendor_sales after insert or update of refund_id on refund_lines
    deferrable initially deferred for each row
    when (new.refund_id is not null and new.kind = 'goods')
    execute function enter_vendor_sales_of_row()`,
];

/** From now on every delivery and refund is entered in its transaction; before, those of this month. */
export class VendorSalesEntered20261208080100 implements MigrationInterface {
  readonly name = 'VendorSalesEntered20261208080100';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TRIGGERS) await runner.query(statement);
    await runner.query(`
      select enter_vendor_sales(array(
        select e.order_id from orders o
          join order_events e on e.order_id = o.id and e.subject = 'order' and e.event = 'delivered'
        where o.state in ('delivered', 'partially_refunded', 'refunded')
          and o.updated_at >= vendor_sales_start() and e.created_at >= vendor_sales_start()))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger order_events_vendor_sales on order_events;
      drop trigger refund_lines_vendor_sales on refund_lines;
      drop function enter_vendor_sales_of_row`);
  }
}
