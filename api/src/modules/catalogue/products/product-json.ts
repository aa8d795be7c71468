/** SQL: the product is public. */
export const LIVE = 'p.published and p.deleted_at is null';

/** Longest description of a card. */
const CARD_TEXT = 160;

const COMMON = `
  'id', p.id, 'name', p.name, 'nameAr', p.name_ar, 'model', p.model,
  'stock', p.stock, 'warranty', p.warranty, 'category_id', p.category_id,
  'vendor', p.vendor_id, 'vendorName', (select s.name from staff s where s.id = p.vendor_id),
  'brand', p.brand_id, 'brandName', (select b.name from brands b where b.id = p.brand_id),
  'code', p.code, 'offer', p.offer_id,
  'rating', p.rating, 'reviewCount', p.review_count,
  'tags', array_to_json(p.tags)::text, 'sizes', array_to_json(p.sizes)::text,
  'colors', array_to_json(p.colors)::text,
  'soldOutSizes', array_to_json(p.sold_out_sizes)::text,
  'soldOutColors', array_to_json(p.sold_out_colors)::text, 'createdAt', p.created_at,
  'updatedAt', p.updated_at`;

const struck = (allowed: string, lowest: string): string =>
  `'struckAllowed', ${allowed}, 'lowestPrice', ${lowest} * 0.01`;

const SHOWN_STRUCK = struck('p.struck_allowed', 'p.lowest_fils');

const PRICE_RANGE = `'priceRange', case when p.highest_pay_fils is not null then
    json_build_object('low', p.pay_fils * 0.01, 'high', p.highest_pay_fils * 0.01,
      'before', p.list_fils * 0.01, ${SHOWN_STRUCK}) end`;

/** SQL: prices of the row `p` of products in a list: price and offer price are those of its only variant, if it has its own. */
export const CARD_PRICES = `
  'price', case when p.variant_price_fils is null then p.price_fils else p.list_fils end * 0.01,
  'offerPrice', case when p.variant_price_fils is null then p.offer_price_fils
    else nullif(p.variant_price_fils, p.list_fils) end * 0.01,
  ${SHOWN_STRUCK}, ${PRICE_RANGE}`;

/** SQL: the row `p` of products as the JSON of ProductCardDto. */
export const CARD_JSON = `json_build_object(${COMMON}, ${CARD_PRICES},
  'description', left(p.description, ${CARD_TEXT}),
  'descriptionAr', left(p.description_ar, ${CARD_TEXT}),
  'images', array_to_json(p.images[:2])::text)`;

const VARIANTS = `coalesce((
  select json_agg(json_build_object('id', v.id, 'size', v.size, 'color', v.color,
    'stock', v.stock, 'code', v.code, 'price', v.price_fils * 0.01,
    'offerPrice', v.offer_price_fils * 0.01,
    ${struck('v.struck_allowed', 'v.lowest_fils')}) order by v.position, v.id)
  from product_variants v where v.product_id = p.id), '[]'::json)`;

const offerName = (column: string) => `(select o.${column} from offers o where o.id = p.offer_id)`;

const FIELDS = `${COMMON},
  'description', p.description, 'descriptionAr', p.description_ar, 'warrantyAr', p.warranty_ar,
  'price', p.price_fils * 0.01, 'offerPrice', p.offer_price_fils * 0.01,
  ${struck('p.standard_struck_allowed', 'p.standard_lowest_fils')}, ${PRICE_RANGE},
  'images', array_to_json(p.images)::text, 'usageImages', array_to_json(p.usage_images)::text,
  'imageColors', p.image_colors,
  'offerTitle', ${offerName('title')}, 'offerTitleAr', ${offerName('title_ar')},
  'variants', ${VARIANTS}, 'hasSizeGuide', exists (select from categories c
    where c.id = p.category_id and c.size_guide is not null), 'version', p.version`;

/** SQL: the row `p` of products as the JSON of ProductDto. */
export const PRODUCT_JSON = `json_build_object(${FIELDS})`;

/** The same for staff, who also see unpublished products. */
export const STAFF_PRODUCT_JSON = `json_build_object(${FIELDS}, 'published', p.published)`;
