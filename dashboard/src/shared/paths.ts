/** All paths of the dashboard. */
export const paths = {
  home: '/dashboard',
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
  partners: '/dashboard/partners',
  banners: '/dashboard/banners',
  videos: '/dashboard/videos',
  mainAds: '/dashboard/main-ads',
  vendors: '/dashboard/vendors',
  vendor: (id: number) => `/dashboard/vendor/${id}`,
  shoppers: '/dashboard/users',
  shopper: (id: number) => `/dashboard/users/${id}`,
  sellers: '/dashboard/sellers',
  audit: '/dashboard/audit',
  settings: '/dashboard/settings',
  permissions: '/dashboard/permissions',
  uploadProducts: '/dashboard/upload-products',
  allOrders: '/dashboard/all-orders',
  ownOrders: '/dashboard/own-orders',
  order: (operationId: string) => `/dashboard/orders/${encodeURIComponent(operationId)}`,
  stuckOrders: '/dashboard/stuck-orders',
  returns: '/dashboard/returns',
  return: (id: number) => `/dashboard/returns/${id}`,
  reconciliation: '/dashboard/reconciliation',
  queues: '/dashboard/queues',
  /** The job browser (Bull Board), served beside the dashboard. */
  queueBoard: '/queues',
};

/** Address of a storefront page: this host without `admin.`. */
export const shopUrl = (path: string): string =>
  `${location.protocol}//${location.host.replace(/^admin\./, '')}${path}`;
