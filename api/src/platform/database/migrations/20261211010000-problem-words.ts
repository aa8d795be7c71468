import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts in which a product is found, in lower case, with a character between them that no text contains. */
const WORDS = 'lower(concat_ws(chr(31), p.name, p.name_ar, p.model, p.code))';

/** Sets the words whichever version of the application stores the row. */
const NAMED = `
  create or replace function name_product_problem() returns trigger language plpgsql as $$
  begin
    new.words := (select ${WORDS} from products p where p.id = new.product_id);
    return new;
  end $$;
  create or replace trigger product_problems_named before insert on product_problems
    for each row when (new.problem = 'any') execute function name_product_problem()`;

const BLOCK = 1000;
/** Words of the rows after $1; returns the last of them. */
const FILL = `
  with block as materialized (
    select product_id from product_problems where problem = 'any' and product_id > $1
    order by product_id limit ${BLOCK}
  ), filled as (
    update product_problems n set words = ${WORDS} from block join products p on p.id = block.product_id
    where n.product_id = block.product_id and n.problem = 'any' and n.words is null)
  select max(product_id) as last from block`;

const INDEX = 'product_problems_words';
const DROP_INDEX = `drop index concurrently if exists ${INDEX}`;
const CREATE_INDEX = `create index concurrently ${INDEX} on product_problems using gin (words gin_trgm_ops)
  where problem = 'any'`;

/** Finds products that need work by a word: the row with the problem 'any' has the texts of its product. */
export class ProblemWords20261211010000 implements MigrationInterface {
  readonly name = 'ProblemWords20261211010000';
  /** Each statement locks one table, and is repeatable. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table product_problems add column if not exists words text');
    await runner.query(NAMED);
    for (let last: number | null = 0; last !== null;) {
      const [block]: { last: number | null }[] = await runner.query(FILL, [last]);
      last = block?.last ?? null;
    }
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await runner.query(DROP_INDEX);
    await runner.query(CREATE_INDEX);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DROP_INDEX);
    await runner.query(`
      drop trigger if exists product_problems_named on product_problems;
      drop function if exists name_product_problem;
      alter table product_problems drop column if exists words`);
  }
}
