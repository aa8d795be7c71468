import type { AuditEntryDto } from '@shop/contracts';

/** Text ids of what staff write. */
export const SUBJECTS: Record<AuditEntryDto['subject'], string> = {
  banners: 'audit.subject.banners',
  brands: 'audit.subject.brands',
  categories: 'audit.subject.categories',
  main_ads: 'audit.subject.mainAds',
  offers: 'audit.subject.offers',
  orders: 'audit.subject.orders',
  partners: 'audit.subject.partners',
  product_imports: 'audit.subject.productImports',
  products: 'audit.subject.products',
  queues: 'audit.subject.queues',
  reviews: 'audit.subject.reviews',
  seller_requests: 'audit.subject.sellerRequests',
  settings: 'audit.subject.settings',
  staff: 'audit.subject.staff',
  videos: 'audit.subject.videos',
};

/** Text ids of what is done most; other deeds are shown by their own name. */
const ACTIONS: Record<string, string> = {
  added: 'audit.did.added',
  changed: 'audit.did.changed',
  deleted: 'audit.did.deleted',
  restored: 'audit.did.restored',
  password_changed: 'audit.did.passwordChanged',
  checked: 'audit.did.checked',
  confirmed: 'audit.did.confirmed',
  reverted: 'audit.did.reverted',
  cancelled: 'audit.did.cancelled',
  paused: 'audit.did.paused',
  resumed: 'audit.did.resumed',
  retried: 'audit.did.retried',
  approved: 'audit.did.approved',
  refused: 'audit.did.refused',
  invited: 'audit.did.invited',
};
export const actionText = (action: string): string | undefined => ACTIONS[action];

/** Text ids of the fields that change most. */
const FIELDS: Record<string, string> = {
  name: 'audit.field.name',
  nameAr: 'audit.field.nameAr',
  title: 'audit.field.title',
  titleAr: 'audit.field.titleAr',
  priceFils: 'audit.field.price',
  offerPriceFils: 'audit.field.offerPrice',
  stock: 'audit.field.stock',
  model: 'products.model',
  code: 'productForm.code',
  warranty: 'products.warranty',
  sizes: 'productForm.sizes',
  colors: 'productForm.colors',
  categoryId: 'products.category',
  brandId: 'productForm.brand',
  offerId: 'productForm.offer',
  vendorId: 'products.vendor',
  description: 'audit.field.description',
  descriptionAr: 'audit.field.descriptionAr',
  tags: 'audit.field.tags',
  images: 'audit.field.images',
  usageImages: 'audit.field.usageImages',
  about: 'audit.field.about',
  image: 'audit.field.image',
  active: 'audit.field.active',
  email: 'audit.field.email',
  returnDays: 'audit.field.returnDays',
  dubaiFeeFils: 'audit.field.dubaiFee',
  otherFeeFils: 'audit.field.otherFee',
  freeShippingFromFils: 'audit.field.freeFrom',
  codEnabled: 'audit.field.cod',
  contactPhone: 'audit.field.phone',
  contactEmail: 'audit.field.email',
  slogans: 'audit.field.slogans',
};
export const fieldText = (field: string): string | undefined => FIELDS[field];
