import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products of a category that the menu begins or ceases to hide are checked, and those of the hidden ones once now. */
export class HiddenCategoriesChecked20261214050030 implements MigrationInterface {
  readonly name = 'HiddenCategoriesChecked20261214050030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function hidden_categories(entries jsonb) returns integer[]
      language sql immutable parallel safe as $$
        select coalesce(array_agg((entry ->> 'id')::integer), '{}')
        from jsonb_array_elements(entries) entry where not (entry ->> 'shown')::boolean
      $$;
      create or replace function queue_hidden_categories() returns trigger language plpgsql as $$
      declare
        before integer[] := case when tg_op <> 'INSERT' then hidden_categories(old.categories) else '{}' end;
        after integer[] := case when tg_op <> 'DELETE' then hidden_categories(new.categories) else '{}' end;
      begin
        insert into product_check_changes (product_id)
          select id from products where deleted_at is null
            and category_id = any(before || after)
            and not (category_id = any(before) and category_id = any(after));
        return null;
      end $$;
      create or replace trigger storefront_layout_check_hidden
        after insert or update of categories or delete on storefront_layout
        for each row execute function queue_hidden_categories()`);
    await runner.query(`
      insert into product_check_changes (product_id)
        select p.id from products p join menu_categories m on m.category_id = p.category_id
        where not m.is_shown and p.deleted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger storefront_layout_check_hidden on storefront_layout;
      drop function queue_hidden_categories, hidden_categories`);
  }
}
