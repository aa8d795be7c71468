import { Injectable } from '@nestjs/common';
import { idOfOrderNumber } from '@shop/shop-rules';
import { dayOf, dayStart } from '../../../../platform/database/shop-days.js';
import { Statements } from '../../../../platform/database/statements.js';
import { UNDELIVERED_STATES } from '../../order-core/late.js';
import type { OrderState } from '../../order-core/order-machine.js';

interface OrderSearch {
  state: OrderState | undefined;
  paymentMethod: 'card' | 'cod' | undefined;
  city: string | undefined;
  /** First and last day in Dubai. */
  from: string | undefined;
  to: string | undefined;
  q: string | undefined;
  /** Only late orders, the longest overdue first. */
  late: boolean;
  /** Only orders with lines of this vendor. */
  soldBy: number | undefined;
  /** Limits the search to lines of this vendor and excludes the shopper's data. */
  vendorId: number | undefined;
  limit: number;
  offset: number;
}

/** Builds the conditions from fixed SQL fragments; every value is bound. */
const searchSql = (search: OrderSearch): { matches: string; first: string; values: unknown[] } => {
  const { state, paymentMethod, city, from, to, q, late, soldBy, vendorId } = search;
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const words = q
    ?.trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');
  const phone = phoneIn(words);
  const vendor = vendorId === undefined ? undefined : bind(vendorId);
  const id = words && idOfOrderNumber(words);
  const isNumber = id && `o.id = ${bind(id)}`;
  // Digits alone may also be part of a phone number or an operation id.
  const like = words && !(id && words.startsWith('lw')) && bind(`%${words}%`);
  const isLike =
    like && (vendor ? matchesLines(like, vendor) : matchesOrder(like, phone && bind(`%${phone}%`)));
  const found = [isNumber, isLike].filter(Boolean).join(' or ');
  const tests = [
    'true',
    vendor && soldLines(vendor),
    state && `o.state = ${bind(state)}`,
    paymentMethod && `o.payment_method = ${bind(paymentMethod)}`,
    city && `o.city = ${bind(city)}`,
    from && `o.created_at >= ${dayStart(bind(from))}`,
    to && `o.created_at < ${dayStart(bind(to))} + interval '1 day'`,
    soldBy !== undefined && soldLines(bind(soldBy)),
    late && LATE,
    found && `(${found})`,
  ];
  const first = [isNumber && `(${isNumber}) desc`, late && 'o.deliver_by'].filter(Boolean);
  return {
    matches: ` from orders o where ${tests.filter(Boolean).join(' and ')}`,
    first: first.map((each) => `${each}, `).join(''),
    values,
  };
};

const LATE = `o.state in (${UNDELIVERED_STATES.map((state) => `'${state}'`).join()})
  and o.deliver_by < ${dayOf('now()')}`;

const soldLines = (vendor: string): string =>
  `o.id in (select l.order_id from order_lines l where l.vendor_id = ${vendor})`;

/** The digits of a phone number in any notation: "050 123 4567" -> "501234567". */
const phoneIn = (words = ''): string | undefined =>
  /^[+\d][\d\s()-]{5,}$/.test(words)
    ? words.replace(/\D/g, '').replace(/^(00)?971|^0/, '')
    : undefined;

/** The same expression as in the index `orders_words`. */
const WORDS = `lower(o.operation_id || ' ' || o.full_name || ' ' || o.email || ' ' || o.phone)`;

const matchesOrder = (like: string, phone: string | undefined): string =>
  phone ? `(${WORDS} like ${like} or ${WORDS} like ${phone})` : `${WORDS} like ${like}`;

const matchesLines = (like: string, vendor: string): string =>
  `o.id in (select l.order_id from order_lines l
    where l.vendor_id = ${vendor} and lower(l.name) like ${like})`;

/** SQL of the order search. */
@Injectable()
export class OrderSearchQueries {
  constructor(private readonly statements: Statements) {}

  /** Ids of a page of orders, newest first, and the total. */
  async page(search: OrderSearch): Promise<{ ids: number[]; total: number }> {
    const { matches, first, values } = searchSql(search);
    const [limit, offset] = [values.length + 1, values.length + 2];
    const order = ` order by ${first}o.created_at desc, o.id desc limit $${limit} offset $${offset}`;
    const rows = await this.statements.planned<{ id: number }>('select o.id' + matches + order, [
      ...values,
      search.limit,
      search.offset,
    ]);
    const counts = await this.statements.planned<{ total: number }>(
      'select count(*)::int as total' + matches,
      values,
    );
    return { ids: rows.map(({ id }) => id), total: counts[0]?.total ?? 0 };
  }
}
