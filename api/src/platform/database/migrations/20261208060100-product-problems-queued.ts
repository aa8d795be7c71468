import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Only a sale that takes the last piece, or the first piece that comes back, passes this place of the function. */
const PLACE = `if is_low then
      insert into low_stock_changes`;
const QUEUES = `if is_many or is_stock then
      insert into product_check_changes (product_id)
        select id from before_rows b join after_rows a using (id)
        where b.in_stock is distinct from a.in_stock;
    end if;
    ${PLACE}`;

const functionText = async (runner: QueryRunner): Promise<string> => {
  const [row]: { text: string }[] = await runner.query(
    `select pg_get_functiondef('follow_changed_products'::regproc) as text`,
  );
  return row?.text ?? '';
};

/** Queues products that are sold out or back in stock, and all existing ones. */
export class ProductProblemsQueued20261208060100 implements MigrationInterface {
  readonly name = 'ProductProblemsQueued20261208060100';

  async up(runner: QueryRunner): Promise<void> {
    const text = await functionText(runner);
    if (!text.includes(PLACE)) throw new Error('follow_changed_products has another text.');
    if (!text.includes(QUEUES)) await runner.query(text.replace(PLACE, () => QUEUES));
    await runner.query(
      'insert into product_check_changes (product_id) select id from products where deleted_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query((await functionText(runner)).replace(QUEUES, () => PLACE));
  }
}
