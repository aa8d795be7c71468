import { Injectable } from '@nestjs/common';
import { LOW_STOCK } from '@shop/shop-rules';
import { dayOf, dayStart } from '../../../platform/database/shop-days.js';
import { Statements } from '../../../platform/database/statements.js';
import { LIVE } from '../../catalogue/products/read/product-json.js';
import { REVIEW_JSON } from '../../catalogue/reviews/review.dto.js';
import type { AnalyticsDto } from './analytics.dto.js';
import { NOT_SOLD } from './sold-states.js';

const TOP = 5;

const TOTALS = `json_build_object(
  'sales', coalesce(sum(fils), 0) * 0.01,
  'orders', count(*),
  'average', coalesce(round(avg(fils)), 0) * 0.01,
  'cashShare', coalesce(round(avg((payment_method = 'cod')::integer), 4), 0))`;

/**
 * `$1` last day or null for today, `$2` number of days, `$3` vendor or null for all. The lines of both
 * periods are read once, by the time of their orders, and then aggregated.
 */
const SALES = `
  with params as (
    select coalesce($1::date, ${dayOf('now()')}) as last, $2::integer as length
  ), range as (
    select last, length, last - length + 1 as first from params
  ), line as materialized (
    select o.id, o.payment_method, ${dayOf('o.created_at')} as day,
      l.product_id, l.name, l.name_ar, l.image, l.quantity,
      l.quantity * l.unit_price_fils::bigint as fils
    from range r
    join orders o on o.created_at >= ${dayStart('(r.first - r.length)')}
      and o.created_at < ${dayStart('(r.last + 1)')}
    join order_lines l on l.order_id = o.id
    where o.state <> all ('{${NOT_SOLD.join()}}') and ($3::integer is null or l.vendor_id = $3)
  ), sold as (
    select id, payment_method, day, sum(fils) as fils from line group by id, payment_method, day
  ), now_line as (
    select line.* from line, range where line.day >= range.first
  )
  select r.first::text as "from", r.last::text as "to",
    (select ${TOTALS} from sold where day >= r.first) as totals,
    (select ${TOTALS} from sold where day < r.first) as before,
    (select json_agg(json_build_object('day', d.day, 'sales', coalesce(s.fils, 0) * 0.01,
        'orders', coalesce(s.orders, 0)) order by d.day)
      from (select r.first + i as day from generate_series(0, r.length - 1) i) d
      left join (select day, sum(fils) as fils, count(*) as orders from sold group by day) s
        on s.day = d.day) as days,
    (select coalesce(json_agg(json_build_object('id', c.id, 'name', coalesce(c.name, ''),
        'nameAr', coalesce(c.name_ar, ''), 'sales', s.fils * 0.01) order by s.fils desc, c.id), '[]')
      from (select p.category_id, sum(fils) as fils
        from now_line l left join products p on p.id = l.product_id group by p.category_id) s
      left join categories c on c.id = s.category_id) as categories,
    (select coalesce(json_agg(json_build_object('id', s.product_id, 'name', s.name,
        'nameAr', s.name_ar, 'image', s.image, 'pieces', s.pieces, 'sales', s.fils * 0.01)
        order by s.fils desc, s.product_id), '[]')
      from (select product_id, max(name) as name, max(name_ar) as name_ar, max(image) as image,
          sum(quantity) as pieces, sum(fils) as fils
        from now_line group by product_id
        order by fils desc, product_id limit ${TOP}) s) as "topProducts"
  from range r`;

/**
 * Variants of the products that have some, else the products. Stock has no index, because every sale would have to
 * update all indexes of its product.
 */
const LOW = `
  with low as materialized (
    select p.id, p.name, p.name_ar, p.images[1] as image, coalesce(v.size, '') as size,
      coalesce(v.color, '') as color, coalesce(v.stock, p.stock) as stock, v.position
    from products p left join product_variants v on v.product_id = p.id
    where coalesce(v.stock, p.stock) < ${LOW_STOCK} and ${LIVE}
      and ($1::integer is null or p.vendor_id = $1)
  )
  select (select count(*)::integer from low) as total,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'nameAr', name_ar,
        'image', image, 'size', size, 'color', color, 'stock', stock)
        order by stock, id, position), '[]')
      from (select * from low order by stock, id, position limit ${TOP}) l) as products`;

const REVIEWS = `
  select ${REVIEW_JSON}::jsonb
    || jsonb_build_object('productName', p.name, 'productNameAr', p.name_ar) as review
  from reviews r join products p on p.id = r.product_id join users u on u.id = r.user_id
  where ($1::integer is null or p.vendor_id = $1) and r.hidden_at is null
  order by r.created_at desc, r.id desc limit ${TOP}`;

type Sales = Omit<AnalyticsDto, 'lowStock' | 'reviews' | 'stuck'>;

/** SQL of the analytics; `vendorId` null means the whole shop. */
@Injectable()
export class AnalyticsQueries {
  constructor(private readonly statements: Statements) {}

  async sales(
    to: string | undefined,
    days: number,
    vendorId: number | null,
  ): Promise<Sales | undefined> {
    const [row] = await this.statements.planned<Sales>(SALES, [to ?? null, days, vendorId]);
    return row;
  }

  async lowStock(vendorId: number | null): Promise<AnalyticsDto['lowStock'] | undefined> {
    const [row] = await this.statements.planned<AnalyticsDto['lowStock']>(LOW, [vendorId]);
    return row;
  }

  async reviews(vendorId: number | null): Promise<AnalyticsDto['reviews']> {
    type Row = { review: AnalyticsDto['reviews'][number] };
    const rows = await this.statements.planned<Row>(REVIEWS, [vendorId]);
    return rows.map(({ review }) => review);
  }
}
