import type { MigrationInterface, QueryRunner } from 'typeorm';

const LIVE = 'published and deleted_at is null';
/** Filters of a list. They are part of every index of a list, so that filtering reads no row of the table. */
const FILTERS = [
  'category_id',
  'brand_id',
  'vendor_id',
  'offer_id',
  'pay_fils',
  'in_stock',
  'tag_ids',
];
const LISTS = ['', 'category', 'brand', 'vendor', 'offer'];
const ORDERS: Record<string, string> = {
  newest: 'created_at desc, id desc',
  price: 'pay_fils, id',
  name: 'name_key, id',
};

/** One index per list and order. */
const listIndexes = (): string[] =>
  LISTS.flatMap((list) =>
    Object.entries(ORDERS).map(([order, columns]) => {
      const name = ['products', list, order].filter(Boolean).join('_');
      const keys = list ? `${list}_id, ${columns}` : columns;
      const rest = FILTERS.filter((column) => !keys.includes(column)).join(', ');
      const some = list === 'offer' ? `${LIVE} and offer_id is not null` : LIVE;
      return `create index ${name} on products (${keys}) include (${rest}) where ${some}`;
    }),
  );

const TAGS_INDEX = `create index products_tags on products using gin (tag_ids) where ${LIVE}`;

/**
 * Small columns of limited size, because they are indexed. A sale changes none of them unless it takes the
 * last item, and the pages of the table have free space, so that the update is heap-only.
 */
const COLUMNS = `
  create function tag_ids(tags text[]) returns bigint[]
  language sql immutable strict parallel safe as $$
    select coalesce(array_agg(hashtextextended(tag, 0) order by tag), '{}') from unnest(tags) tag
  $$;
  alter table products set (fillfactor = 90);
  -- Generated first, which fills them while the table is written anew; then kept by the trigger.
  alter table products
    add column version integer not null default 1,
    add column in_stock boolean not null generated always as (stock > 0) stored,
    add column name_key text not null generated always as (lower(name)) stored,
    add column tag_ids bigint[] not null generated always as (tag_ids(tag_keys)) stored;
  alter table products
    alter column in_stock drop expression,
    alter column name_key drop expression,
    alter column tag_ids drop expression;

  create function list_product() returns trigger language plpgsql as $$
  begin
    new.in_stock := new.stock > 0;
    new.name_key := lower(new.name);
    new.tag_ids := tag_ids(new.tag_keys);
    return new;
  end $$;
  -- Comes after products_kept, which makes the tag keys: triggers run in the order of their names.
  create trigger products_listed before insert or update of name, tags, stock
    on products for each row execute function list_product()`;

/** Changes by staff or an import count; a sale or a review does not. */
const CHANGEABLE = [
  'name',
  'name_ar',
  'model',
  'description',
  'description_ar',
  'price_fils',
  'offer_price_fils',
  'warranty',
  'category_id',
  'vendor_id',
  'brand_id',
  'offer_id',
  'code',
  'tags',
  'images',
  'usage_images',
  'sizes',
  'colors',
  'published',
  'deleted_at',
];
const row = (name: string): string =>
  `(${CHANGEABLE.map((column) => `${name}.${column}`).join(', ')})`;
const VERSIONS = `
  create function version_product() returns trigger language plpgsql as $$
  begin
    new.version := old.version + 1;
    return new;
  end $$;
  create trigger products_versioned before update of ${CHANGEABLE.join(', ')} on products
    for each row when (${row('old')} is distinct from ${row('new')})
    execute function version_product()`;

const OLD_INDEXES = `
  create index products_newest on products (created_at desc, id desc) where ${LIVE};
  create index products_price on products (pay_fils, id) where ${LIVE};
  create index products_name on products (lower(name), id) where ${LIVE};
  create index products_category_newest on products (category_id, created_at desc, id desc)
    where ${LIVE};
  create index products_category_price on products (category_id, pay_fils, id) where ${LIVE};
  create index products_category_name on products (category_id, lower(name), id) where ${LIVE};
  create index products_brand on products (brand_id, created_at desc, id desc) where ${LIVE};
  create index products_vendor on products (vendor_id, created_at desc, id desc) where ${LIVE};
  create index products_brand_price on products (brand_id, pay_fils, id) where ${LIVE};
  create index products_vendor_price on products (vendor_id, pay_fils, id) where ${LIVE};
  create index products_offer on products (offer_id, created_at desc, id desc)
    where ${LIVE} and offer_id is not null;
  create index products_tags on products using gin (tag_keys) where ${LIVE}`;

export class ProductLists20261121000410 implements MigrationInterface {
  readonly name = 'ProductLists20261121000410';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index products_newest, products_price, products_name, products_category_newest,
        products_category_price, products_category_name, products_brand, products_vendor,
        products_brand_price, products_vendor_price, products_offer, products_tags`);
    await runner.query(COLUMNS);
    for (const index of listIndexes()) await runner.query(index);
    await runner.query(TAGS_INDEX);
    await runner.query(VERSIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    // The indexes of the lists are dropped with their columns.
    await runner.query(`
      drop trigger products_versioned on products;
      drop trigger products_listed on products;
      drop function version_product, list_product;
      alter table products drop column version, drop column in_stock, drop column name_key,
        drop column tag_ids;
      alter table products reset (fillfactor);
      drop function tag_ids`);
    await runner.query(OLD_INDEXES);
  }
}
