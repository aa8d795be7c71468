import type { EntityManager } from 'typeorm';
import { demoRows, type DemoRow } from './demo-files.js';
import { seedPriceHistory } from './price-history.js';
import { advanceSequence, insertRows } from './insert-rows.js';

const DAY_MS = 86_400_000;
const snake = (name: string): string => name.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`);
const columns = (row: DemoRow): DemoRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value]));
const daysAgo = (days: unknown, spread: number): Date =>
  new Date(Date.now() - Number(days) * DAY_MS - spread * 61_000);
const fils = (aed: unknown): number | null => (aed === null ? null : Math.round(Number(aed) * 100));

/** A product of the data files as a row; amounts in fils. */
export const productRow = (product: DemoRow, place: number): DemoRow => {
  const { price, offerPrice, vendor, brand, offer, createdDaysAgo, ...rest } = product;
  return {
    ...columns(rest),
    price_fils: fils(price),
    offer_price_fils: fils(offerPrice),
    vendor_id: vendor,
    brand_id: brand,
    offer_id: offer,
    tag_keys: [],
    rating_sum: 0,
    review_count: 0,
    rating: 0,
    search_text: '',
    published: true,
    created_at: daysAgo(createdDaysAgo, place),
    updated_at: new Date(),
  };
};

const seedTable = async (
  manager: EntityManager,
  table: string,
  rows: readonly DemoRow[],
): Promise<void> => {
  const now = new Date();
  await insertRows(
    manager,
    table,
    rows.map((row) => ({ created_at: now, ...row })),
  );
  await advanceSequence(manager, table);
};

/** Variants of the data file as rows; their order in the file is the order in which they are shown. */
const variantRows = (variants: readonly DemoRow[]): DemoRow[] =>
  variants.map((variant, position) => ({ ...columns(variant), position }));

/** Departments, brands, offers, products and content. */
export const seedCatalogue = async (manager: EntityManager): Promise<void> => {
  const plain = async (file: Parameters<typeof demoRows>[0]): Promise<DemoRow[]> =>
    (await demoRows(file)).map(columns);
  await seedTable(manager, 'categories', await plain('categories'));
  await seedTable(manager, 'brands', await plain('brands'));
  await seedTable(manager, 'offers', await plain('offers'));
  await seedTable(manager, 'products', (await demoRows('products')).map(productRow));
  await insertRows(manager, 'product_variants', variantRows(await demoRows('variants')));
  await seedPriceHistory(manager);
  // Unpublished products that need work; the database assigns their ids.
  const drafts = (await demoRows('drafts')).map(productRow);
  await insertRows(
    manager,
    'products',
    drafts.map((row) => ({ ...row, published: false })),
  );
  await seedTable(manager, 'banners', await plain('banners'));
  await seedTable(manager, 'main_ads', await plain('main-ads'));
  await seedTable(manager, 'partners', await plain('partners'));
  await seedTable(manager, 'videos', await plain('videos'));
};

/** The shoppers' reviews and the ratings of the products. */
export const seedReviews = async (manager: EntityManager): Promise<void> => {
  const reviews = await demoRows('reviews');
  const rows = reviews.map(({ productId, shopper, stars, comment, daysAgo: days }, place) => ({
    product_id: productId,
    user_id: shopper,
    stars,
    comment,
    created_at: daysAgo(days, place),
  }));
  await insertRows(manager, 'reviews', rows);
  await manager.query(`
    update products p set rating_sum = r.stars, review_count = r.count
    from (select product_id, sum(stars) as stars, count(*) as count from reviews group by 1) r
    where p.id = r.product_id`);
};
