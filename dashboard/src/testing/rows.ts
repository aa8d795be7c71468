import type {
  CategoryDto,
  AnalyticsDto,
  OrderDto,
  ProductDto,
  QueueDto,
  QueueJobsDto,
  QueueOutboxDto,
  QueuesDto,
  StuckOrderDto,
} from '@shop/contracts';

export const productRow = (over: Partial<ProductDto> = {}): ProductDto => ({
  id: 7,
  name: 'Amber Candle',
  nameAr: 'شمعة عنبر',
  model: 'AC 1',
  price: 120,
  offerPrice: null,
  struckAllowed: true,
  lowestPrice: null,
  priceRange: null,
  stock: 9,
  category_id: 2,
  vendor: 101,
  vendorName: 'Ghaf House',
  description: 'Burns for forty hours.',
  descriptionAr: '',
  warranty: '',
  warrantyAr: '',
  brand: null,
  brandName: null,
  code: null,
  offer: null,
  rating: 0,
  reviewCount: 0,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  tags: '["women"]',
  images: '["amber.webp"]',
  usageImages: '[]',
  imageColors: [],
  offerTitle: null,
  offerTitleAr: null,
  sizes: '[]',
  colors: '[]',
  soldOutSizes: '[]',
  soldOutColors: '[]',
  variants: [],
  hasSizeGuide: false,
  version: 1,
  ...over,
});

export const categoryRow = (over: Partial<CategoryDto> = {}): CategoryDto => ({
  id: 2,
  name: 'Perfumes',
  nameAr: 'عطور',
  shortInfo: 'Oud and attar',
  shortInfoAr: 'عود وعطر',
  description: '',
  descriptionAr: '',
  banner: null,
  icon: null,
  tags: '["women","oud"]',
  productCount: 3,
  hiddenInMenu: false,
  ...over,
});

interface Info {
  city?: string;
  deliveryFee?: number;
}

/** An order of two candles (AED 240) without a shipment. */
export const orderRow = (over: Partial<OrderDto> = {}, info: Info = {}): OrderDto => {
  const { city = 'Dubai', deliveryFee = 25 } = info;
  return {
    id: 1,
    user_id: 4,
    masked: false,
    operation_id: 'ABCDEFGHJKMNPQRSTVWX',
    number: 'LW-10427',
    created_at: '2026-11-18T21:30:00.000Z',
    deliverBy: '2026-11-24',
    state: 'paid',
    paymentMethod: 'card',
    paymentState: 'captured',
    codState: null,
    info: JSON.stringify({
      customer: {
        name: 'Mariam Saleh',
        email: 'mariam@example.com',
        phone: '+971501234567',
        city,
        area: 'Al Barsha',
        building: 'Sidra',
        flat: '107',
      },
      cart: [
        {
          id: 7,
          lineId: 31,
          refunded: 0,
          restocked: 0,
          name: 'Amber Candle',
          price: 120,
          quantity: 2,
          subtotal: 240,
          size: 'L',
          color: '#D4AF37',
          image: 'amber.webp',
        },
      ],
      totalAmount: 240,
      deliveryFee,
      grandTotal: 240 + deliveryFee,
      itemCount: 2,
    }),
    shipment: '[]',
    amountToCollect: 0,
    timeline: [
      {
        at: '2026-11-18T21:30:00.000Z',
        subject: 'order',
        event: 'placed',
        from: null,
        to: 'pending_payment',
      },
      {
        at: '2026-11-18T21:31:00.000Z',
        subject: 'payment',
        event: 'captured',
        from: 'pending',
        to: 'captured',
      },
    ],
    ...over,
  };
};

/** Shipment JSON of a shipped order. */
export const shipmentText = (labelUrl = '/api/shipments/43000000001/label.pdf'): string =>
  JSON.stringify([{ ID: '43000000001', ShipmentLabel: { LabelURL: labelUrl } }]);

/** Two days with six orders worth AED 1,200. */
export const analyticsRow = (over: Partial<AnalyticsDto> = {}): AnalyticsDto => ({
  from: '2026-11-20',
  to: '2026-11-21',
  totals: { sales: 1200, discounts: 0, orders: 6, average: 200, cashShare: 0.3333 },
  before: { sales: 1000, discounts: 0, orders: 8, average: 0, cashShare: 0.5 },
  days: [
    { day: '2026-11-20', sales: 900, orders: 4 },
    { day: '2026-11-21', sales: 300, orders: 2 },
  ],
  categories: [
    { id: 2, name: 'Perfumes', nameAr: 'عطور', sales: 900 },
    { id: 3, name: 'Bags', nameAr: 'حقائب', sales: 300 },
  ],
  topProducts: [
    { id: 7, name: 'Amber Candle', nameAr: 'شمعة عنبر', image: null, pieces: 5, sales: 900 },
  ],
  lowStock: {
    total: 2,
    products: [
      { id: 8, name: 'Oud Box', nameAr: '', image: null, size: 'S', color: '#000000', stock: 0 },
      { id: 9, name: 'Musk Oil', nameAr: '', image: null, size: '', color: '', stock: 2 },
    ],
  },
  reviews: [
    {
      id: 1,
      productId: 7,
      productName: 'Amber Candle',
      productNameAr: 'شمعة عنبر',
      username: 'mariam',
      stars: 4,
      comment: 'Burns evenly.',
      created_at: '2026-11-21T08:00:00.000Z',
    },
  ],
  stuck: 3,
  ...over,
});

/** An order whose shipment was refused three hours ago. */
export const stuckRow = (over: Partial<StuckOrderDto> = {}): StuckOrderDto => ({
  operationId: 'ABCDEFGHJKMNPQRSTVWX',
  number: 'LW-10427',
  kind: 'shipment_failed',
  reason: 'Unknown city',
  since: new Date(Date.now() - 3.5 * 3_600_000).toISOString(),
  state: 'shipment_failed',
  shopper: 'Mariam Saleh',
  total: 265,
  ...over,
});

/** An empty queue. */
export const queueRow = (
  name: QueueDto['name'],
  { jobs, outbox }: { jobs?: Partial<QueueJobsDto> | null; outbox?: Partial<QueueOutboxDto> } = {},
): QueueDto => ({
  name,
  jobs: jobs === null ? null : { ...IDLE, ...jobs },
  outbox: { open: 0, late: 0, dead: 0, oldest: null, ...outbox },
});
const IDLE: QueueJobsDto = {
  paused: false,
  waiting: 0,
  active: 0,
  delayed: 0,
  failed: 0,
  oldest: null,
  rate: 0,
};

/** Idle queues, one worker, closed circuit breakers. */
export const queuesRow = (over: Partial<QueuesDto> = {}): QueuesDto => ({
  redis: true,
  queues: [queueRow('mail'), queueRow('payments')],
  workers: [
    {
      id: 'a',
      host: 'worker-1',
      pid: 4711,
      startedAt: '2026-11-20T08:00:00.000Z',
      seenAt: new Date().toISOString(),
      stale: false,
    },
  ],
  breakers: (['card', 'carrier', 'smtp'] as const).map((provider) => ({
    provider,
    state: 'closed',
    since: null,
    retryAt: null,
  })),
  canBreak: false,
  retention: [{ table: 'outbox', days: 30, oldest: '2026-11-20T08:00:00.000Z' }],
  ...over,
});
