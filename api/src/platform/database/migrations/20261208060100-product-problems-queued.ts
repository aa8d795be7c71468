import type { MigrationInterface, QueryRunner } from 'typeorm';

const PLACE = `if is_low then
      insert into low_stock_changes`;

/** What the rules read of a product. */
const CHECKED = `name, name_ar, model, description, description_ar, code, price_fils, pay_fils, struck_allowed, in_stock,
  category_id, vendor_id, tags, images, published, deleted_at`;
const of = (row: string): string => CHECKED.replace(/\w+/g, (name) => `${row}.${name}`);

/** The usual sale, in which nothing but the stock differs, sets none of these. */
const QUEUES = `if is_many or is_listed or is_text or is_stock then
      insert into product_check_changes (product_id, code_before)
        select id, case when b.code is distinct from a.code then b.code end from before_rows b join after_rows a using (id)
        where (${of('b')}) is distinct from (${of('a')});
    end if;
    ${PLACE}`;

const functionText = async (runner: QueryRunner): Promise<string> => {
  const [row]: { text: string }[] = await runner.query(
    `select pg_get_functiondef('follow_changed_products'::regproc) as text`,
  );
  return row?.text ?? '';
};

/** Queues products that change, in the function that follows their changes, and all existing ones. */
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
