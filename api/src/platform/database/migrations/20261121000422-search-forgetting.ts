import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SearchMeaning20261121000421 } from './20261121000421-search-meaning.js';

/**
 * The vocabulary contains only words of live products. Texts that a live product no longer has are stored in
 * `search_faded` until their words are removed. It is a log without a key on the words, so that changes of
 * products never wait for each other.
 */
const LEARNING = `
  create table search_faded (
    id bigint generated always as identity primary key,
    text text not null
  );

  create or replace function learn_words(texts text[]) returns void language plpgsql as $$
  declare
    unknown text[];
  begin
    perform pg_advisory_xact_lock_shared(hashtext('search_words'));
    unknown := array(select distinct heard from unnest(texts) t, string_to_table(t, ' ') heard
      where heard <> '' and not exists (select from search_words where word = heard)
      order by 1);
    if unknown = '{}' then return; end if;
    insert into search_words select unnest(unknown) on conflict do nothing;
    insert into search_word_keys select key, word from unnest(unknown) word, word_keys(word) key
    on conflict do nothing;
  end $$;

  create or replace function learn_added_products() returns trigger language plpgsql as $$
  begin
    perform learn_words((select array_agg(search_text) from added
      where published and deleted_at is null));
    return null;
  end $$;

  create or replace function learn_changed_product() returns trigger language plpgsql as $$
  declare
    is_live boolean := new.published and new.deleted_at is null;
    only_grew boolean := starts_with(new.search_text || ' ', old.search_text || ' ');
  begin
    if is_live then perform learn_words(array[new.search_text]); end if;
    if old.published and old.deleted_at is null and not (is_live and only_grew) then
      insert into search_faded (text) values (old.search_text);
    end if;
    return null;
  end $$;
  drop trigger products_changed_words on products;
  create trigger products_changed_words after update on products
    for each row when ((old.search_text, old.published, old.deleted_at)
      is distinct from (new.search_text, new.published, new.deleted_at))
    execute function learn_changed_product();

  create function fade_gone_products() returns trigger language plpgsql as $$
  begin
    insert into search_faded (text) select search_text from gone
    where published and deleted_at is null;
    return null;
  end $$;
  create trigger products_gone_words after delete on products
    referencing old table as gone for each statement execute function fade_gone_products()`;

/**
 * Removes the words of at most \`most\` faded texts that no live product has, and returns how many texts it
 * processed. A transaction that adds words holds the lock until it ends; meanwhile nothing is removed, because
 * its products are not visible yet.
 */
const FORGETTING = `
  create function forget_words(most integer) returns integer language plpgsql as $$
  declare
    texts text[];
  begin
    if not pg_try_advisory_xact_lock(hashtext('search_words')) then return 0; end if;
    with taken as (
      delete from search_faded
      where id in (select id from search_faded order by id limit most) returning text)
    select array_agg(text) into texts from taken;
    with gone as (
      delete from search_words w
      using (select distinct word from unnest(texts) t, string_to_table(t, ' ') word) faded
      where w.word = faded.word and products_with(w.word::tsquery, 1, 1) = '{}'
      returning w.word)
    delete from search_word_keys k using gone, word_keys(gone.word) rest
    where k.key = rest and k.word = gone.word;
    return coalesce(cardinality(texts), 0);
  end $$`;

/** Words left by earlier changes of products, a few per text. */
const LEFT_BEHIND = `
  insert into search_faded (text)
  select string_agg(word, ' ') from (
    select word, row_number() over (order by word) / 20 as part from search_words) words
  group by part`;

export class SearchForgetting20261121000422 implements MigrationInterface {
  readonly name = 'SearchForgetting20261121000422';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LEARNING);
    await runner.query(FORGETTING);
    await runner.query(LEFT_BEHIND);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger products_gone_words on products;
      drop function fade_gone_products, forget_words;
      drop table search_faded`);
    const before = new SearchMeaning20261121000421();
    await before.down(runner);
    await before.up(runner);
  }
}
