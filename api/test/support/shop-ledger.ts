/** What the orders of a random history must be, computed from the calls alone: without the code and the tables of the shop. Money in fils. */

export interface LedgerLine {
  id: number;
  vendorId: number;
  quantity: number;
  price: number;
  /** Its part of the order's coupon. */
  discount: number;
}
export interface LedgerCoupon {
  id: number;
  code: string;
  percent: number | null;
  amount: number | null;
  target: 'goods' | 'delivery';
  minimum: number;
  most: number | null;
  mostEach: number | null;
  /** The shopper it is for; null: for all. */
  ownerId: number | null;
}
/** A refund of items of a line, or the rest of a line when its order was refunded in full. */
interface Part {
  line: LedgerLine;
  quantity: number;
  month: number;
}
export interface LedgerOrder {
  id: number;
  opid: string;
  shopperId: number;
  isCard: boolean;
  /** The gateway's number of the open or finished card page. */
  orderNo: string;
  state:
    | 'unpaid'
    | 'open'
    | 'booked'
    | 'delivered'
    | 'came back'
    | 'refunded'
    | 'cancelled'
    | 'expired';
  lines: LedgerLine[];
  coupon: LedgerCoupon | null;
  discount: number;
  /** Delivery after the coupon. */
  fee: number;
  total: number;
  awb: string;
  /** Paid by card, or collected by the carrier. */
  paid: number;
  refunded: number;
  /** Of `refunded`, what names neither items nor the fee. */
  adjusted: number;
  /** Of `refunded`, what staff returned in another way than to the card. */
  settled: number;
  isFeeRefunded: boolean;
  /** Month of the delivery, counted from 0, and the rates of its vendors at that moment. */
  soldIn: number | null;
  rates: Map<number, number>;
  parts: Part[];
  /** How its cash was booked: by the statement with this id, by hand, or not yet. */
  booked: number | 'by hand' | null;
  isLate: boolean;
}
export interface VendorSums {
  sales: number;
  refunds: number;
  commission: number;
  entries: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
/** A share in basis points, half a fils upwards. */
const share = (fils: number, points: number): number => Math.floor((fils * points + 5000) / 10_000);

/** What a coupon takes off. */
export const discountOf = (coupon: LedgerCoupon, goods: number, fee: number): number => {
  const price = coupon.target === 'goods' ? goods : fee;
  const wanted =
    coupon.percent === null
      ? (coupon.amount ?? 0)
      : Math.floor((price * coupon.percent + 50) / 100);
  return Math.min(price, wanted);
};

/** Whether the order has a use of its coupon: all but cancelled and unpaid ones. */
export const holdsCoupon = ({ state }: LedgerOrder): boolean =>
  state !== 'cancelled' && state !== 'expired';

/** Uses of a coupon that count, and what they took off. */
export const usesOf = (orders: readonly LedgerOrder[], { code }: LedgerCoupon) => {
  const used = orders.filter((order) => order.coupon?.code === code && holdsCoupon(order));
  return { uses: used.length, given: sumOf(used.map(({ discount }) => discount)), used };
};

/** Whether an order of the shopper can use the coupon. */
export const canUse = (
  orders: readonly LedgerOrder[],
  coupon: LedgerCoupon,
  shopperId: number,
  goods: number,
): boolean => {
  const { uses, used } = usesOf(orders, coupon);
  const own = used.filter((order) => order.shopperId === shopperId).length;
  return (
    (coupon.ownerId === null || coupon.ownerId === shopperId) &&
    goods >= coupon.minimum &&
    uses < (coupon.most ?? Infinity) &&
    own < (coupon.mostEach ?? Infinity)
  );
};

export const refundedOf = (order: LedgerOrder, line: LedgerLine): number =>
  sumOf(order.parts.filter((part) => part.line === line).map(({ quantity }) => quantity));

/** Enters the refund of items, of the fee, and of an amount without items. */
export const refund = (
  order: LedgerOrder,
  month: number,
  {
    fils,
    named,
    parts,
    fee,
  }: { fils: number; named: number; parts: [LedgerLine, number][]; fee: boolean },
): void => {
  for (const [line, quantity] of parts) order.parts.push({ line, quantity, month });
  order.isFeeRefunded ||= fee;
  order.refunded += fils;
  order.adjusted += fils - named;
  if (fils === 0 || order.refunded < order.total) return;
  order.state = 'refunded';
  if (order.adjusted <= 0) return;
  for (const line of order.lines) {
    const quantity = line.quantity - refundedOf(order, line);
    if (quantity > 0) order.parts.push({ line, quantity, month });
  }
};

/** What a vendor sold, gave back and owes the shop in a month; the commission of all parts of a line is that of the line. */
export const vendorSums = (
  orders: readonly LedgerOrder[],
  vendorId: number,
  month: number,
): VendorSums => {
  const sums = { sales: 0, refunds: 0, commission: 0, entries: 0 };
  for (const order of orders) {
    if (order.soldIn === null) continue;
    const points = order.rates.get(vendorId) ?? 0;
    for (const line of order.lines.filter((each) => each.vendorId === vendorId)) {
      if (order.soldIn === month) {
        sums.sales += line.quantity * line.price;
        sums.commission += share(line.quantity * line.price, points);
        sums.entries += 1;
      }
      let before = 0;
      for (const part of order.parts.filter((each) => each.line === line)) {
        const upto = before + part.quantity;
        if (part.month === month) {
          sums.refunds -= part.quantity * line.price;
          sums.commission -= share(upto * line.price, points) - share(before * line.price, points);
          sums.entries += 1;
        }
        before = upto;
      }
    }
  }
  return sums;
};
