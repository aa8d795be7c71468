import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Text as the search compares it: lower case, without accents, vowel signs, tatweel and invisible marks,
 * Arabic letters folded to Latin ones (alef, hamza, ya and ta marbuta forms made equal, also those of Persian
 * and Urdu keyboards), digits Western, everything else a single space. Plain ASCII, so that trigrams and byte
 * order mean the same in every database.
 */
const SEARCH_KEY = `
  create or replace function search_key(input text) returns text
  language sql immutable strict parallel safe as $$
    select trim(regexp_replace(
      translate(
        regexp_replace(lower(normalize(input, nfkd)),
          '[\\u0300-\\u036f\\u0610-\\u061a\\u0621\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06ed'
            || '\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff\\u00ad''\\u2019]', '', 'g'),
        'اٱبتثجحخدذرزسشصضطظعغفقكلمنهوىية' || 'پچڤگکیہھەےۀۃ' || 'øØłŁđĐıßæÆœŒ'
          || '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
        'aabtsjhxdzrzscsdtzegfqklmnhwyyh' || 'pcvgkyhhhyhh' || 'oollddisaaoo'
          || '01234567890123456789'
      ),
      '[^a-z0-9]+', ' ', 'g'
    ))
  $$`;

/** Search text of a product, limited to what an index accepts, because one character may become eighteen letters. */
const PRODUCT_TEXT = `
  create function product_text(p products) returns text language sql stable as $$
    select left(search_key(concat_ws(' ', p.name, p.model,
      (select name from brands where id = p.brand_id), p.name_ar, p.code)), 2000)
  $$`;

const keepProduct = (searchText: string, columns: string): string => `
  create or replace function keep_product() returns trigger language plpgsql as $$
  begin
    new.pay_fils := coalesce(new.offer_price_fils, new.price_fils);
    new.rating := case when new.review_count > 0
      then round(new.rating_sum::numeric / new.review_count, 2) else 0 end;
    new.tag_keys := array(select distinct case when key = 'men' then 'man' else key end
      from unnest(new.tags) tag, lower(trim(tag)) key where key <> '');
    new.search_text := ${searchText};
    new.updated_at := now();
    return new;
  end $$;
  drop trigger products_kept on products;
  create trigger products_kept
    before insert or update of name, name_ar, model, brand_id, price_fils, offer_price_fils,
      tags, rating_sum, review_count${columns}
    on products for each row execute function keep_product()`;

export class SearchText20261121000420 implements MigrationInterface {
  readonly name = 'SearchText20261121000420';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SEARCH_KEY);
    await runner.query(PRODUCT_TEXT);
    await runner.query(keepProduct('product_text(new)', ', code'));
  }

  async down(runner: QueryRunner): Promise<void> {
    // The wider folding is not reverted: it differs only in characters that the narrower one dropped.
    await runner.query(
      keepProduct(
        `search_key(concat_ws(' ', new.name, new.model,
          (select name from brands where id = new.brand_id), new.name_ar))`,
        '',
      ),
    );
    await runner.query('drop function product_text');
  }
}
