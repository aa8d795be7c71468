import pg from 'pg';
import { productAt } from '../demo-catalogue/names.mjs';
import { variants } from '../demo-catalogue/variants.mjs';
import { withoutIndexes } from './without-indexes.mjs';

const BATCH = 2000;
const DAY_MS = 86_400_000;

const fils = (aed) => (aed === null ? null : Math.round(aed * 100));
const rowOf = ({ price, offerPrice, vendor, brand, offer, createdDaysAgo, ...product }) => {
  const n = product.id;
  return {
    id: n,
    name: product.name,
    name_ar: product.nameAr,
    model: product.model,
    description: product.description,
    description_ar: product.descriptionAr,
    price_fils: fils(price),
    offer_price_fils: fils(offerPrice),
    stock: product.stock,
    warranty: product.warranty,
    category_id: product.category_id,
    vendor_id: vendor,
    brand_id: brand,
    offer_id: offer,
    code: product.code,
    tags: product.tags,
    images: product.images,
    usage_images: product.usageImages,
    sizes: product.sizes,
    colors: product.colors,
    created_at: new Date(Date.now() - createdDaysAgo * DAY_MS - (n % 86_400) * 1000),
  };
};
const columns = Object.keys(rowOf(productAt(1))).join(', ');
const insert = `insert into products (${columns})
  select ${columns} from json_populate_recordset(null::products, $1::json)
  on conflict (id) do nothing`;
/** Sizes and colors with a stock of their own, as in the demo shop. */
const insertVariants = `insert into product_variants (product_id, size, color, stock, position)
  select v."productId", v.size, v.color, v.stock, v.place
  from json_to_recordset($1::json) v ("productId" integer, size text, color text, stock integer, place integer)`;

const load = async (client, from, wanted, onProgress) => {
  await client.query('begin');
  await withoutIndexes(client, ['products', 'product_variants'], async () => {
    for (let start = from; start <= wanted; start += BATCH) {
      const size = Math.min(BATCH, wanted - start + 1);
      const batch = Array.from({ length: size }, (_, index) => productAt(start + index));
      await client.query(insert, [JSON.stringify(batch.map(rowOf))]);
      const options = variants(batch).map((variant, place) => ({ ...variant, place }));
      await client.query(insertVariants, [JSON.stringify(options)]);
      onProgress(start + size - 1);
    }
  });
  await client.query(
    "select setval(pg_get_serial_sequence('products', 'id'), max(id)) from products",
  );
  await client.query('commit');
  await client.query('vacuum analyze products, product_variants, product_sets, product_counts');
};

const withClient = async (url, work) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/** Adds generated products to the demo shop up to the number `wanted`. */
export const addProducts = (url, wanted, onProgress = () => undefined) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      'select coalesce(max(id), 0)::integer as last from products',
    );
    if (rows[0].last < wanted) await load(client, rows[0].last + 1, wanted, onProgress);
  });

/** The same in place of the unpublished products, so that shoppers find every id up to `wanted`. */
export const addPublicProducts = async (url, wanted) => {
  await withClient(url, (client) => client.query('delete from products where not published'));
  await addProducts(url, wanted);
};
