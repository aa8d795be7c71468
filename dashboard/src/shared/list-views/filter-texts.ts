/** Text ids of filters by parameter. */
const FILTERS: Record<string, string> = {
  actor: 'audit.actor',
  by: 'report.by',
  category: 'products.category',
  city: 'orders.city',
  days: 'returns.age',
  gender: 'shoppers.gender',
  kind: 'list.kind',
  list: 'cashDesk.list',
  missing: 'translations.show',
  month: 'statements.month',
  paymentMethod: 'orders.paidBy',
  problem: 'checks.needsWork',
  product: 'reviews.product',
  show: 'list.show',
  sort: 'list.sort',
  source: 'coupons.source',
  stars: 'reviews.stars',
  state: 'orders.status',
  subject: 'audit.recordType',
  tag: 'orders.tag',
  task: 'orders.task.title',
  vendor: 'orders.vendor',
};

/** Name of a filter; a parameter that no list has any more is shown as it is. */
export const filterText = (name: string, t: (id: string) => string): string => {
  const id = FILTERS[name];
  return id ? t(id) : name;
};
