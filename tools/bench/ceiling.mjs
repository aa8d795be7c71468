/**
 * The bare server for comparison: only node:http and pg, prepared statements, JSON written by SQL.
 * No validation, rate limits, headers or cache. The search function is the shop's own.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import { ProductSearchQueries } from '../../api/dist/modules/catalogue/products/search/product-search.queries.js';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const COMMON = `p.id, p.name, p.name_ar as "nameAr", p.model, p.price_fils * 0.01 as price,
  p.offer_price_fils * 0.01 as "offerPrice", p.stock, p.warranty, p.category_id,
  p.vendor_id as vendor, (select name from staff where id = p.vendor_id) as "vendorName",
  p.brand_id as brand, (select name from brands where id = p.brand_id) as "brandName",
  p.code, p.offer_id as offer, p.rating, p.review_count as "reviewCount",
  array_to_json(p.tags)::text as tags, array_to_json(p.sizes)::text as sizes,
  array_to_json(p.colors)::text as colors, p.created_at as "createdAt",
  p.updated_at as "updatedAt"`;
const CARD = `${COMMON}, left(p.description, 160) as description,
  left(p.description_ar, 160) as "descriptionAr", array_to_json(p.images[:2])::text as images`;
const PRODUCT = `${COMMON}, p.description, p.description_ar as "descriptionAr",
  array_to_json(p.images)::text as images, array_to_json(p.usage_images)::text as "usageImages",
  (select title from offers where id = p.offer_id) as "offerTitle",
  (select title_ar from offers where id = p.offer_id) as "offerTitleAr", p.version`;
const LIST = {
  name: 'list',
  text: `select json_build_object(
    'products', (select json_agg(row_to_json(one) order by one."createdAt" desc, one.id desc)
      from (select ${CARD} from products p where p.id = any(array(
        select id from products where published and deleted_at is null
        order by created_at desc, id desc limit $1 offset $2))) one),
    'total', (select count from product_counts where list = 'all'), 'totalIsExact', true,
    'page', $2::integer / $1::integer + 1, 'limit', $1::integer)::text as body`,
};
const ONE = {
  name: 'one',
  text: `select json_build_object('product', row_to_json(one))::text as body
    from (select ${PRODUCT} from products p
      where p.id = $1 and p.published and p.deleted_at is null) one`,
};
const LINES = {
  name: 'lines',
  text: `select id, name, name_ar, images[1] as image, price_fils, offer_price_fils, stock
    from products where id = any($1) and published and deleted_at is null`,
};

const rows = async (statement, values) => (await pool.query({ ...statement, values })).rows;
const search = new ProductSearchQueries({
  rows: (text, values) => rows({ name: 'search', text }, values),
});

const bodyOf = async (request) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
};

const quote = async ({ lines, city }) => {
  const found = await rows(LINES, [lines.map(({ productId }) => productId)]);
  const products = new Map(found.map((product) => [product.id, product]));
  let fils = 0;
  let itemCount = 0;
  const priced = lines.map(({ productId, size, color, quantity }) => {
    const product = products.get(productId);
    const unit = product.offer_price_fils ?? product.price_fils;
    fils += unit * quantity;
    itemCount += quantity;
    return {
      productId,
      name: product.name,
      nameAr: product.name_ar,
      image: product.image,
      size,
      color,
      quantity,
      unitPrice: unit / 100,
      listPrice: product.price_fils / 100,
      lineTotal: (unit * quantity) / 100,
      available: product.stock,
      problem: product.stock < quantity ? 'insufficient_stock' : null,
      option: null,
      optionProblems: [],
    };
  });
  const fee = city === 'Dubai' ? 2500 : 3000;
  const subtotal = fils / 100;
  const total = (fils + fee) / 100;
  return JSON.stringify({
    lines: priced,
    subtotal,
    deliveryFee: fee / 100,
    total,
    itemCount,
    currency: 'AED',
    codEnabled: true,
    freeShippingFrom: null,
  });
};

const answer = async (request) => {
  const { pathname, searchParams } = new URL(request.url, 'http://ceiling');
  if (pathname === '/api/products/all') {
    const limit = Number(searchParams.get('limit'));
    const offset = (Number(searchParams.get('page') ?? 1) - 1) * limit;
    return (await rows(LIST, [limit, offset]))[0].body;
  }
  if (pathname === '/api/products/search') return search.show(searchParams.get('q'));
  if (pathname === '/api/checkout/quote') return quote(await bodyOf(request));
  return (await rows(ONE, [Number(pathname.split('/').at(-1))]))[0].body;
};

const server = createServer((request, response) => {
  answer(request).then(
    (body) => {
      response.writeHead(200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error) => response.writeHead(500).end(error.message),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1');
