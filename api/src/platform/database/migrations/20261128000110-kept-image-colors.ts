import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An image keeps its color as long as the product has both, whoever changes its images, colors or variants. */
export class KeptImageColors20261128000110 implements MigrationInterface {
  readonly name = 'KeptImageColors20261128000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function kept_image_colors(image_colors jsonb, images text[], colors text[])
      returns jsonb language sql immutable parallel safe as $$
        select coalesce(jsonb_agg(entry order by place), '[]')
        from jsonb_array_elements(image_colors) with ordinality e (entry, place)
        where entry->>'image' = any (images)
          and exists (select from unnest(colors) color where lower(color) = lower(entry->>'color'))
      $$;

      create or replace function keep_image_colors() returns trigger language plpgsql as $$
      begin
        new.image_colors := kept_image_colors(new.image_colors, new.images, new.colors);
        return new;
      end $$;
      -- Comes after products_counted, which sets the colors: triggers run in the order of their names.
      create or replace trigger products_image_colors_kept
        before update of images, colors, image_colors on products
        for each row when (new.image_colors <> '[]') execute function keep_image_colors()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger products_image_colors_kept on products;
      drop function keep_image_colors, kept_image_colors`);
  }
}
