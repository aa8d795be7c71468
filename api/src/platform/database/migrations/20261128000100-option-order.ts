import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How sizes and colors of a product are ordered: as its own list, the others by the position of their variants. */
const optionsOf = (option: 'size' | 'color', having: string, order: string): string => `
  array(select ${option} from product_variants where product_id = new.id and ${option} <> ''
    group by ${option} ${having} order by ${order}min(position))`;

const SUM = (ordered: (list: 'sizes' | 'colors', option: 'size' | 'color') => string): string => `
  create or replace function sum_variants() returns trigger language plpgsql as $$
  declare
    variants record;
  begin
    select sum(stock)::integer as stock,
        ${optionsOf('size', '', ordered('sizes', 'size'))} as sizes,
        ${optionsOf('color', '', ordered('colors', 'color'))} as colors,
        ${optionsOf('size', 'having max(stock) = 0', ordered('sizes', 'size'))} as sold_out_sizes,
        ${optionsOf('color', 'having max(stock) = 0', ordered('colors', 'color'))} as sold_out_colors
      into variants from product_variants where product_id = new.id having count(*) > 0;
    if found then
      new.stock := variants.stock;
      new.sizes := variants.sizes;
      new.colors := variants.colors;
    end if;
    new.sold_out_sizes := coalesce(variants.sold_out_sizes, '{}');
    new.sold_out_colors := coalesce(variants.sold_out_colors, '{}');
    return new;
  end $$`;

/**
 * The order of a product's sizes and colors is that of its own lists: where not every size has every color, the order
 * of the variants cannot express it.
 */
export class OptionOrder20261128000100 implements MigrationInterface {
  readonly name = 'OptionOrder20261128000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SUM((list, option) => `array_position(new.${list}, ${option}), `));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(SUM(() => ''));
  }
}
