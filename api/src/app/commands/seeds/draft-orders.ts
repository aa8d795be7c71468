import type { EntityManager } from 'typeorm';

/** Days before now at which a draft was made, sent, opened and withdrawn, and after which its link expires. */
interface DemoDraft {
  fullName: string;
  phone: string;
  email: string;
  locale: 'en' | 'ar';
  note: string;
  made: number;
  sent: number | null;
  opened: number | null;
  withdrawn: number | null;
  expires: number;
}

/** One draft in each state that is not paid, of persons who have no account. */
const DRAFTS: DemoDraft[] = [
  {
    ...{ fullName: 'Huda Al Ali', phone: '+971505550101', email: '', locale: 'en' },
    ...{ note: 'Asks for a gift box.', made: 0.1, sent: null, opened: null, withdrawn: null },
    expires: 6.9,
  },
  {
    ...{ fullName: 'مها الكعبي', phone: '+971505550102', email: 'maha@example.com', locale: 'ar' },
    ...{ note: '', made: 1, sent: 0.9, opened: null, withdrawn: null, expires: 6.1 },
  },
  {
    ...{ fullName: 'Reem Saeed', phone: '+971505550103', email: '', locale: 'en' },
    ...{ note: 'Compares two sizes.', made: 2, sent: 2, opened: 1.5, withdrawn: null },
    expires: 5,
  },
  {
    ...{ fullName: 'Omar Haddad', phone: '+971505550104', email: '', locale: 'en' },
    ...{ note: '', made: 12, sent: 12, opened: 11, withdrawn: null, expires: -5 },
  },
  {
    ...{ fullName: 'Sara Nabil', phone: '+971505550105', email: '', locale: 'ar' },
    ...{ note: 'Chose another color.', made: 4, sent: 4, opened: null, withdrawn: 3, expires: 3 },
  },
];

const LINES = `(
  select json_agg(json_build_object('productId', l.product_id, 'name', l.name,
    'nameAr', l.name_ar, 'image', l.image, 'size', l.size, 'color', l.color,
    'quantity', l.quantity, 'unitFils', l.unit_price_fils) order by l.id)
  from order_lines l where l.order_id = o.id)`;
const AUTHOR = `(select id from staff where type in ('ops', 'admin') order by type desc, id limit 1)`;
const BOUGHT = `o.state in ('paid', 'cod_confirmed', 'shipped', 'delivered')`;

/** The newest bought order comes from a conversation. */
const PAID = `
  insert into draft_orders (purchase_id, locale, full_name, phone, email, city, area, building,
    flat, note, conversation_url, lines, created_by, created_at, sent_at, opened_at, expires_at,
    order_id)
  select coalesce(o.purchase_id, gen_random_uuid()), o.locale, o.full_name, o.phone, o.email,
    o.city, o.area, o.building, o.flat, 'Asked for the newest arrivals.',
    'https://wa.me/' || ltrim(o.phone, '+'), ${LINES}, ${AUTHOR},
    o.created_at - interval '3 hours', o.created_at - interval '3 hours',
    o.created_at - interval '1 hour', o.created_at + interval '7 days', o.id
  from orders o where ${BOUGHT} order by o.id desc limit 1`;

/** The others have the items of the orders before that. */
const OTHERS = `
  insert into draft_orders (locale, full_name, phone, email, city, area, note, conversation_url,
    lines, created_by, created_at, sent_at, opened_at, withdrawn_at, expires_at)
  select d.locale, d."fullName", d.phone, d.email, o.city, o.area, d.note,
    'https://wa.me/' || ltrim(d.phone, '+'), ${LINES}, ${AUTHOR},
    now() - d.made * interval '1 day', now() - d.sent * interval '1 day',
    now() - d.opened * interval '1 day', now() - d.withdrawn * interval '1 day',
    now() + d.expires * interval '1 day'
  from (
    select o.*, row_number() over (order by o.id desc) as n from orders o where ${BOUGHT}) o
  join rows from (json_to_recordset($1::json) as (
      "fullName" text, phone text, email text, locale text, note text, made float8, sent float8,
      opened float8, withdrawn float8, expires float8)) with ordinality as d ("fullName", phone,
      email, locale, note, made, sent, opened, withdrawn, expires, at) on d.at + 1 = o.n
  order by d.made desc`;

/** Draft orders in each state; one of them became an order. */
export const seedDraftOrders = async (manager: EntityManager): Promise<void> => {
  await manager.query(PAID);
  await manager.query(OTHERS, [JSON.stringify(DRAFTS)]);
};
