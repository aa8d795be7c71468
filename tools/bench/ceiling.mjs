/**
 * The bare server for comparison: only node:http and pg, prepared statements, JSON written by SQL.
 * No validation, rate limits, headers or cache. The search function and the day of delivery are the shop's own.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import { deliveryDay } from '@shop/shop-rules';
import { ProductSearchQueries } from '../../api/dist/modules/catalogue/products/search/product-search.queries.js';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const COMMON = `p.id, p.name, p.name_ar as "nameAr", p.model, p.stock, p.warranty, p.category_id,
  p.vendor_id as vendor, (select name from staff where id = p.vendor_id) as "vendorName",
  p.brand_id as brand, (select name from brands where id = p.brand_id) as "brandName",
  p.code, p.offer_id as offer, p.rating, p.review_count as "reviewCount",
  array_to_json(p.tags)::text as tags, array_to_json(p.sizes)::text as sizes,
  array_to_json(p.colors)::text as colors,
  array_to_json(p.sold_out_sizes)::text as "soldOutSizes",
  array_to_json(p.sold_out_colors)::text as "soldOutColors", p.created_at as "createdAt",
  p.updated_at as "updatedAt"`;
const PRICE_RANGE = `case when p.highest_pay_fils is not null then json_build_object(
  'low', p.pay_fils * 0.01, 'high', p.highest_pay_fils * 0.01,
  'before', p.list_fils * 0.01, 'struckAllowed', p.struck_allowed,
  'lowestPrice', p.lowest_fils * 0.01) end as "priceRange"`;
const CARD = `${COMMON}, case when p.variant_price_fils is null then p.price_fils else p.list_fils end * 0.01 as price,
  case when p.variant_price_fils is null then p.offer_price_fils
    else nullif(p.variant_price_fils, p.list_fils) end * 0.01 as "offerPrice",
  p.struck_allowed as "struckAllowed", p.lowest_fils * 0.01 as "lowestPrice", ${PRICE_RANGE}, left(p.description, 160) as description,
  left(p.description_ar, 160) as "descriptionAr", array_to_json(p.images[:2])::text as images`;
const PRODUCT = `${COMMON}, p.price_fils * 0.01 as price,
  p.offer_price_fils * 0.01 as "offerPrice", p.standard_struck_allowed as "struckAllowed",
  p.standard_lowest_fils * 0.01 as "lowestPrice", ${PRICE_RANGE}, p.description, p.description_ar as "descriptionAr",
  p.warranty_ar as "warrantyAr", array_to_json(p.images)::text as images,
  array_to_json(p.usage_images)::text as "usageImages", p.image_colors as "imageColors",
  (select title from offers where id = p.offer_id) as "offerTitle",
  (select title_ar from offers where id = p.offer_id) as "offerTitleAr",
  coalesce((select json_agg(json_build_object('id', v.id, 'size', v.size, 'color', v.color,
      'stock', v.stock, 'code', v.code, 'price', v.price_fils * 0.01,
      'offerPrice', v.offer_price_fils * 0.01, 'struckAllowed', v.struck_allowed,
      'lowestPrice', v.lowest_fils * 0.01) order by v.position, v.id)
    from product_variants v where v.product_id = p.id), '[]'::json) as variants,
  exists (select from categories c where c.id = p.category_id and c.size_guide is not null)
    as "hasSizeGuide", p.version`;
const LIST = {
  name: 'list',
  text: `select json_build_object(
    'products', (select json_agg(row_to_json(one) order by one."createdAt" desc, one.id desc)
      from (select ${CARD} from products p where p.id = any(array(
        select id from products where published and deleted_at is null
        order by created_at desc, id desc limit $1 offset $2))) one),
    'total', (select count from product_counts where list = 'all'),
    'page', $2::integer / $1::integer + 1, 'limit', $1::integer)::text as body`,
};
const ROWS = {
  name: 'rows',
  text: `select id, name, price_fils, stock, images[1] as image from products
    where published and deleted_at is null order by created_at desc, id desc limit $1`,
};
const ONE = {
  name: 'one',
  text: `select json_build_object('product', row_to_json(one))::text as body
    from (select ${PRODUCT} from products p
      where p.id = $1 and p.published and p.deleted_at is null) one`,
};
const LINES = {
  name: 'lines',
  text: `select p.id, p.name, p.name_ar, p.images[1] as image,
      coalesce(v.price_fils, p.price_fils) as list_fils,
      coalesce(v.price_fils, p.offer_price_fils, p.price_fils) as unit_fils,
      case when v.price_fils is null then p.standard_struck_allowed else v.struck_allowed end as struck_allowed,
      case when v.price_fils is null then p.standard_lowest_fils else v.lowest_fils end as lowest_fils,
      coalesce(v.stock, p.stock) as stock, v.id is not null as own_stock
    from unnest($1::integer[], $2::text[], $3::text[]) with ordinality l (id, size, color, line)
      join products p on p.id = l.id and p.published and p.deleted_at is null
      left join product_variants v
        on v.product_id = l.id and v.size = l.size and v.color = l.color
    order by l.line`,
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
  const columns = ['productId', 'size', 'color'].map((name) => lines.map((line) => line[name]));
  const found = await rows(LINES, columns);
  let fils = 0;
  let itemCount = 0;
  const priced = lines.map(({ productId, size, color, quantity }, at) => {
    const { list_fils: list, unit_fils: unit, ...product } = found[at];
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
      listPrice: list / 100,
      struckAllowed: product.struck_allowed,
      lowestPrice: product.lowest_fils === null ? null : product.lowest_fils / 100,
      // The lines have their size and color.
      priceRange: null,
      lineTotal: (unit * quantity) / 100,
      available: product.stock,
      ownStock: product.own_stock,
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
    coupon: null,
    total,
    itemCount,
    currency: 'AED',
    codEnabled: true,
    deliverBy: deliveryDay(new Date()),
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
  if (pathname === '/rows') return JSON.stringify(await rows(ROWS, [searchParams.get('limit')]));
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
