/** The folders of the API, each knowing only those above it in these lists: platform, then modules, then app. */
export const PLATFORM = [
  'config',
  'database',
  'observability',
  'i18n',
  'gateways',
  'queues',
  'http',
  'outbox',
  'rate-limit',
  'response-cache',
  'auth',
  'files',
  'idempotency',
  'health',
];
export const MODULES = [
  'back-office/audit',
  'back-office/permissions',
  'content/content-store',
  'content/settings',
  'content/shop-pages',
  'content/schedule',
  'content/content-table',
  'content/layout',
  'content/main-ads',
  'content/partners',
  'content/videos',
  'catalogue/products',
  'catalogue/brands',
  'catalogue/categories',
  'catalogue/offers',
  'catalogue/product-import',
  'catalogue/reviews',
  'catalogue/search-words',
  'catalogue/wishlist',
  'content/banners',
  'content/translations',
  'sales/order-core',
  'sales/coupons',
  'sales/mails',
  'people/known-browsers',
  'people/passkeys',
  'people/passwords',
  'people/staff',
  'people/shoppers',
  'people/addresses',
  'people/shopper-records',
  'catalogue/stock-alerts',
  'people/seller-requests',
  'sales/carts',
  'sales/payments',
  'sales/orders',
  'sales/refunds',
  'sales/returns',
  'sales/late-parcels',
  'sales/shipments',
  'sales/cancellations',
  'sales/cash-desk',
  'sales/checkout',
  'sales/draft-orders',
  'sales/order-documents',
  'sales/vendor-statements',
  'back-office/stuck-orders',
  'back-office/faults',
  'back-office/analytics',
  'back-office/reconciliation',
  'back-office/cash-statements',
  'back-office/list-imports',
  'back-office/jobs',
  'back-office/list-views',
  'back-office/queues',
  'back-office/first-run',
  'back-office/business-metrics',
];

const UP = String.raw`^(\.\./)+`;
/** Paths of modules as their neighbours of one area, and all others, import them. */
const pathsOf = (modules, area) =>
  [
    ...modules,
    ...modules.flatMap((each) => (each.startsWith(`${area}/`) ? each.split('/')[1] : [])),
  ].join('|');
const rulesOf = (folder, ...patterns) => ({
  files: [`api/src/${folder}/**/*.ts`],
  ignores: ['**/*.spec.ts'],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});
const later = (paths) => ({
  regex: `${UP}(${paths})/`,
  message: 'A folder imports only those before it in api/layers.mjs.',
});

/** ESLint's rules for the imports of each folder. */
export const layerRules = [
  ...PLATFORM.map((folder, at) =>
    rulesOf(`platform/${folder}`, later(['modules', 'app', ...PLATFORM.slice(at + 1)].join('|'))),
  ),
  ...MODULES.map((folder, at) => {
    const [area] = folder.split('/');
    const others = MODULES.filter((each) => each !== folder);
    return rulesOf(`modules/${folder}`, later(`app|${pathsOf(MODULES.slice(at + 1), area)}`), {
      regex: `${UP}(${pathsOf(others, area)})/.*\\.(controller|processor|queries)\\.js$`,
      message: 'Another module is reached by its module, service, entity or dto.',
    });
  }),
];
