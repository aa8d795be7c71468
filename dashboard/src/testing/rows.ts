import type { CategoryDto, OrderDto, ProductDto } from '@shop/contracts';

export const productRow = (over: Partial<ProductDto> = {}): ProductDto => ({
  id: 7,
  name: 'Amber Candle',
  nameAr: 'شمعة عنبر',
  model: 'AC 1',
  price: 120,
  offerPrice: null,
  stock: 9,
  category_id: 2,
  vendor: 101,
  vendorName: 'Ghaf House',
  description: 'Burns for forty hours.',
  descriptionAr: '',
  warranty: '',
  brand: null,
  brandName: null,
  code: null,
  offer: null,
  rating: 0,
  reviewCount: 0,
  createdAt: '2026-11-01T08:00:00.000Z',
  tags: '["women"]',
  images: '["amber.webp"]',
  usageImages: '[]',
  sizes: '[]',
  colors: '[]',
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
  ...over,
});

interface Info {
  city?: string;
  deliveryFee?: number;
}

/** An order of two candles (AED 240) without a parcel. */
export const orderRow = (over: Partial<OrderDto> = {}, info: Info = {}): OrderDto => {
  const { city = 'Dubai', deliveryFee = 25 } = info;
  return {
    id: 1,
    user_id: 4,
    masked: false,
    operation_id: 'ABCDEFGHJKMNPQRSTVWX',
    created_at: '2026-11-18T21:30:00.000Z',
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

/** The shipment text of an order whose parcel the carrier has. */
export const shipmentText = (labelUrl = '/api/shipments/43000000001/label.pdf'): string =>
  JSON.stringify([{ ID: '43000000001', ShipmentLabel: { LabelURL: labelUrl } }]);
