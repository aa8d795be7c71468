import type { ListImportKind } from '@shop/shop-rules';

/** All paths of the dashboard. */
export const paths = {
  home: '/dashboard',
  account: '/dashboard/account',
  allProducts: '/dashboard/allproducts',
  addProduct: '/dashboard/products',
  copyProduct: (id: number) => `/dashboard/products?copy=${id}`,
  editProduct: (id: number) => `/dashboard/editproduct/${id}`,
  orderImages: (id: number) => `/dashboard/orderimages/${id}`,
  orderUsage: (id: number) => `/dashboard/orderusage/${id}`,
  selectDelete: '/dashboard/select-delete',
  trash: '/dashboard/trash',
  unpublished: '/dashboard/unpublished',
  categories: '/dashboard/categories',
  editCategory: (id: number) => `/dashboard/editcategory/${id}`,
  brands: '/dashboard/brands',
  offers: '/dashboard/offers',
  reviews: '/dashboard/reviews',
  searchWords: '/dashboard/search-words',
  /** Export and import; that of an id, if given. */
  searchWordsImport: (query: { import?: string; rows?: string } = {}) =>
    `/dashboard/search-words/import?${new URLSearchParams(query).toString()}`.replace(/\?$/, ''),
  /** Import of an exported list: the one of an id, or of a kind of translated texts. */
  listImport: (
    kind: ListImportKind,
    query: { import?: string; texts?: string; rows?: string } = {},
  ) => `/dashboard/import/${kind}?${new URLSearchParams(query).toString()}`.replace(/\?$/, ''),
  partners: '/dashboard/partners',
  layout: '/dashboard/home-page',
  translations: '/dashboard/translations',
  banners: '/dashboard/banners',
  videos: '/dashboard/videos',
  mainAds: '/dashboard/main-ads',
  vendors: '/dashboard/vendors',
  vendor: (id: number) => `/dashboard/vendor/${id}`,
  shoppers: '/dashboard/users',
  shopper: (id: number) => `/dashboard/users/${id}`,
  /** The page of a shopper with the merge of another account opened. */
  mergeShopper: (id: number, from: number) => `/dashboard/users/${id}?merge=${from}`,
  /** Accounts that are probably one person. */
  duplicates: '/dashboard/users/duplicates',
  /** Persons without an account. */
  guests: '/dashboard/guests',
  sellers: '/dashboard/sellers',
  audit: '/dashboard/audit',
  settings: '/dashboard/settings',
  shopPages: '/dashboard/pages',
  shopPage: (page: string) => `/dashboard/pages/${page}`,
  appearance: '/dashboard/appearance',
  businessDetails: '/dashboard/business-details',
  permissions: '/dashboard/permissions',
  uploadProducts: '/dashboard/upload-products',
  allOrders: '/dashboard/all-orders',
  ownOrders: '/dashboard/own-orders',
  order: (operationId: string) => `/dashboard/orders/${encodeURIComponent(operationId)}`,
  /** Cash orders that wait for a call. */
  cashOrders: '/dashboard/cash-orders',
  cashRules: '/dashboard/cash-orders/rules',
  stuckOrders: '/dashboard/stuck-orders',
  returns: '/dashboard/returns',
  return: (id: number) => `/dashboard/returns/${id}`,
  coupons: '/dashboard/coupons',
  draftOrders: '/dashboard/draft-orders',
  draftOrder: (id: number) => `/dashboard/draft-orders/${id}`,
  newDraftOrder: (product?: number) =>
    `/dashboard/draft-orders/new${product ? `?product=${product}` : ''}`,
  vendorStatements: '/dashboard/vendor-statements',
  vendorStatement: (id: number) => `/dashboard/vendor-statements/${id}`,
  openStatement: (vendor: number) => `/dashboard/vendor-statements/open/${vendor}`,
  commissions: '/dashboard/vendor-commissions',
  salesReport: '/dashboard/sales-report',
  reconciliation: '/dashboard/reconciliation',
  cashStatements: '/dashboard/cash-statements',
  cashStatement: (id: number) => `/dashboard/cash-statements/${id}`,
  lateParcels: '/dashboard/late-parcels',
  jobs: '/dashboard/jobs',
  /** For guests: asks for the mailed link to a new password. */
  forgotPassword: '/forgot-password',
  /** Creates the first admin account; for guests. */
  claim: '/first-run',
  firstRun: '/dashboard/first-run',
  firstRunStep: (step: string) => `/dashboard/first-run/${step}`,
  queues: '/dashboard/queues',
  /** The job browser (Bull Board), served beside the dashboard. */
  queueBoard: '/queues',
};

/** Address of a storefront page: this host without `admin.`. */
export const shopUrl = (path: string): string =>
  `${location.protocol}//${location.host.replace(/^admin\./, '')}${path}`;
