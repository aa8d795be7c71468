import { randomUUID } from 'node:crypto';
import type { Call, World } from './access-world.js';

/** What staff who have read the same send one after the other: the first is stored, and the second is refused. */
interface Conflict {
  calls: (call: Call, world: World) => Promise<[theirs: Call, mine: Call]> | [Call, Call];
  /** Code of the refusal; `changed_meanwhile` by default. */
  code?: string;
  /** Whether the second is another account; by default another tab of the first, which may do the same. */
  other?: true;
  /** What a bulk action responds with 200 that leaves out what has changed. */
  leavesOut?: string;
}

/**
 * What happens when a change of staff meets another one, or itself:
 * - `Conflict`: of two different changes of what both have read, the second is refused, and the first stays;
 * - `once`: the same request with its `Idempotency-Key` is made once;
 * - `repeat`: the same request again, by anyone, changes nothing, and has the given status; `takes` says why nothing of a
 *   colleague is lost if its body has other values;
 * - a text: it is meant to be done again, and why nothing of a colleague is lost.
 */
export type TwoStaffRule = Conflict | 'once' | Repeat | { again: string };
interface Repeat {
  repeat: 200 | 202 | 404 | 409;
  takes?: string;
}

type Values = Record<string, unknown>;
const readAs = (before: Values | undefined): Values =>
  before ? { before: JSON.stringify(before) } : {};

/** Two changes as JSON; both have read `before`, or have the version of the call. */
const json = (theirs: Values, mine: Values, before?: Values): Conflict => ({
  calls: (call) => {
    const body = call.json as Values;
    return [
      { ...call, json: { ...body, ...theirs, ...readAs(before) } },
      { ...call, json: { ...body, ...mine, ...readAs(before) } },
    ];
  },
});
type Texts = Record<string, string>;
/** Two changes as a form. */
const form = (theirs: Texts, mine: Texts, before?: Values): Conflict => ({
  calls: (call) => {
    const read: Texts = before ? { before: JSON.stringify(before) } : {};
    return [
      { ...call, multipart: { ...call.multipart, ...theirs, ...read } },
      { ...call, multipart: { ...call.multipart, ...mine, ...read } },
    ];
  },
});
/** The same change from two tabs: the second has not seen the first. */
const same: Conflict = { calls: (call) => [call, call] };
const decided: Conflict = { ...same, code: 'already_decided', other: true };

const about = (id: (world: World) => number): Conflict => ({
  calls: async (call, world) => {
    const rows: { about: string }[] = await world.test.db.query(
      'select about from staff where id = $1',
      [id(world)],
    );
    const before = { about: rows[0]?.about ?? '' };
    return form({ about: randomUUID() }, { about: randomUUID() }, before).calls(call, world);
  },
});
/** The title of a page. */
const page: Conflict = {
  calls: (call) => {
    const body = call.json as { en: Values };
    return [call, { ...call, json: { ...body, en: { ...body.en, title: randomUUID() } } }];
  },
};
const category: Conflict = {
  calls: async (call, world) => {
    const rows: { name: string }[] = await world.test.db.query(
      'select name from categories where id = $1',
      [call.path?.['id']],
    );
    return form({ name: 'Theirs' }, { name: 'Mine' }, { name: rows[0]?.name }).calls(call, world);
  },
};
const offer: Conflict = json({ title: 'Theirs' }, { title: 'Mine' }, { title: 'Flash' });
/** What arrived of a return that was not counted yet when both opened it. */
const receive: Conflict = {
  calls: (call) => {
    const { lines } = call.json as { lines: { lineId: number }[] };
    const received = Object.fromEntries(lines.map(({ lineId }) => [lineId, [null, null]]));
    const before = JSON.stringify({ state: 'approved', received });
    const counted = (good: number) => lines.map((line) => ({ ...line, received: 1, good }));
    return [
      { ...call, json: { lines: counted(1), before } },
      { ...call, json: { lines: counted(0), before } },
    ];
  },
};
const bulk: Conflict = {
  calls: (call) => {
    const body = call.json as { products: { id: number }[] };
    const products = body.products.map(({ id }) => ({ id, version: 1 }));
    const at = (value: number) => ({
      ...call,
      json: { ...body, products, price: { by: 'percent', value } },
    });
    return [at(5), at(10)];
  },
  leavesOut: 'This product has changed since the preview.',
};
const permissions: Conflict = {
  calls: (call) => {
    const body = call.json as { vendor: string[] };
    return [
      { ...call, json: { ...body, vendor: body.vendor.slice(1) } },
      { ...call, json: { ...body, vendor: body.vendor.slice(0, -1) } },
    ];
  },
};

const DONE: TwoStaffRule = { repeat: 200 };
/** It is gone. */
const GONE: TwoStaffRule = { repeat: 404 };
const NAMES = 'its body only names what is meant';
const VERSION = 'its body only has the version that was read';
const again = (why: string): TwoStaffRule => ({ again: why });
const OWN = again('only the account itself is concerned');
const READ = again('it changes nothing but the record of who has read');
const MAIL = again('another mail is asked for');
const RETRY = again('what has failed is tried again');
const SETS = again('it sets a state that the page shows');
const SESSIONS = again('sessions that were opened meanwhile end too');

/** Every route with which staff change something, except those of the login. */
export const TWO_STAFF: Record<string, TwoStaffRule> = {
  'POST /users/orders/one/:operationId/cancel': json({ reason: 'Theirs' }, { reason: 'Mine' }),
  'POST /users/orders/one/:operationId/handed-over': DONE,
  'POST /users/orders/one/:operationId/delivered': DONE,
  'POST /users/orders/one/:operationId/cash-received': DONE,
  'POST /users/orders/one/:operationId/shipment': RETRY,
  'POST /users/orders/one/:operationId/shipment/retry': RETRY,
  'POST /users/orders/one/:operationId/payment-review': json({ amount: 100 }, { amount: 125 }),
  'POST /users/orders/one/:operationId/voided-parcel/settle': json(
    { outcome: 'recalled' },
    { outcome: 'taken_back' },
  ),
  'POST /users/orders/one/:operationId/refund': 'once',
  'POST /users/orders/one/:operationId/refund/quote': READ,
  'POST /users/orders/one/:operationId/refund/retry': DONE,
  'POST /users/orders/one/:operationId/refund/settle': {
    ...json({ reference: 'FT-1' }, { reference: 'FT-2' }),
    code: 'no_failed_refund',
  },
  'POST /users/orders/one/:operationId/refund/extra': json(
    { reason: 'Theirs' },
    { reason: 'Mine' },
  ),
  'POST /users/orders/one/:operationId/notes': 'once',
  'PUT /users/orders/one/:operationId/notes/:noteId': json(
    { text: 'Theirs' },
    { text: 'Mine' },
    { text: 'Called back' },
  ),
  'DELETE /users/orders/one/:operationId/notes/:noteId': GONE,
  'PUT /users/orders/one/:operationId/tags': json(
    { tags: ['Theirs'] },
    { tags: ['Mine'] },
    { tags: [] },
  ),
  'PUT /users/orders/one/:operationId/address': json(
    { building: 'Theirs' },
    { building: 'Mine' },
    { building: 'Palm House' },
  ),
  'POST /users/orders/one/:operationId/mails/resend': MAIL,
  'POST /users/orders/bulk/handed-over': { repeat: 200, takes: NAMES },
  'POST /users/orders/bulk/delivered': { repeat: 200, takes: NAMES },
  'POST /users/orders/bulk/cash-received': { repeat: 200, takes: NAMES },
  'POST /users/orders/bulk/documents': READ,
  'POST /aramex/create-shipment': again('the parcel of an order that has one is returned'),

  'POST /returns/:id/approve': DONE,
  'POST /returns/:id/refuse': json({ reason: 'Theirs' }, { reason: 'Mine' }),
  'POST /returns/:id/receive': receive,
  'POST /returns/:id/refund': json({ amount: 50 }, { amount: 60 }),

  'POST /cash-orders/:operationId/confirm': decided,
  'POST /cash-orders/:operationId/cancel': decided,
  'POST /cash-orders/:operationId/no-answer': same,
  'POST /cash-orders/:operationId/undo-no-answer': same,
  'PUT /cash-rules': json({ leastCalls: 4 }, { leastCalls: 5 }),

  'POST /draft-orders': 'once',
  'PUT /draft-orders/:id': json({ note: 'Theirs' }, { note: 'Mine' }),
  'POST /draft-orders/:id/copy': 'once',
  'POST /draft-orders/:id/send': 'once',
  'POST /draft-orders/:id/withdraw': DONE,
  'POST /draft-orders/find-shopper': READ,

  'POST /coupons/add': 'once',
  'POST /coupons/update/:id': json({ note: 'Theirs' }, { note: 'Mine' }),
  'POST /coupons/:id/end': DONE,
  'PUT /admin/late-parcels/rule': json({ coupon: 20 }, { coupon: 30 }),

  'POST /admin/cash-statements': 'once',
  'POST /admin/cash-statements/:id/book': DONE,
  'POST /admin/cash-statements/:id/undo': { repeat: 200, takes: VERSION },
  'PUT /admin/cash-statements/:id/rows/:rowId/note': json({ note: 'Theirs' }, { note: 'Mine' }),
  'PUT /vendor-statements/:id/payment': json({ reference: 'Theirs' }, { reference: 'Mine' }),
  'POST /vendor-commissions': {
    ...json({ percent: 10 }, { percent: 20 }),
    code: 'commission_exists',
  },
  'DELETE /vendor-commissions/:id': GONE,

  'POST /products/add-product': 'once',
  'PUT /products/update-product/:id': form(
    { name: 'Theirs', version: '1' },
    { name: 'Mine', version: '1' },
  ),
  'PUT /products/:productId/images': form({ version: '1' }, { version: '1' }),
  'PUT /products/:productId/usage-images': form({ version: '1' }, { version: '1' }),
  'PUT /products/:id/picture-shape': same,
  'POST /products/fixes': same,
  'POST /products/bulk-change': bulk,
  'PATCH /products/:id/quick-values': json({ stock: 5 }, { stock: 7 }),
  'PUT /products/publication': { repeat: 200, takes: 'it sets a state that the page shows' },
  'DELETE /products/:id': GONE,
  'DELETE /products/batch-delete': { repeat: 404, takes: NAMES },
  'DELETE /products/trash': { repeat: 404, takes: NAMES },
  'POST /products/:id/restore': GONE,
  'POST /products/batch-restore': { repeat: 404, takes: NAMES },
  'POST /products/:id/preview': again('each link is another one'),
  'DELETE /products/:id/previews': DONE,
  'DELETE /products/:id/previews/:link': DONE,

  'POST /file/upload-excel': again('each file is checked, and nothing imported'),
  'POST /file/imports/:id/confirm': { repeat: 202 },
  'POST /file/imports/:id/cancel': DONE,
  'POST /file/imports/:id/revert': { repeat: 202 },
  'POST /jobs/exports/orders': again('another file is asked for'),
  'POST /jobs/exports/products': again('another file is asked for'),
  'POST /jobs/exports/shoppers': again('another file is asked for'),
  'POST /jobs/exports/reviews': again('another file is asked for'),
  'POST /jobs/exports/returns': again('another file is asked for'),
  'POST /jobs/exports/audit': again('another file is asked for'),
  'POST /jobs/exports/coupons': again('another file is asked for'),
  'POST /jobs/exports/translations': again('another file is asked for'),
  'POST /jobs/exports/categories': again('another file is asked for'),
  'POST /jobs/exports/brands': again('another file is asked for'),
  'POST /jobs/exports/order-lines': again('another file is asked for'),
  'POST /jobs/exports/draft-orders': again('another file is asked for'),
  'POST /jobs/exports/cash-orders': again('another file is asked for'),
  'POST /jobs/exports/late-parcels': again('another file is asked for'),
  'POST /jobs/exports/vendors': again('another file is asked for'),
  'POST /jobs/exports/seller-requests': again('another file is asked for'),
  'POST /jobs/exports/search-words': again('another file is asked for'),
  'POST /jobs/exports/offers': again('another file is asked for'),
  'POST /jobs/exports/partners': again('another file is asked for'),
  'POST /jobs/exports/banners': again('another file is asked for'),
  'POST /jobs/exports/main-ads': again('another file is asked for'),
  'POST /jobs/exports/videos': again('another file is asked for'),
  'POST /jobs/exports/:id/cancel': DONE,
  'POST /jobs/imports/categories': again('each file is checked, and nothing imported'),
  'POST /jobs/imports/brands': again('each file is checked, and nothing imported'),
  'POST /jobs/imports/coupons': again('each file is checked, and nothing imported'),
  'POST /jobs/imports/translations': again('each file is checked, and nothing imported'),
  'POST /jobs/imports/offers': again('each file is checked, and nothing imported'),
  'POST /jobs/imports/partners': again('each file is checked, and nothing imported'),
  'POST /jobs/imports/banners': again('each file is checked, and nothing imported'),
  'POST /jobs/imports/main-ads': again('each file is checked, and nothing imported'),
  'POST /jobs/imports/videos': again('each file is checked, and nothing imported'),
  'POST /jobs/imports/:id/confirm': { repeat: 202 },
  'POST /jobs/imports/:id/undo': { repeat: 202 },

  'POST /categories/add': 'once',
  'POST /categories/update/:id': category,
  'DELETE /categories/:id': GONE,
  'POST /brands/add': 'once',
  'POST /brands/update/:id': form({ name: 'Theirs' }, { name: 'Mine' }, { name: 'Brand' }),
  'DELETE /brands/:id': GONE,
  'POST /partners/add': 'once',
  'POST /partners/update/:id': form({ name: 'Theirs' }, { name: 'Mine' }, { name: 'Bank' }),
  'DELETE /partners/:id': GONE,
  'POST /offers/add': 'once',
  'POST /offers/update/:id': offer,
  'DELETE /offers/:id': GONE,
  'POST /banners/add': 'once',
  'PATCH /banners/:id/active': SETS,
  'PATCH /banners/:id/schedule': json({}, { shownFrom: '2027-01-01T20:00:00Z' }),
  'DELETE /banners/:id': GONE,
  'POST /videos/add': 'once',
  'PUT /videos/update/:id': form({ title: 'Theirs' }, { title: 'Mine' }, { title: 'Rings' }),
  'PATCH /videos/:id/schedule': json({}, { shownFrom: '2027-01-01T20:00:00Z' }),
  'DELETE /videos/:id': GONE,
  'POST /main_ads': 'once',
  'PUT /main_ads/:id': form({ text: 'Theirs' }, { text: 'Mine' }, { text: '' }),
  'PATCH /main_ads/:id/schedule': json({}, { shownFrom: '2027-01-01T20:00:00Z' }),
  'DELETE /main_ads/:id': GONE,
  'PUT /admin/layout': same,

  'POST /search-words': 'once',
  'PUT /search-words/:id': json({ terms: ['theirs'] }, { terms: ['mine'] }),
  'DELETE /search-words/:id': GONE,
  'PUT /search-words/landings': json(
    { path: '/category/8', before: null },
    { path: '/about', before: null },
  ),
  'DELETE /search-words/landings/:id': GONE,
  'POST /search-words/imports': again('each file is checked, and nothing imported'),
  'POST /search-words/imports/:id/confirm': DONE,
  'POST /search-words/imports/:id/undo': DONE,

  'PUT /reviews/:id/visibility': { repeat: 200, takes: 'it sets a state that the page shows' },
  'PUT /reviews/:id/reply': json({ reply: 'Theirs' }, { reply: 'Mine' }),
  'DELETE /reviews/:id': GONE,

  'PUT /admin/pages/:page': page,
  'PUT /admin/pages/:page/draft': page,
  'DELETE /admin/pages/:page/draft': { repeat: 409 },
  'POST /admin/pages/:page/versions/:number/restore': same,
  'POST /admin/page-pictures': 'once',
  'DELETE /admin/page-pictures/:id': GONE,
  'PUT /admin/translations/:kind/:id': json(
    { texts: [{ field: 'title', en: 'Flash', ar: 'خاطف' }] },
    { texts: [{ field: 'title', en: 'Flash', ar: 'آخر' }] },
  ),

  'PUT /admin/settings': json(
    { contactEmail: 'theirs@example.com' },
    { contactEmail: 'mine@example.com' },
  ),
  'PUT /admin/appearance': form({ mailName: 'Theirs' }, { mailName: 'Mine' }),
  'PUT /admin/business-details': json({ legalName: 'Theirs' }, { legalName: 'Mine' }),
  'PUT /admin/permissions': permissions,
  'POST /admin/first-run/test': again('each test reaches the provider'),

  'POST /list-views': 'once',
  'PUT /list-views/:id': json({ name: randomUUID() }, { name: randomUUID() }),
  'DELETE /list-views/:id': DONE,
  'PUT /list-views/order': again(
    'the last order stands: each is complete, no view is lost, and a list that lacks a view is refused',
  ),
  'PUT /list-views/settings': OWN,

  'POST /admin/shoppers/:id/notes': 'once',
  'PUT /admin/shoppers/:id/notes/:noteId': json(
    { text: 'Theirs' },
    { text: 'Mine' },
    { text: 'Calls in the morning.' },
  ),
  'DELETE /admin/shoppers/:id/notes/:noteId': DONE,
  'PUT /admin/shoppers/:id/contact': json(
    { name: 'Theirs' },
    { name: 'Mine' },
    { name: 'Layla Hassan' },
  ),
  'POST /admin/shoppers/:id/block': json({ reason: 'Theirs' }, { reason: 'Mine' }),
  'POST /admin/shoppers/:id/unblock': DONE,
  'POST /admin/shoppers/:id/end-sessions': SESSIONS,
  'POST /admin/shoppers/:id/password-reset': MAIL,
  'POST /admin/shoppers/:id/merge': { repeat: 404, takes: NAMES },
  'DELETE /admin/shoppers/:id': GONE,
  'POST /admin/shopper-pairs/dismiss': { repeat: 200, takes: NAMES },
  'POST /admin/shopper-pairs/restore': { repeat: 200, takes: NAMES },
  'POST /admin/guests/find': READ,
  'POST /admin/guests/export': READ,
  'POST /admin/guests/erase': { repeat: 404, takes: NAMES },

  'POST /seller/:id/approve': { repeat: 409 },
  'POST /seller/:id/refuse': { ...json({}, { reason: 'Mine' }), code: 'seller_decided' },
  'POST /seller/:id/invite': MAIL,

  'POST /admin/add': 'once',
  'PUT /admin/:id': about(({ people }) => people.vendor.id),
  'DELETE /admin/:id': GONE,
  'PUT /admin/:id/password': again('a given password replaces the one before, as it must'),
  'DELETE /admin/:id/second-factor': { repeat: 409 },
  'DELETE /admin/:id/sessions': SESSIONS,

  'PUT /admin/account/profile': about(({ people }) => people.admin.id),
  'POST /admin/account/password': OWN,
  'POST /admin/account/confirm': OWN,
  'POST /admin/account/confirm/passkey': OWN,
  'DELETE /admin/account/sessions': OWN,
  'DELETE /admin/account/sessions/:sessionId': OWN,
  'POST /admin/account/second-factor': OWN,
  'POST /admin/account/second-factor/activate': OWN,
  'POST /admin/account/second-factor/turn-off': OWN,
  'POST /admin/account/recovery-codes': OWN,
  'POST /admin/account/passkeys': OWN,
  'POST /admin/account/passkeys/options': OWN,
  'PUT /admin/account/passkeys/:passkeyId': OWN,
  'DELETE /admin/account/passkeys/:passkeyId': GONE,
  'POST /admin/logout': OWN,

  'POST /admin/queues/dead/:id/retry': RETRY,
  'POST /admin/queues/:name/retry': RETRY,
  'POST /admin/queues/:name/pause': SETS,
  'POST /admin/queues/:name/resume': SETS,
};
