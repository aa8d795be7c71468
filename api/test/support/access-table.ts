import { AppearanceService } from '../../src/modules/content/settings/appearance/appearance.service.js';
import { BusinessDetailsService } from '../../src/modules/content/settings/business-details.service.js';
import { toCashRulesDto } from '../../src/modules/sales/cash-desk/cash-rules.dto.js';
import { CashRulesService } from '../../src/modules/sales/cash-desk/cash-rules.service.js';
import { ShopPagesService } from '../../src/modules/content/shop-pages/shop-pages.service.js';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { toTranslation } from '../../src/modules/content/translations/translation-rows.js';
import { orderNumber } from '@shop/shop-rules';
import { PermissionsService } from '../../src/modules/back-office/permissions/permissions.service.js';
import { storedName } from '../../src/modules/back-office/jobs/export-file.js';
import { FileStore } from '../../src/platform/files/store/file-store.js';
import { signedCode } from '../../src/modules/people/shoppers/sign-in-codes/sign-in-code-mail.js';
import { SigningKeys } from '../../src/platform/auth/sessions/signing-keys.js';
import { hashOfToken } from '../../src/platform/auth/secret-token.js';
import { DraftLink } from '../../src/modules/sales/order-core/draft/draft-link.js';
import { StockAlertLink } from '../../src/modules/sales/mails/stock-alert-link.js';
import { SessionsService } from '../../src/platform/auth/sessions/sessions.service.js';
import { VerificationLink } from '../../src/modules/sales/mails/verification-link.js';
import { ACTORS, PASSWORD, type Actor, type Call, type World } from './access-world.js';
import { fileOf } from './import-shop.js';
import { PasskeyCheck } from '../../src/modules/people/passkeys/passkey-check.service.js';
import { handleOf } from '../../src/modules/people/passkeys/passkey-holder.js';
import { aPasskey, BROWSER, newAuthenticator } from './passkeys.js';

/** Who may call a route, and a valid call. Other callers get 403, guests 401. */
interface Rule {
  may: readonly Actor[];
  /** Callers who may use the route, but not for this row: 404. */
  hidden?: readonly Actor[];
  /**
   * A valid call; the rows it needs are new every time. It names `who` only if it depends on the caller: otherwise the
   * refused callers of a route share one call.
   */
  call?: (world: World, who: Actor) => Promise<Call> | Call;
  /** Status for permitted callers; any 2xx by default. */
  answers?: number;
}

const ALL = ACTORS;
const SHOPPERS = ['owner', 'stranger'] as const;
const SELLERS = ['vendor', 'rival'] as const;
const STAFF = [...SELLERS, 'admin', 'ops'] as const;
const ADMIN = ['admin'] as const;

const ADDRESS = {
  fullName: 'Layla Hassan',
  phone: '0501234567',
  city: 'Dubai',
  area: 'Al Barsha',
  building: 'Palm House',
};
const lines = async (world: World) => [{ productId: await world.product(), quantity: 1 }];
const anOrder =
  (...state: Parameters<World['order']>) =>
  async (world: World, who?: Actor): Promise<Call> => {
    const { id, opid } = await world.order(...state);
    const isSeller = who === 'vendor' || who === 'rival';
    return { path: { operationId: isSeller ? orderNumber(id) : opid } };
  };
/** A cash order that waits for a confirmation since yesterday, with an outcome. */
const aWaitingOrder =
  (outcome: object = {}, noAnswers = 0) =>
  async ({ order, test }: World): Promise<Call> => {
    const { id, opid } = await order('cod_pending');
    // Orders of the last minute are limited.
    await test.db.query(`update orders set created_at = now() - interval '1 day' where id = $1`, [
      id,
    ]);
    await test.db.query(
      `insert into cash_confirmations (order_id, no_answers, called_at) values ($1, $2, now())`,
      [id, noAnswers],
    );
    return { path: { operationId: opid }, json: { version: 0, ...outcome } };
  };
/** An order with a note of the caller. */
const aNote = async (world: World, who: Actor): Promise<Call> => {
  const { id, opid } = await world.order();
  const { people, rows } = world;
  const author = who === 'ops' ? people.ops : people.admin;
  const note = { order_id: id, staff_id: author.id, text: 'Called back' };
  return { path: { operationId: opid, noteId: await rows.insert('order_notes', note) } };
};
const couponInput = () => ({
  code: `C${randomUUID().slice(0, 8)}`,
  amount: null,
  percent: 10,
  target: 'goods',
  minimum: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerShopper: null,
  shopper: null,
  note: '',
});
const aCoupon = async ({ rows }: World) => {
  const code = couponInput().code.toUpperCase();
  return { path: { id: await rows.insert('coupons', { code, percent: 10 }) } };
};
const aPage = () => ({ path: { page: 'about' } });
/** A page with another title. */
const anEditedPage = async ({ test, people }: World) => {
  const page = await test.app.get(ShopPagesService).one('about', editor(people));
  const en = { ...page.en, title: randomUUID() };
  const draft = page.draft?.revision ?? 0;
  return { ...aPage(), json: { version: page.version, draft, en, ar: page.ar } };
};
const editor = ({ admin }: World['people']) => ({ id: admin.id, name: 'Admin', sessionId: '' });
/** A page with a draft. */
const aDraft = async (world: World) => {
  const { json } = await anEditedPage(world);
  const pages = world.test.app.get(ShopPagesService);
  const { draft } = await pages.saveDraft('about', json, editor(world.people));
  return { ...aPage(), query: `draft=${draft?.revision}` };
};
/** A picture that pages can show. */
const aPicture = async ({ rows }: World) => {
  const picture = {
    file: `${randomUUID()}.webp`,
    width: 8,
    height: 6,
    alt_en: 'Oud',
    alt_ar: 'عود',
  };
  return { path: { id: await rows.insert('page_pictures', picture) } };
};
/** A new version of a page. */
const aPageVersion = async (world: World) => {
  const { json } = await anEditedPage(world);
  const { version: number } = await world.test.app
    .get(ShopPagesService)
    .publish('about', json, editor(world.people));
  return { path: { page: 'about', number } };
};
/** A version, and the present one as the base of the change. */
const aRestoredVersion = async (world: World): Promise<Call> => {
  const { path } = await aPageVersion(world);
  return { path, json: { version: path.number } };
};
/** A product with a link to its preview. */
const aPreview = async ({ rows, product }: World) => {
  const id = await product();
  const expires_at = new Date(Date.now() + 86_400_000);
  const token_hash = hashOfToken(randomUUID());
  return {
    id,
    link: await rows.insert('preview_links', { product_id: id, token_hash, expires_at }),
  };
};
/** An order whose parcel the carrier has. */
const aParcel = async (world: World): Promise<string> => {
  const { id, opid } = await world.order('ready_to_ship');
  await world.shipmentOf(id);
  return opid;
};
/** An order whose cash the carrier has. */
const collectedCash = async ({ order, test }: World): Promise<string> => {
  const { id, opid } = await order('delivered');
  await test.db.query(`update orders set cod_state = 'collected' where id = $1`, [id]);
  return opid;
};
/** The caller if staff, else an admin. */
const staffOf = (people: World['people'], who: Actor) =>
  STAFF.some((name) => name === who) ? people[who] : people.admin;
const ownPasskey = async ({ test, people }: World, who: Actor) => ({
  path: {
    passkeyId: (await aPasskey(test, { kind: 'staff', id: staffOf(people, who).id })).id,
  },
});
/** The address of a passkey of the owner, or only of its account. */
const ownersPasskey = async ({ test, people }: World, isStored = true): Promise<Call> => {
  const { id } = people.owner;
  await test.db.query('update users set email_verified_at = now() where id = $1', [id]);
  const passkey = isStored ? await aPasskey(test, { kind: 'shopper', id }) : undefined;
  return { path: { id, ...(passkey && { passkeyId: passkey.id }) } };
};
const KNOWN_BROWSER = { Cookie: `liwan_browser=${BROWSER}` };
/** A saved view of the caller. */
const aView = async ({ rows, people }: World, who: Actor) => {
  const { id } = staffOf(people, who);
  const view = { staff_id: id, list: 'orders', name: randomUUID(), query: 'q=oud', position: 1 };
  return { path: { id: await rows.insert('list_views', view) } };
};
const aSynonym = ({ rows }: World): Promise<number> =>
  rows.insert('search_synonyms', { kind: 'exact', terms: [randomUUID()] });
/** An order with a failed refund. */
const aFailedRefund =
  (json?: unknown) =>
  async (world: World): Promise<Call> => {
    const { id, opid } = await world.order('returned', 'card', 'refund_failed');
    await world.test.db.query('update payments set refund_fils = amount_fils where order_id = $1', [
      id,
    ]);
    return { path: { operationId: opid }, json };
  };
const ofOwner =
  (name: string, json?: unknown) =>
  ({ people }: World): Call => ({
    path: { [name]: people.owner.id },
    json,
  });
const wishlistCall = async (world: World): Promise<Call> => ({
  path: { id: world.people.owner.id },
  json: { productId: await world.product() },
});
const cartCall = async (world: World): Promise<Call> => ({
  path: { id: world.people.owner.id },
  json: { lines: [{ productId: await world.product(), quantity: 1 }] },
});
const aShopperNote =
  (json?: unknown) =>
  async ({ rows, people }: World, who: Actor): Promise<Call> => {
    const author = who === 'ops' ? people.ops : people.admin;
    const note = { user_id: people.owner.id, author_id: author.id, author_name: author.username };
    const noteId = await rows.insert('shopper_notes', { ...note, text: 'Calls in the morning.' });
    return { path: { id: people.owner.id, noteId }, json };
  };
/** A shopper of its own, whose sessions the call may end. */
const someShopper =
  (json?: unknown) =>
  async (world: World): Promise<Call> => ({
    path: { id: (await world.shopper()).id },
    json,
  });
/** Two accounts with the same phone number. */
const aShopperPair =
  ({ isDismissed = false } = {}) =>
  async (world: World): Promise<Call> => {
    const { id: first } = await world.shopper();
    const { id: second } = await world.shopper();
    const { id, username } = world.people.admin;
    await world.test.db.query(
      `insert into shopper_pairs
         (first_id, second_id, reasons, dismissed_at, dismissed_by, dismissed_by_name)
       values (least($1::integer, $2), greatest($1::integer, $2), '{phone}', $3, $4, $5)`,
      [first, second, ...(isDismissed ? [new Date(), id, username] : [null, null, null])],
    );
    return { json: { first, second } };
  };
/** A person without an account who asked for an email about a product. */
const aGuestContact = async (world: World): Promise<Call> => {
  const email = `${randomUUID()}@example.com`;
  await world.rows.insert('stock_alerts', {
    product_id: await world.product(),
    email,
    locale: 'en',
    expires_at: new Date(Date.now() + 1e9),
  });
  return { json: { contact: email } };
};
const ADDRESS_FIELDS = {
  fullName: 'Layla Hassan',
  phone: '0501234567',
  city: 'Dubai',
  area: 'Al Barsha',
  building: 'Palm House',
};
const addressCall = async ({ rows, people }: World): Promise<Call> => ({
  path: {
    id: people.owner.id,
    addressId: await rows.insert('addresses', {
      user_id: people.owner.id,
      full_name: 'Layla Hassan',
      phone: '+971501234567',
      city: 'Dubai',
      area: 'Al Barsha',
      building: 'Palm House',
    }),
  },
  json: ADDRESS_FIELDS,
});
const stockAlert =
  (purpose: 'confirm' | 'remove' | 'stop') =>
  async ({ rows, product, people, test }: World): Promise<Call> => {
    const id = await rows.insert('stock_alerts', {
      product_id: await product({ stock: 0 }),
      email: people.owner.email,
      locale: 'en',
      expires_at: new Date(Date.now() + 60_000),
    });
    return { json: { key: test.app.get(StockAlertLink).key(purpose, id) } };
  };
const mail = ({ people }: World, who: Actor): Call => ({
  json: { to: people[who].email || people.owner.email, subject: 'Hello', text: 'Hello' },
});
/** A return of the owner in a state. */
const aReturn =
  (state: string, json?: unknown) =>
  async (world: World): Promise<Call> => {
    const { id, lineId } = await world.returnOf(state);
    const lines = [{ lineId, received: 1, good: 1 }];
    return { path: { id }, json: json ?? { lines } };
  };
/** A draft order of an admin. */
const aDraftOrder =
  (json?: object) =>
  async (world: World): Promise<Call> => {
    const line = { productId: await world.product(), name: 'Oud', nameAr: 'عود', image: null };
    const id = await world.rows.insert('draft_orders', {
      lines: JSON.stringify([{ ...line, size: '', color: '', quantity: 1, unitFils: 12_500 }]),
      email: 'layla@example.com',
      created_by: world.people.admin.id,
      expires_at: new Date(Date.now() + 86_400_000),
    });
    return { path: { id }, ...(json && { json }) };
  };
const draftInput = async (world: World) => ({
  ...{ lines: await lines(world), locale: 'en', fullName: '', phone: '', email: '' },
  ...{ city: '', area: '', building: '', flat: '', note: '', conversationUrl: '' },
});
const review = async ({ rows, product, people }: World) =>
  rows.insert('reviews', {
    product_id: await product(),
    user_id: people.owner.id,
    stars: 4,
    comment: 'Good.',
  });
const shipment = async (world: World): Promise<Call> => {
  const { id, opid } = await world.order('ready_to_ship');
  await world.shipmentOf(id);
  const PartyAddress = { Line1: 'Palm House', City: 'Dubai', CountryCode: 'AE' };
  const Contact = {
    PersonName: 'Layla Hassan',
    EmailAddress: world.people.owner.email,
    PhoneNumber1: '0501234567',
  };
  const Consignee = { PartyAddress, Contact };
  return { json: { Shipments: [{ Reference1: opid, Consignee }] } };
};

/** A form for a row that only admins change. */
const change =
  (table: string, row: Record<string, unknown>, multipart: Call['multipart'] = {}) =>
  async ({ rows }: World): Promise<Call> => ({
    path: { id: await rows.insert(table, row) },
    multipart,
  });
const remove =
  (table: string, row: Record<string, unknown>) =>
  async ({ rows }: World): Promise<Call> => ({ path: { id: await rows.insert(table, row) } });
/** The schedule of a new row. */
const schedule =
  (table: string, row: Record<string, unknown>) =>
  async ({ rows }: World): Promise<Call> => ({
    path: { id: await rows.insert(table, row) },
    json: {
      shownFrom: '2026-12-01T20:00:00Z',
      shownUntil: null,
      before: { shownFrom: null, shownUntil: null },
    },
  });
/** A seller request. */
const seller =
  (row: Record<string, unknown> = {}, json?: unknown) =>
  async ({ rows, unique }: World): Promise<Call> => ({
    path: {
      id: await rows.insert('seller_requests', {
        name: 'Dune House',
        email: `${unique()}@example.com`,
        phone: '+971501234567',
        location: 'Dubai',
        ...row,
      }),
    },
    json,
  });
const BANNER = { title: 'Summer', image_url: 'a.webp' };
const VIDEO = { title: 'Rings', video_url: 'a.webm' };
const film = new Blob([Buffer.from('1a45dfa3934282847765626d', 'hex'), Buffer.alloc(500, 7)], {
  type: 'video/webm',
});

const deleted = (world: World): Promise<number> => world.product({ deleted_at: new Date() });
const sheet = new Blob(
  [
    fileOf([
      ['name', 'price', 'category'],
      ['Ring', 10, 'Bags'],
    ]),
  ],
  {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
);
const statement = new Blob(
  [
    fileOf([
      ['AWB', 'COD'],
      ['70000000001', 120],
    ]),
  ],
  { type: sheet.type },
);
const synonyms = new Blob(
  [
    fileOf([
      ['kind', 'words'],
      ['both', 'sneakers, runners'],
    ]),
  ],
  { type: sheet.type },
);
/** A list with one row to add. */
const names = new Blob([fileOf([['name'], ['Noctelle']])], { type: sheet.type });
const titles = new Blob([fileOf([['title'], ['Noctelle']])], { type: sheet.type });
const coupons = new Blob(
  [
    fileOf([
      ['code', 'percent'],
      ['ACCESS-1', '5'],
    ]),
  ],
  { type: sheet.type },
);
const aSynonymImport =
  (json?: unknown, row: Record<string, unknown> = {}) =>
  async ({ test, rows, people }: World): Promise<Call> => {
    const file = { file_name: 'words.xlsx', created_by: people.admin.id, ...row };
    const id = await rows.insert('synonym_imports', file);
    // What it did, if it is done.
    if (row['state'] === 'done')
      await test.db.query(
        `insert into synonym_import_rows (import_id, row_no, given, action, done)
       values ($1, 2, '{}', 'unchanged', '{"row": 2, "id": 0, "version": 1, "before": null}')`,
        [id],
      );
    return { path: { id }, json };
  };
const anImport =
  (row: Record<string, unknown> = {}, json?: unknown) =>
  async ({ test, rows, people }: World): Promise<Call> => {
    const file = { file_name: 'products.xlsx', created_by: people.admin.id, letters: '{}' };
    const id = await rows.insert('product_imports', { ...file, ...row });
    await test.db.query(
      `insert into product_import_rows (import_id, row_no, cells, given, action)
       values ($1, 2, '{"name": "Ring"}', '{}', 'error')`,
      [id],
    );
    return { path: { id }, json };
  };

/** A file of categories of the caller. */
const aListImport =
  (row: Record<string, unknown> = {}, json?: unknown) =>
  async ({ test, rows, people }: World, who: Actor): Promise<Call> => {
    const created_by = SELLERS.some((each) => each === who)
      ? people[who === 'rival' ? 'rival' : 'vendor'].id
      : people.admin.id;
    const file = { kind: 'categories', file_name: 'categories.xlsx', created_by };
    const id = await rows.insert('list_imports', { ...file, ...row });
    await test.db.query(
      `insert into list_import_rows (import_id, row_no, cells, action) values ($1, 2, '{}', 'error')`,
      [id],
    );
    return { path: { id }, json };
  };

/** A statement of the carrier with one row. */
const aStatement =
  (json?: unknown) =>
  async ({ rows, people }: World): Promise<Call> => {
    const id = await rows.insert('cash_statements', {
      file_name: 'statement.xlsx',
      uploaded_by: people.admin.id,
      waybill_heading: 'AWB',
      amount_heading: 'COD',
    });
    const row = { statement_id: id, waybill: '70000000001', stated_fils: 100 };
    return { path: { id, rowId: await rows.insert('cash_statement_rows', row) }, json };
  };
/** A statement with the cash of a parcel. */
const aBookableStatement = async (world: World): Promise<Call> => {
  const call = await aStatement()(world);
  const { id } = await world.deliveredOrder();
  await world.rows.insert('cash_statement_rows', {
    statement_id: call.path?.['id'],
    waybill: await world.shipmentOf(id),
    stated_fils: 12_500,
  });
  return call;
};
/** The rule with its version. */
const aLateRule = async ({ test }: World): Promise<Call> => {
  const [row]: { version: number }[] = await test.db.query('select version from late_parcel_rule');
  return { json: { version: row?.version ?? 0, enabled: true, coupon: 20 } };
};

/** An export of the caller. */
const anExport =
  (state = 'done') =>
  async ({ test, rows, people }: World, who: Actor): Promise<Call> => {
    const kind = who === 'ops' ? 'orders' : 'products';
    const file_key = randomUUID();
    const id = await rows.insert('exports', {
      kind,
      state,
      created_by: STAFF.some((each) => each === who) ? people[who].id : people.admin.id,
      locale: 'en',
      file_key,
      total: 1,
      finished_at: new Date(),
    });
    await test.db.query('insert into export_parts values ($1, 1, 1, 1, 1, true)', [id]);
    await test.app.get(FileStore).put(storedName(kind, file_key, 1), Buffer.from('rows'));
    return { path: { id, part: 1 } };
  };
const aQueue = (): Call => ({ path: { name: 'media' } });

const withoutFactor = async ({ test, people }: World, who: Actor): Promise<Call> => {
  await test.db.query('delete from second_factors where staff_id = $1', [people[who].id]);
  return {};
};
const withFactor = async (world: World, who: Actor): Promise<Call> => {
  await world.factor(who, new Date());
  return {};
};

let statements = 0;
/** An issued statement of the vendor, of another month each time. */
const aVendorStatement = async ({ rows, people }: World): Promise<Call> => {
  statements += 1;
  const month = new Date(Date.UTC(2000, statements, 1)).toISOString().slice(0, 10);
  const id = await rows.insert('vendor_statements', {
    ...{
      no: 1_000_000 + statements,
      vendor_id: people.vendor.id,
      vendor_name: 'The vendor',
      month,
    },
    ...{ entries: 0, sales_fils: 0, refunds_fils: 0, commission_fils: 0, payout_fils: 0 },
  });
  return { path: { id } };
};
const ofVendor = (): Rule => ({
  may: ['vendor', 'admin'],
  hidden: ['rival'],
  call: aVendorStatement,
});
/** Another day each time: a vendor has one commission from a day. */
const aLaterDay = (): string => {
  statements += 1;
  return new Date(Date.now() + (statements + 1) * 86_400_000).toISOString().slice(0, 10);
};

/** Every route of the API. */
export const RULES: Record<string, Rule> = {
  'GET /health/live': { may: ALL },
  'GET /health/ready': { may: ALL },
  'GET /health/worker': {
    may: ALL,
    call: async ({ rows }) => {
      await rows.insert('workers', { id: randomUUID(), host: 'somewhere', pid: 1 });
      return {};
    },
  },
  'GET /uploads/:file': { may: ALL, call: () => ({ path: { file: 'photo.png' } }) },

  'POST /users/login': {
    may: ALL,
    call: async (world) => ({
      json: { emailOrUsername: (await world.shopper()).email, password: PASSWORD },
    }),
  },
  'POST /users/register': {
    may: ALL,
    call: ({ unique }) => ({
      json: {
        name: 'Mariam',
        email: `${unique()}@example.com`,
        phone: '0501234567',
        password: PASSWORD,
      },
    }),
  },
  'POST /users/request-password-reset': {
    may: ALL,
    call: async (world) => ({ json: { email: (await world.shopper()).email } }),
  },
  'POST /users/reset-password': {
    may: ALL,
    call: async (world) => {
      const token = world.unique() + world.unique();
      const { id } = await world.shopper();
      await world.rows.insert('password_resets', {
        user_id: id,
        token_hash: hashOfToken(token),
        expires_at: new Date(Date.now() + 60_000),
      });
      return { json: { token, password: 'Another-horse-8' } };
    },
  },
  'POST /users/request-login-code': {
    may: ALL,
    call: async (world) => ({ json: { email: (await world.shopper()).email } }),
  },
  'POST /users/login-with-code': {
    may: ALL,
    call: async (world) => {
      const token = (world.unique() + world.unique()).padEnd(43, 'x').slice(0, 43);
      const { id } = await world.shopper();
      const codeId = await world.rows.insert('sign_in_codes', {
        user_id: id,
        token_hash: hashOfToken(token),
        counter: token,
        expires_at: new Date(Date.now() + 60_000),
      });
      const signature = world.test.app.get(SigningKeys).sign(signedCode(codeId, '12345678'));
      await world.test.db.query('update sign_in_codes set signature = $2 where id = $1', [
        codeId,
        signature,
      ]);
      return { json: { token, code: '12345678' } };
    },
  },
  'GET /users/:id/sessions': { may: ['owner'], hidden: ['stranger'], call: ofOwner('id') },
  'DELETE /users/:id/sessions': { may: ['owner'], hidden: ['stranger'], call: ofOwner('id') },
  'DELETE /users/:id/sessions/:sessionId': {
    may: ['owner'],
    hidden: ['stranger'],
    call: async ({ test, people }) => {
      const { id } = people.owner;
      const session = await test.app.get(SessionsService).open('shopper', id);
      return { path: { id, sessionId: session.id } };
    },
  },
  'POST /users/login/passkey/options': { may: ALL },
  'POST /users/login/passkey': {
    may: ALL,
    call: async ({ test, shopper }) => {
      const { passkey } = await aPasskey(test, { kind: 'shopper', id: (await shopper()).id });
      return { json: { passkey }, headers: KNOWN_BROWSER };
    },
  },
  'GET /users/:id/passkeys': { may: ['owner'], hidden: ['stranger'], call: ofOwner('id') },
  'POST /users/:id/passkeys/options': {
    may: ['owner'],
    hidden: ['stranger'],
    call: (world) => ownersPasskey(world, false),
  },
  'POST /users/:id/passkeys': {
    may: ['owner'],
    hidden: ['stranger'],
    call: async (world, who) => {
      const holder = { kind: 'shopper', id: world.people.owner.id } as const;
      const check = world.test.app.get(PasskeyCheck);
      const { challenge } = await check.challenge('add', BROWSER, holder);
      const made = newAuthenticator('shopper').make({ challenge, user: { id: handleOf(holder) } });
      return {
        ...(await ownersPasskey(world, false)),
        json: { name: 'Phone', ...made },
        // Staff have a cookie of their own.
        ...(who === 'owner' && { headers: KNOWN_BROWSER }),
      };
    },
  },
  'PUT /users/:id/passkeys/:passkeyId': {
    may: ['owner'],
    hidden: ['stranger'],
    call: async (world) => ({ ...(await ownersPasskey(world)), json: { name: 'Phone' } }),
  },
  'DELETE /users/:id/passkeys/:passkeyId': {
    may: ['owner'],
    hidden: ['stranger'],
    call: (world) => ownersPasskey(world),
  },
  'POST /users/verify-email': {
    may: ALL,
    call: async ({ test, shopper }) => {
      const link = test.app.get(VerificationLink).to({ ...(await shopper()), locale: 'en' });
      return { json: { token: new URL(link).hash.replace('#token=', '') } };
    },
  },
  'POST /users/request-email-verification': { may: SHOPPERS },
  'GET /users/all': { may: ADMIN },
  'POST /users/logout': { may: SHOPPERS },
  'GET /users/:id': { may: ['owner', 'admin'], hidden: ['stranger'], call: ofOwner('id') },
  'PUT /users/:id': {
    may: ['owner'],
    hidden: ['stranger'],
    call: ofOwner('id', { city: 'Dubai' }),
  },
  'GET /users/:id/data': { may: ['owner'], hidden: ['stranger'], call: ofOwner('id') },
  // The owner gives a wrong password and stays, because other routes need the account.
  'POST /users/:id/delete': {
    may: ['owner'],
    hidden: ['stranger'],
    answers: 400,
    call: ofOwner('id', { password: 'wrong' }),
  },
  'GET /users/:id/wishlist/products': {
    may: ['owner'],
    hidden: ['stranger'],
    call: ofOwner('id'),
  },
  'POST /users/:id/wishlist/add': { may: ['owner'], hidden: ['stranger'], call: wishlistCall },
  'POST /users/:id/wishlist/remove': { may: ['owner'], hidden: ['stranger'], call: wishlistCall },
  'GET /users/:id/cart': { may: ['owner'], hidden: ['stranger'], call: ofOwner('id') },
  'PUT /users/:id/cart': { may: ['owner'], hidden: ['stranger'], call: cartCall },
  'POST /users/:id/cart/merge': { may: ['owner'], hidden: ['stranger'], call: cartCall },
  'GET /users/:id/addresses': { may: ['owner'], hidden: ['stranger'], call: ofOwner('id') },
  'POST /users/:id/addresses': {
    may: ['owner'],
    hidden: ['stranger'],
    call: ofOwner('id', ADDRESS_FIELDS),
  },
  'PUT /users/:id/addresses/:addressId': {
    may: ['owner'],
    hidden: ['stranger'],
    call: addressCall,
  },
  'DELETE /users/:id/addresses/:addressId': {
    may: ['owner'],
    hidden: ['stranger'],
    call: addressCall,
  },
  'GET /users/:id/stock-alerts': { may: ['owner'], hidden: ['stranger'], call: ofOwner('id') },
  'POST /stock-alerts': {
    may: ALL,
    call: async ({ product, unique }) => ({
      json: { productId: await product({ stock: 0 }), email: `${unique()}@example.com` },
    }),
  },
  'POST /stock-alerts/confirm': { may: ALL, call: stockAlert('confirm') },
  'POST /stock-alerts/remove': { may: ALL, call: stockAlert('remove') },
  'POST /stock-alerts/stop': { may: ALL, call: stockAlert('stop') },
  'POST /users/send-email': { may: SHOPPERS, call: mail },
  'POST /users/send-email-html': { may: SHOPPERS, call: mail },

  'POST /admin/login': {
    may: ALL,
    call: async (world) => ({
      json: { username: (await world.staff('vendor')).username, password: PASSWORD },
    }),
  },
  'POST /admin/login/code': {
    may: ALL,
    call: async (world) => ({ json: await world.codeStep() }),
  },
  'POST /admin/login/passkey/options': { may: ALL, call: () => ({ json: {} }) },
  'POST /admin/login/passkey': {
    may: ALL,
    call: async ({ test, staff }) => {
      const { id } = await staff('vendor');
      const { passkey } = await aPasskey(test, { kind: 'staff', id });
      return { json: { passkey }, headers: KNOWN_BROWSER };
    },
  },
  'POST /admin/request-password-reset': {
    may: ALL,
    call: () => ({ json: { username: `unknown-${randomUUID()}` } }),
  },
  'POST /admin/reset-password': {
    may: ALL,
    call: async ({ rows, staff }) => {
      const token = randomUUID();
      await rows.insert('password_resets', {
        staff_id: (await staff('vendor')).id,
        token_hash: hashOfToken(token),
        expires_at: new Date(Date.now() + 60_000),
      });
      return { json: { token, password: 'Another-horse-8' } };
    },
  },
  'POST /admin/logout': { may: STAFF },
  'PUT /admin/account/profile': { may: STAFF, call: () => ({ multipart: { about: 'Oud' } }) },
  'POST /admin/account/password': {
    may: STAFF,
    call: () => ({ json: { currentPassword: PASSWORD, password: PASSWORD } }),
    // The new password must be another one; other calls need the account's password.
    answers: 400,
  },
  'POST /admin/account/confirm': {
    may: STAFF,
    // The code counts; accounts of the demo have other passwords.
    call: async (world, who) => ({
      json: { code: await world.factor(who, new Date()), password: PASSWORD },
    }),
  },
  'GET /admin/account/sessions': { may: STAFF },
  'DELETE /admin/account/sessions': { may: STAFF },
  'DELETE /admin/account/sessions/:sessionId': {
    may: STAFF,
    call: async ({ test, people }, who) => {
      const { id } = await test.app.get(SessionsService).open('staff', people[who].id);
      return { path: { sessionId: id } };
    },
  },
  'GET /admin/account/second-factor': { may: STAFF },
  'POST /admin/account/second-factor': { may: STAFF, call: withoutFactor },
  'POST /admin/account/second-factor/activate': {
    may: STAFF,
    call: async (world, who) => ({ json: { code: await world.factor(who) } }),
  },
  'POST /admin/account/second-factor/turn-off': {
    may: STAFF,
    call: async (world, who) => ({ json: { code: await world.factor(who, new Date()) } }),
  },
  'POST /admin/account/recovery-codes': { may: STAFF, call: withFactor },
  'GET /admin/account/passkeys': { may: STAFF },
  'POST /admin/account/passkeys/options': { may: STAFF },
  'POST /admin/account/passkeys': {
    may: STAFF,
    call: async ({ test, people }, who) => {
      const holder = { kind: 'staff', id: staffOf(people, who).id } as const;
      const { challenge } = await test.app.get(PasskeyCheck).challenge('add', BROWSER, holder);
      const made = newAuthenticator().make({ challenge, user: { id: handleOf(holder) } });
      return { json: { name: 'Phone', ...made } };
    },
  },
  'PUT /admin/account/passkeys/:passkeyId': {
    may: STAFF,
    call: async (world, who) => ({ ...(await ownPasskey(world, who)), json: { name: 'Phone' } }),
  },
  'DELETE /admin/account/passkeys/:passkeyId': {
    may: STAFF,
    // The last one is not removed.
    call: async (world, who) => {
      await ownPasskey(world, who);
      return ownPasskey(world, who);
    },
  },
  'POST /admin/account/confirm/passkey': { may: STAFF },
  'GET /admin/accounts/security': { may: ADMIN },
  'DELETE /admin/:id/sessions': {
    may: ADMIN,
    call: ({ people }) => ({ path: { id: people.rival.id } }),
  },
  'DELETE /admin/:id/second-factor': {
    may: ADMIN,
    call: async (world) => {
      await world.factor('rival', new Date());
      return { path: { id: world.people.rival.id } };
    },
  },
  'GET /admin/me': { may: STAFF },
  'POST /admin/add': {
    may: ADMIN,
    call: ({ unique }) => ({
      multipart: { name: 'New vendor', username: `new-${unique()}`, password: PASSWORD },
    }),
  },
  'PUT /admin/:id': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: ({ people }) => ({ path: { id: people.vendor.id }, multipart: { about: 'Rings.' } }),
  },
  'PUT /admin/:id/password': {
    may: ADMIN,
    call: async (world) => ({
      path: { id: (await world.staff('vendor')).id },
      json: { password: PASSWORD },
    }),
  },
  'DELETE /admin/:id': {
    may: ADMIN,
    call: async (world) => ({ path: { id: (await world.staff('vendor')).id } }),
  },
  'GET /admin/analytics': { may: [...SELLERS, 'admin'] },
  'GET /admin/analytics/sales': {
    may: [...SELLERS, 'admin'],
    call: () => ({ query: 'from=2026-10-01&to=2026-10-31&by=city' }),
  },
  'GET /admin/analytics/visits': {
    may: [...SELLERS, 'admin'],
    call: () => ({ query: 'from=2026-10-01&to=2026-10-31' }),
  },
  'GET /admin/analytics/returns': {
    may: [...SELLERS, 'admin'],
    call: () => ({ query: 'from=2026-10-01&to=2026-10-31' }),
  },
  'GET /admin/analytics/searches': {
    may: ADMIN,
    call: () => ({ query: 'from=2026-10-01&to=2026-10-31' }),
  },
  'POST /counts/visits': { may: ALL, call: () => ({ json: { step: 'checkout' } }) },
  'POST /counts/searches': { may: ALL, call: () => ({ json: { words: 'leather bag' } }) },
  'POST /counts/search-steps': {
    may: ALL,
    call: () => ({ json: { words: 'trainers', kind: 'words', later: 'sneakers' } }),
  },
  'GET /search-words': { may: ADMIN },
  'GET /search-words/missing': { may: ADMIN },
  'GET /search-words/landings': { may: ADMIN },
  'POST /search-words': {
    may: ADMIN,
    call: ({ unique }) => ({ json: { kind: 'both', terms: [unique(), 'bag'], means: [] } }),
  },
  'PUT /search-words/:id': {
    may: ADMIN,
    call: async (world) => ({
      path: { id: await aSynonym(world) },
      json: { kind: 'exact', terms: ['dior'], means: [], version: 1 },
    }),
  },
  'DELETE /search-words/:id': {
    may: ADMIN,
    call: async (world) => ({ path: { id: await aSynonym(world) }, query: 'version=1' }),
  },
  'POST /search-words/imports': { may: ADMIN, call: () => ({ multipart: { file: synonyms } }) },
  'GET /search-words/imports/:id': { may: ADMIN, call: aSynonymImport() },
  'GET /search-words/imports/:id/rows': { may: ADMIN, call: aSynonymImport() },
  'POST /search-words/imports/:id/confirm': { may: ADMIN, call: aSynonymImport({}) },
  'POST /search-words/imports/:id/undo': {
    may: ADMIN,
    call: aSynonymImport(undefined, { state: 'done', finished_at: new Date() }),
  },
  'PUT /search-words/landings': {
    may: ADMIN,
    call: ({ unique }) => ({ json: { words: unique(), path: '/category/8' } }),
  },
  'DELETE /search-words/landings/:id': {
    may: ADMIN,
    call: async ({ rows, unique }) => {
      const words = unique();
      const id = await rows.insert('search_landings', { term: words, words, path: '/about' });
      return { path: { id } };
    },
  },
  'GET /vendor-statements': { may: [...SELLERS, 'admin'] },
  'GET /vendor-statements/months': { may: [...SELLERS, 'admin'] },
  'GET /vendor-statements/open': { may: [...SELLERS, 'admin'] },
  'GET /vendor-statements/open/entries': {
    may: [...SELLERS, 'admin'],
    call: ({ people }) => ({ query: `vendor=${people.vendor.id}` }),
  },
  'GET /vendor-statements/:id': ofVendor(),
  'GET /vendor-statements/:id/entries': ofVendor(),
  'GET /vendor-statements/:id/statement.pdf': ofVendor(),
  'GET /vendor-statements/:id/statement.xlsx': ofVendor(),
  'PUT /vendor-statements/:id/payment': {
    may: ADMIN,
    call: async (world) => ({
      ...(await aVendorStatement(world)),
      json: { version: 0, paidOn: '2026-01-03', reference: 'TT-1' },
    }),
  },
  'GET /vendor-commissions': { may: ADMIN },
  'POST /vendor-commissions': {
    may: ADMIN,
    call: ({ people }) => ({
      json: { vendorId: people.vendor.id, percent: 10, from: aLaterDay() },
    }),
  },
  'DELETE /vendor-commissions/:id': {
    may: ADMIN,
    call: async ({ rows, people }) => ({
      path: {
        id: await rows.insert('vendor_commissions', {
          ...{ vendor_id: people.vendor.id, basis_points: 1000, from_day: aLaterDay() },
        }),
      },
    }),
  },
  'GET /admin/reconciliation': { may: ['admin', 'ops'] },
  'GET /admin/cash-statements': { may: ['admin', 'ops'] },
  'POST /admin/cash-statements': {
    may: ['admin', 'ops'],
    call: () => ({ multipart: { file: statement } }),
  },
  'GET /admin/cash-statements/example': { may: ['admin', 'ops'] },
  'GET /admin/cash-statements/:id': { may: ['admin', 'ops'], call: aStatement() },
  'GET /admin/cash-statements/:id/rows': { may: ['admin', 'ops'], call: aStatement() },
  'GET /admin/cash-statements/:id/differences': { may: ['admin', 'ops'], call: aStatement() },
  'POST /admin/cash-statements/:id/book': { may: ['admin', 'ops'], call: aBookableStatement },
  'POST /admin/cash-statements/:id/undo': {
    may: ['admin', 'ops'],
    call: aStatement({ version: 0 }),
  },
  'PUT /admin/cash-statements/:id/rows/:rowId/note': {
    may: ['admin', 'ops'],
    call: aStatement({ note: 'Called the carrier', version: 0 }),
  },
  'GET /admin/late-parcels': { may: ['admin', 'ops'] },
  'GET /admin/late-parcels/weeks': { may: ['admin', 'ops'] },
  'GET /admin/late-parcels/rule': { may: ['admin', 'ops'] },
  'PUT /admin/late-parcels/rule': { may: ADMIN, call: aLateRule },
  'GET /admin/stuck-orders': { may: ['admin', 'ops'] },
  'GET /admin/stuck-orders/count': { may: ['admin', 'ops'] },
  'GET /admin/stuck-orders/payment-reviewers': { may: ['admin', 'ops'] },
  'GET /admin/queues': { may: ['admin', 'ops'] },
  'GET /admin/queues/dead': { may: ['admin', 'ops'] },
  'POST /admin/queues/dead/:id/retry': {
    may: ['admin', 'ops'],
    call: async ({ rows, unique }) => ({
      path: {
        id: await rows.insert('outbox', {
          topic: 'mail.send',
          dedupe_key: unique(),
          payload: { mailId: 0 },
          dead_at: new Date(),
        }),
      },
    }),
  },
  'POST /admin/queues/:name/retry': { may: ['admin', 'ops'], call: aQueue },
  'POST /admin/queues/:name/pause': { may: ADMIN, call: aQueue },
  'POST /admin/queues/:name/resume': { may: ADMIN, call: aQueue },
  'POST /seller/add-user': {
    may: ALL,
    call: ({ unique }) => ({
      json: {
        name: 'Dune House',
        email: `${unique()}@example.com`,
        phone: '0501234567',
        location: 'Dubai',
      },
    }),
  },
  'GET /seller/all-sellers': { may: ADMIN },
  'POST /seller/:id/approve': { may: ADMIN, call: seller() },
  'POST /seller/:id/refuse': { may: ADMIN, call: seller({}, { reason: 'Not now.' }) },
  'POST /seller/:id/invite': {
    may: ADMIN,
    call: async (world) => {
      const { id } = await world.staff('subadmin');
      const decided = { state: 'approved', decided_at: new Date(), staff_id: id };
      return seller({ ...decided, invite_until: new Date() })(world);
    },
  },
  'POST /seller/choose-password': {
    may: ALL,
    call: async (world) => {
      const { id } = await world.staff('subadmin');
      const token = `invite-${world.unique()}-${world.unique()}`;
      await seller({
        state: 'approved',
        decided_at: new Date(),
        staff_id: id,
        invite_hash: hashOfToken(token),
        invite_until: new Date(Date.now() + 60_000),
      })(world);
      return { json: { token, password: PASSWORD } };
    },
  },
  'GET /admin/audit': { may: ADMIN },
  'GET /admin/permissions': { may: ADMIN },
  'PUT /admin/permissions': {
    may: ADMIN,
    call: async ({ test }) => ({ json: await test.app.get(PermissionsService).current() }),
  },
  'GET /admin/shoppers/:id': { may: ADMIN, call: ofOwner('id') },
  'GET /admin/shoppers/:id/orders': { may: ADMIN, call: ofOwner('id') },
  'GET /admin/shoppers/:id/belongings': { may: ADMIN, call: ofOwner('id') },
  'GET /admin/shoppers/:id/mails': { may: ADMIN, call: ofOwner('id') },
  'GET /admin/shoppers/:id/notes': { may: ADMIN, call: ofOwner('id') },
  'POST /admin/shoppers/:id/notes': { may: ADMIN, call: ofOwner('id', { text: 'Called today.' }) },
  'PUT /admin/shoppers/:id/notes/:noteId': {
    may: ADMIN,
    call: aShopperNote({ text: 'Call later.' }),
  },
  'DELETE /admin/shoppers/:id/notes/:noteId': { may: ADMIN, call: aShopperNote() },
  'POST /admin/shoppers/:id/end-sessions': { may: ADMIN, call: someShopper() },
  'POST /admin/shoppers/:id/block': { may: ADMIN, call: someShopper({ reason: 'Fraud.' }) },
  'POST /admin/shoppers/:id/unblock': {
    may: ADMIN,
    call: async (world) => {
      const { id } = await world.shopper();
      await world.test.db.query('update users set blocked_at = now() where id = $1', [id]);
      return { path: { id } };
    },
  },
  'POST /admin/shoppers/:id/password-reset': { may: ADMIN, call: someShopper() },
  'PUT /admin/shoppers/:id/contact': { may: ADMIN, call: someShopper({ name: 'Mariam Saleh' }) },
  'GET /admin/shoppers/:id/export': { may: ADMIN, call: ofOwner('id') },
  'POST /admin/shoppers/:id/merge': {
    may: ADMIN,
    call: async (world) => ({
      path: { id: (await world.shopper()).id },
      json: { from: (await world.shopper()).id },
    }),
  },
  'DELETE /admin/shoppers/:id': { may: ADMIN, call: someShopper() },
  'GET /admin/shopper-pairs': { may: ADMIN },
  'POST /admin/shopper-pairs/dismiss': { may: ADMIN, call: aShopperPair() },
  'POST /admin/shopper-pairs/restore': { may: ADMIN, call: aShopperPair({ isDismissed: true }) },
  'POST /admin/guests/find': { may: ADMIN, call: () => ({ json: { contact: 'LW-10427' } }) },
  'POST /admin/guests/export': { may: ADMIN, call: aGuestContact },
  'POST /admin/guests/erase': { may: ADMIN, call: aGuestContact },
  'GET /admin/guests/retention': { may: ADMIN },
  'GET /admin/translations': { may: ADMIN, call: () => ({ query: 'kind=products' }) },
  'GET /admin/translations/counts': { may: ADMIN },
  'GET /admin/translations/:kind/:id': {
    may: ADMIN,
    call: async ({ rows }) => ({ path: { kind: 'offers', id: await rows.offer() } }),
  },
  'PUT /admin/translations/:kind/:id': {
    may: ADMIN,
    call: async ({ rows }) => ({
      path: { kind: 'offers', id: await rows.offer() },
      json: {
        version: toTranslation(0, [{ field: 'title', en: 'Flash', ar: '' }]).version,
        texts: [{ field: 'title', en: 'Flash', ar: 'خاطف' }],
      },
    }),
  },
  'GET /layout': { may: ALL },
  'GET /admin/layout': { may: ADMIN },
  'PUT /admin/layout': {
    may: ADMIN,
    call: async ({ test }) => {
      const [row] = await test.db.query('select version from storefront_layout');
      return { json: { version: row?.version ?? 0, categories: [], groups: [], sections: [] } };
    },
  },
  'GET /settings': { may: ALL },
  'PUT /admin/settings': {
    may: ADMIN,
    call: async ({ test }) => ({ json: (await test.http.get('/api/settings')).body }),
  },
  'GET /admin/appearance': { may: ADMIN },
  'PUT /admin/appearance': {
    may: ADMIN,
    call: async ({ test }) => {
      const { version, mailFrom } = await test.app.get(AppearanceService).current();
      const texts = { accent: '', mailName: '', mailFrom, mailReplyTo: '' };
      return { multipart: { version: String(version), ...texts } };
    },
  },
  'GET /admin/business-details': { may: ADMIN },
  'GET /admin/sample-documents/invoice.pdf': { may: ADMIN },
  'GET /admin/sample-documents/packing-slip.pdf': { may: ADMIN },
  'PUT /admin/business-details': {
    may: ADMIN,
    call: ({ test }) =>
      test.app
        .get(BusinessDetailsService)
        .current()
        .then((json) => ({ json })),
  },
  'GET /pages/:page': { may: ALL, call: aPage },
  // The token is that of a link to a draft, and anything else is not.
  'GET /pages/preview/:token': {
    may: ALL,
    call: () => ({ path: { token: 'unknown' } }),
    answers: 404,
  },
  'GET /admin/pages': { may: ADMIN },
  'PUT /admin/pages/:page/draft': { may: ADMIN, call: anEditedPage },
  'DELETE /admin/pages/:page/draft': { may: ADMIN, call: aDraft },
  'GET /admin/page-pictures': { may: ADMIN },
  'POST /admin/page-pictures': {
    may: ADMIN,
    call: (world) => ({ multipart: { altEn: 'Oud', altAr: 'عود', image: world.picture() } }),
  },
  'DELETE /admin/page-pictures/:id': { may: ADMIN, call: aPicture },
  'GET /admin/pages/:page': { may: ADMIN, call: aPage },
  'PUT /admin/pages/:page': { may: ADMIN, call: anEditedPage },
  'GET /admin/pages/:page/versions': { may: ADMIN, call: aPage },
  'GET /admin/pages/:page/versions/:number': { may: ADMIN, call: aPageVersion },
  'POST /admin/pages/:page/versions/:number/restore': { may: ADMIN, call: aRestoredVersion },
  'GET /admin/first-run': { may: ADMIN },
  'POST /admin/first-run/test': { may: ADMIN, call: () => ({ json: { provider: 'card' } }) },
  // There is an admin account.
  'GET /login-options': { may: ALL },
  'GET /first-run': { may: ALL, answers: 404 },
  'POST /first-run': { may: ALL, answers: 404 },
  'GET /admin/all': { may: ALL },
  'GET /admin/:id': { may: ALL, call: ({ people }) => ({ path: { id: people.vendor.id } }) },

  'GET /products/all': { may: ALL },
  'GET /products/facets': { may: ALL },
  'GET /products/search': { may: ALL, call: () => ({ query: 'q=thing' }) },
  'GET /products/random-four': { may: ALL },
  'GET /products/offer/:n': { may: ALL, call: () => ({ path: { n: 1 } }) },
  'GET /products/category/:id': { may: ALL, call: (w) => ({ path: { id: w.category } }) },
  'GET /products/one/:id/related': {
    may: ACTORS.filter((who) => who !== 'rival'),
    hidden: ['rival'],
    call: async (world) => ({ path: { id: await world.product() } }),
  },
  'GET /products/one/:id': {
    may: ACTORS.filter((who) => who !== 'rival'),
    hidden: ['rival'],
    call: async (world) => ({ path: { id: await world.product() } }),
  },
  'POST /products/add-product': {
    may: [...SELLERS, 'admin'],
    call: ({ category, people, picture }) => ({
      multipart: {
        name: 'Ring',
        price: '10',
        category_id: String(category),
        vendor: String(people.vendor.id),
        images: picture(),
      },
    }),
  },
  'PUT /products/update-product/:id': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({
      path: { id: await world.product() },
      multipart: { name: 'Another name' },
    }),
  },
  'DELETE /products/:id': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({ path: { id: await world.product() } }),
  },

  'PUT /products/:productId/images': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({
      path: { productId: await world.product() },
      multipart: { orderedImages: '[]', images: world.picture() },
    }),
  },
  'PUT /products/:productId/usage-images': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({
      path: { productId: await world.product() },
      multipart: { orderedUsageImages: '[]', usageImages: world.picture() },
    }),
  },
  'DELETE /products/batch-delete': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({ json: { ids: [await world.product(), await world.product()] } }),
  },
  'POST /products/batch-restore': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({ json: { ids: [await deleted(world), await deleted(world)] } }),
  },
  'GET /products/:id/price-history': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({ path: { id: await world.product() } }),
  },
  'GET /products/:id/price-check': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({
      path: { id: await world.product() },
      query: 'price=200&offerPrice=150',
    }),
  },
  'GET /products/:id/stock-changes': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({ path: { id: await world.product() } }),
  },
  'GET /products/unpublished': { may: ['vendor', 'rival', 'admin'] },
  'GET /products/needs-work': { may: ['vendor', 'rival', 'admin'] },
  'GET /products/needs-work/counts': { may: ['vendor', 'rival', 'admin'] },
  'GET /products/needs-work/vendors': { may: ['vendor', 'rival', 'admin'] },
  'GET /products/:id/problems': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({ path: { id: await world.product() } }),
  },
  'POST /products/fixes': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({
      json: {
        fix: 'trim',
        products: [{ id: await world.product({ name: ' Spaced ' }), version: 1 }],
        preview: false,
      },
    }),
  },
  'PUT /products/:id/picture-shape': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => {
      const image = '0123456789abcdef01234567-01234567.webp';
      const wide = { width: 40, height: 20, channels: 3 as const, background: '#0a0' };
      const picture = await sharp({ create: wide }).webp().toBuffer();
      await world.test.app.get(FileStore).put(image, picture);
      return {
        path: { id: await world.product({ images: [image] }) },
        json: { image, fit: 'crop', version: 1 },
      };
    },
  },
  'PUT /products/publication': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({ json: { ids: [await world.product()], published: false } }),
  },
  'POST /products/:id/preview': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({ path: { id: await world.product() } }),
  },
  'GET /products/:id/previews': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({ path: { id: await world.product() } }),
  },
  'DELETE /products/:id/previews': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({ path: await aPreview(world) }),
  },
  'DELETE /products/:id/previews/:link': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({ path: await aPreview(world) }),
  },
  'GET /products/preview/:token': {
    may: ALL,
    call: async (world) => {
      const token = randomUUID();
      await world.test.db.query(
        `insert into preview_links (product_id, token_hash, expires_at)
         values ($1, $2, now() + interval '1 day')`,
        [await world.product(), hashOfToken(token)],
      );
      return { path: { token } };
    },
  },
  'GET /products/trash': { may: ['vendor', 'rival', 'admin'] },
  'DELETE /products/trash': {
    may: ADMIN,
    call: async (world) => ({ json: { ids: [await deleted(world)] } }),
  },
  'POST /products/bulk-change': {
    may: ['vendor', 'rival', 'admin'],
    call: async (world) => ({
      json: {
        products: [{ id: await world.product() }],
        preview: false,
        price: { by: 'percent', value: 5 },
      },
    }),
  },
  'GET /products/quick-values': {
    may: ['vendor', 'rival', 'admin'],
    call: async (world) => ({ query: `ids=${await world.product()}` }),
  },
  'PATCH /products/:id/quick-values': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({
      path: { id: await world.product() },
      json: { stock: 5, was: { stock: 1000 } },
    }),
  },
  'POST /products/:id/restore': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async (world) => ({ path: { id: await deleted(world) } }),
  },

  'POST /file/upload-excel': {
    may: ADMIN,
    call: () => ({ query: 'dryRun=true', multipart: { file: sheet } }),
  },
  'GET /file/template': { may: ADMIN },
  'GET /file/products/next': { may: ADMIN, call: () => ({ query: 'after=0' }) },
  'GET /file/products': { may: ADMIN, call: () => ({ query: 'from=1&to=5' }) },
  'GET /file/imports': { may: ADMIN },
  'GET /file/imports/:id': { may: ADMIN, call: anImport() },
  'GET /file/imports/:id/rows': { may: ADMIN, call: anImport() },
  'GET /file/imports/:id/result': { may: ADMIN, call: anImport() },
  'POST /file/imports/:id/confirm': { may: ADMIN, call: anImport({}, {}) },
  'POST /file/imports/:id/cancel': { may: ADMIN, call: anImport({ state: 'running' }) },
  'POST /file/imports/:id/revert': {
    may: ADMIN,
    call: anImport({ state: 'done', finished_at: new Date() }),
  },

  'GET /jobs': { may: STAFF },
  'POST /jobs/exports/orders': {
    may: ['admin', 'ops'],
    call: async (world) => {
      // Orders of the owner are limited, so none is added if there is one.
      const [any] = await world.test.db.query('select 1 from orders limit 1');
      if (!any) await world.order();
      return { json: {} };
    },
  },
  'POST /jobs/exports/products': {
    may: [...SELLERS, 'admin'],
    call: async ({ product, people }, who) => {
      await product({ vendor_id: who === 'rival' ? people.rival.id : people.vendor.id });
      return {};
    },
  },
  'POST /jobs/exports/order-lines': {
    may: STAFF,
    call: async (world, who) => {
      const [any] = await world.test.db.query('select 1 from orders limit 1');
      if (!any) await world.order();
      await world.test.db.query(
        `update order_lines set vendor_id = $1 where id = (select min(id) from order_lines)`,
        [world.people[who === 'rival' ? 'rival' : 'vendor'].id],
      );
      return { json: {} };
    },
  },
  'POST /jobs/exports/draft-orders': { may: ['admin', 'ops'], call: aDraftOrder({}) },
  'POST /jobs/exports/cash-orders': {
    may: ['admin', 'ops'],
    call: async (world) => {
      await aWaitingOrder()(world);
      return { json: {} };
    },
  },
  'POST /jobs/exports/late-parcels': {
    may: ['admin', 'ops'],
    call: async (world) => {
      const [any] = await world.test.db.query('select id from orders limit 1');
      await world.test.db.query(
        `insert into delivered_parcels (order_id, deliver_by, delivered_on)
         values ($1, '2026-01-10', '2026-01-11') on conflict do nothing`,
        [any?.id ?? (await world.order()).id],
      );
      return {};
    },
  },
  'POST /jobs/exports/shoppers': { may: ADMIN, call: () => ({ json: {} }) },
  'POST /jobs/exports/vendors': { may: ADMIN },
  'POST /jobs/exports/seller-requests': { may: ADMIN, call: seller({}, {}) },
  'POST /jobs/exports/reviews': {
    may: ADMIN,
    call: async (world) => {
      await review(world);
      return { json: {} };
    },
  },
  'POST /jobs/exports/returns': {
    may: ['admin', 'ops'],
    call: async (world) => {
      await world.returnOf('requested');
      return { json: {} };
    },
  },
  'POST /jobs/exports/audit': { may: ADMIN, call: () => ({ json: {} }) },
  'POST /jobs/exports/coupons': {
    may: ADMIN,
    call: async (world) => {
      await aCoupon(world);
      return { json: {} };
    },
  },
  'POST /jobs/exports/translations': {
    may: ADMIN,
    call: async ({ product }) => {
      await product();
      return { json: { kind: 'products' } };
    },
  },
  'POST /jobs/exports/categories': { may: [...SELLERS, 'admin'] },
  'POST /jobs/exports/brands': {
    may: ADMIN,
    call: async ({ rows }) => {
      await rows.insert('brands', { name: 'Noctelle' });
      return {};
    },
  },
  'POST /jobs/exports/search-words': {
    may: ADMIN,
    call: async (world) => {
      await aSynonym(world);
      return {};
    },
  },
  'POST /jobs/exports/offers': {
    may: ADMIN,
    call: async ({ rows }) => {
      await rows.insert('offers', { title: 'Eid' });
      return {};
    },
  },
  'POST /jobs/exports/partners': {
    may: ADMIN,
    call: async ({ rows }) => {
      await rows.insert('partners', { name: 'Marsa' });
      return {};
    },
  },
  'POST /jobs/exports/banners': {
    may: ADMIN,
    call: async ({ rows }) => {
      await rows.insert('banners', BANNER);
      return {};
    },
  },
  'POST /jobs/exports/main-ads': {
    may: ADMIN,
    call: async ({ rows }) => {
      await rows.insert('main_ads', { title: 'Tile' });
      return {};
    },
  },
  'POST /jobs/exports/videos': {
    may: ADMIN,
    call: async ({ rows }) => {
      await rows.insert('videos', VIDEO);
      return {};
    },
  },
  'GET /jobs/exports/:id': { may: STAFF, call: anExport() },
  'GET /jobs/exports/:id/files/:part': { may: STAFF, call: anExport() },

  'POST /jobs/exports/:id/cancel': { may: STAFF, call: anExport('running') },

  'POST /jobs/imports/categories': {
    may: [...SELLERS, 'admin'],
    call: () => ({ multipart: { file: names } }),
  },
  'POST /jobs/imports/brands': { may: ADMIN, call: () => ({ multipart: { file: names } }) },
  'POST /jobs/imports/offers': { may: ADMIN, call: () => ({ multipart: { file: titles } }) },
  'POST /jobs/imports/partners': { may: ADMIN, call: () => ({ multipart: { file: names } }) },
  'POST /jobs/imports/banners': { may: ADMIN, call: () => ({ multipart: { file: titles } }) },
  'POST /jobs/imports/main-ads': { may: ADMIN, call: () => ({ multipart: { file: titles } }) },
  'POST /jobs/imports/videos': { may: ADMIN, call: () => ({ multipart: { file: titles } }) },
  'POST /jobs/imports/coupons': {
    may: ADMIN,
    call: () => ({ multipart: { file: coupons } }),
  },
  'POST /jobs/imports/translations': {
    may: ADMIN,
    call: () => ({ multipart: { kind: 'products', file: names } }),
  },
  'GET /jobs/imports/:id': { may: [...SELLERS, 'admin'], hidden: ['ops'], call: aListImport() },
  'GET /jobs/imports/:id/rows': {
    may: [...SELLERS, 'admin'],
    hidden: ['ops'],
    call: aListImport(),
  },
  'POST /jobs/imports/:id/confirm': {
    may: [...SELLERS, 'admin'],
    hidden: ['ops'],
    call: aListImport({}, {}),
  },
  'POST /jobs/imports/:id/undo': {
    may: [...SELLERS, 'admin'],
    hidden: ['ops'],
    call: aListImport({ state: 'done', finished_at: new Date() }),
  },

  'GET /list-views': { may: STAFF },
  'POST /list-views': {
    may: STAFF,
    call: () => ({ json: { list: 'orders', name: randomUUID(), query: 'q=oud', isShared: false } }),
  },
  'PUT /list-views/order': {
    may: STAFF,
    call: async (world, who) => {
      await world.test.db.query('delete from list_views');
      const [one, other] = [await aView(world, who), await aView(world, who)];
      return { json: { list: 'orders', isShared: false, ids: [other.path.id, one.path.id] } };
    },
  },
  'PUT /list-views/settings': {
    may: STAFF,
    call: () => ({ json: { list: 'orders', hiddenColumns: ['city'] } }),
  },
  'PUT /list-views/:id': {
    may: STAFF,
    call: async (world, who) => ({
      ...(await aView(world, who)),
      json: { version: 1, name: randomUUID() },
    }),
  },
  'DELETE /list-views/:id': { may: STAFF, call: aView },

  'GET /categories/all': { may: ALL },
  'GET /categories/:id': { may: ALL, call: (w) => ({ path: { id: w.category } }) },
  'POST /categories/add': {
    may: [...SELLERS, 'admin'],
    call: ({ picture }) => ({ multipart: { name: 'Watches', icon: picture() } }),
  },
  'POST /categories/update/:id': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async ({ rows, people }) => ({
      path: { id: await rows.category({ created_by: people.vendor.id }) },
      multipart: { name: 'Watches' },
    }),
  },
  'DELETE /categories/:id': {
    may: ['vendor', 'admin'],
    hidden: ['rival'],
    call: async ({ rows, people }) => ({
      path: { id: await rows.category({ created_by: people.vendor.id }) },
    }),
  },

  'GET /brands/all': { may: ALL },
  'POST /brands/add': { may: ADMIN, call: () => ({ multipart: { name: 'Noctelle' } }) },
  'POST /brands/update/:id': {
    may: ADMIN,
    call: change('brands', { name: 'Brand' }, { name: 'Other' }),
  },
  'DELETE /brands/:id': { may: ADMIN, call: remove('brands', { name: 'Brand' }) },
  'GET /partners/all': { may: ALL },
  'POST /partners/add': {
    may: ADMIN,
    call: () => ({ multipart: { name: 'Bank', path: 'https://example.com' } }),
  },
  'POST /partners/update/:id': {
    may: ADMIN,
    call: change('partners', { name: 'Bank' }, { name: 'Other' }),
  },
  'DELETE /partners/:id': { may: ADMIN, call: remove('partners', { name: 'Bank' }) },
  'GET /coupons/all': { may: ADMIN },
  'GET /coupons/:id': { may: ADMIN, call: aCoupon },
  'GET /coupons/:id/uses': { may: ADMIN, call: aCoupon },
  'POST /coupons/add': { may: ADMIN, call: () => ({ json: couponInput() }) },
  'POST /coupons/update/:id': {
    may: ADMIN,
    call: async (world) => ({ ...(await aCoupon(world)), json: { ...couponInput(), version: 1 } }),
  },
  'POST /coupons/:id/end': { may: ADMIN, call: aCoupon },
  'GET /offers/all': { may: ALL },
  'POST /offers/add': { may: ADMIN, call: () => ({ json: { title: 'Ramadan' } }) },
  'POST /offers/update/:id': {
    may: ADMIN,
    call: async ({ rows }) => ({ path: { id: await rows.offer() }, json: { title: 'Eid' } }),
  },
  'DELETE /offers/:id': { may: ADMIN, call: remove('offers', { title: 'Eid' }) },
  'GET /banners/all': { may: ALL },
  'POST /banners/add': {
    may: ADMIN,
    call: ({ picture }) => ({ multipart: { title: 'Summer', path: '/sale', image: picture() } }),
  },
  'PATCH /banners/:id/active': {
    may: ADMIN,
    call: async ({ rows }) => ({
      path: { id: await rows.insert('banners', BANNER) },
      json: { active: false },
    }),
  },
  'PATCH /banners/:id/schedule': { may: ADMIN, call: schedule('banners', BANNER) },
  'DELETE /banners/:id': { may: ADMIN, call: remove('banners', BANNER) },
  'GET /videos': { may: ALL },
  'POST /videos/add': { may: ADMIN, call: () => ({ multipart: { title: 'Rings', video: film } }) },
  'PUT /videos/update/:id': { may: ADMIN, call: change('videos', VIDEO, { title: 'Gold' }) },
  'PATCH /videos/:id/schedule': { may: ADMIN, call: schedule('videos', VIDEO) },
  'DELETE /videos/:id': { may: ADMIN, call: remove('videos', VIDEO) },
  'GET /main_ads/all': { may: ALL },
  'POST /main_ads': {
    may: ADMIN,
    call: ({ picture }) => ({ multipart: { title: 'Bags', image: picture() } }),
  },
  'PUT /main_ads/:id': { may: ADMIN, call: change('main_ads', { title: 'Bags' }, { text: 'New' }) },
  'PATCH /main_ads/:id/schedule': { may: ADMIN, call: schedule('main_ads', { title: 'Bags' }) },
  'DELETE /main_ads/:id': { may: ADMIN, call: remove('main_ads', { title: 'Bags' }) },

  'GET /reviews/product/:productId': {
    may: ALL,
    call: async (world) => {
      const id = await review(world);
      const rows: { product_id: number }[] = await world.test.db.query(
        'select product_id from reviews where id = $1',
        [id],
      );
      return { path: { productId: rows[0]?.product_id ?? 0 } };
    },
  },
  'GET /reviews/all': { may: ADMIN },
  'PUT /reviews/:id/visibility': {
    may: ADMIN,
    call: async (world) => ({ path: { id: await review(world) }, json: { hidden: true } }),
  },
  'PUT /reviews/:id/reply': {
    may: ADMIN,
    call: async (world) => ({
      path: { id: await review(world) },
      json: { reply: 'Thank you.', version: 1 },
    }),
  },
  'POST /reviews': {
    may: SHOPPERS,
    call: async (world) => ({
      json: { productId: await world.product(), stars: 5, comment: 'Fine.' },
    }),
  },
  'DELETE /reviews/:id': {
    may: ['owner', 'admin'],
    hidden: ['stranger'],
    call: async (world) => ({ path: { id: await review(world) } }),
  },

  'POST /checkout/quote': {
    may: ALL,
    call: async (world) => ({ json: { lines: await lines(world), city: 'Dubai' } }),
  },
  'POST /checkout/cod': {
    may: SHOPPERS,
    call: async (world) => ({ json: { lines: await lines(world), address: ADDRESS } }),
  },
  'POST /sendData': {
    may: SHOPPERS,
    call: async (world) => {
      const { city, ...address } = ADDRESS;
      return { form: { lines: JSON.stringify(await lines(world)), ...address, ship_city: city } };
    },
  },
  'GET /payments/:operationId/status': {
    may: ['owner'],
    hidden: ['stranger'],
    call: anOrder('paid', 'card'),
  },
  'POST /payments/:operationId/card': {
    may: ['owner'],
    hidden: ['stranger'],
    call: anOrder('pending_payment', 'card'),
  },
  'POST /payments/card/return': {
    may: ALL,
    call: () => ({ form: { txn_response: 'nonsense' } }),
    answers: 303,
  },
  'GET /payments/card/return': { may: ALL, answers: 303 },
  'GET /users/orders/all': { may: STAFF },
  'GET /users/orders/count': { may: STAFF },
  'GET /users/orders/new': { may: ['admin', 'ops'] },
  'GET /users/orders/export.csv': { may: ['admin', 'ops'] },
  'POST /users/orders/bulk/handed-over': {
    may: ['admin', 'ops'],
    call: async (world) => ({ json: { orders: [await aParcel(world)] } }),
  },
  'POST /users/orders/bulk/delivered': {
    may: ['admin', 'ops'],
    call: async (world) => ({ json: { orders: [await aParcel(world)] } }),
  },
  'POST /users/orders/bulk/cash-received': {
    may: ['admin', 'ops'],
    call: async (world) => ({ json: { orders: [await collectedCash(world)] } }),
  },
  'POST /users/orders/bulk/documents': {
    may: STAFF,
    call: async (world, who) => {
      const { id, opid } = await world.order();
      const isSeller = who === 'vendor' || who === 'rival';
      return {
        json: { orders: [isSeller ? orderNumber(id) : opid], contents: 'packing-slips' },
      };
    },
  },
  'GET /users/orders/one/:operationId': {
    may: ACTORS.filter((who) => who !== 'rival'),
    hidden: ['rival'],
    call: anOrder(),
  },
  'POST /users/orders/one/:operationId/cancel': {
    may: ['owner', 'admin', 'ops'],
    hidden: ['stranger'],
    call: async (world) => ({ ...(await anOrder()(world)), json: { reason: 'Changed my mind' } }),
  },
  'POST /users/orders/one/:operationId/refund': {
    may: ['admin', 'ops'],
    call: async (world) => ({
      ...(await anOrder('delivered', 'card')(world)),
      json: { amount: 10 },
    }),
  },
  'POST /users/orders/one/:operationId/refund/quote': {
    may: ['admin', 'ops'],
    call: async (world) => ({
      ...(await anOrder('delivered', 'card')(world)),
      json: { amount: 10 },
    }),
  },
  'POST /users/orders/one/:operationId/refund/retry': {
    may: ['admin', 'ops'],
    call: aFailedRefund(),
  },
  'POST /users/orders/one/:operationId/refund/settle': {
    may: ['admin', 'ops'],
    call: aFailedRefund({ reference: 'FT-20261123-1' }),
  },
  'POST /users/orders/one/:operationId/refund/extra': {
    may: ['admin', 'ops'],
    call: async (world) => {
      const { id, opid } = await world.order('refunded', 'card', 'refunded');
      await world.test.db.query('update payments set refund_extra_fils = 100 where order_id = $1', [
        id,
      ]);
      return { path: { operationId: opid }, json: { reason: 'The bank has taken it back.' } };
    },
  },
  'POST /users/orders/one/:operationId/payment-review': {
    may: ADMIN,
    call: async (world) => ({
      ...(await anOrder('pending_payment', 'card', 'review')(world)),
      json: { decision: 'accept', reason: 'It came in two parts' },
    }),
  },
  'POST /users/orders/one/:operationId/shipment': {
    may: ['admin', 'ops'],
    call: anOrder('shipment_failed'),
  },
  'PUT /users/orders/one/:operationId/address': {
    may: ['admin', 'ops'],
    call: async (world) => ({ ...(await anOrder('cod_confirmed')(world)), json: ADDRESS }),
  },
  'POST /users/orders/one/:operationId/shipment/retry': {
    may: ['admin', 'ops'],
    call: anOrder('shipment_failed'),
  },
  'POST /users/orders/one/:operationId/handed-over': {
    may: ['admin', 'ops'],
    call: async (world) => ({ path: { operationId: await aParcel(world) } }),
  },
  'POST /users/orders/one/:operationId/delivered': {
    may: ['admin', 'ops'],
    call: async (world) => ({ path: { operationId: await aParcel(world) } }),
  },
  'POST /users/orders/one/:operationId/voided-parcel/settle': {
    may: ['admin', 'ops'],
    call: async ({ order, shipmentOf, test }) => {
      const { id, opid } = await order('cancelled');
      const awb = await shipmentOf(id);
      await test.db.query(
        `update shipments set state = 'voided', scanned_at = now() where awb = $1`,
        [awb],
      );
      return { path: { operationId: opid }, json: { outcome: 'recalled' } };
    },
  },
  'POST /users/orders/one/:operationId/cash-received': {
    may: ['admin', 'ops'],
    call: async (world) => ({ path: { operationId: await collectedCash(world) } }),
  },
  'GET /users/orders/one/:operationId/returns': {
    may: ['owner', 'admin', 'ops'],
    hidden: ['stranger'],
    call: async (world) => ({ path: { operationId: (await world.deliveredOrder()).opid } }),
  },
  'POST /users/orders/one/:operationId/returns': {
    may: ['owner'],
    hidden: ['stranger'],
    call: async (world) => {
      const { opid, lineId } = await world.deliveredOrder();
      const lines = JSON.stringify([{ lineId, quantity: 1 }]);
      return {
        path: { operationId: opid },
        multipart: { lines, reason: 'size', pictures: world.picture() },
      };
    },
  },
  'POST /returns/:id/withdraw': {
    may: ['owner'],
    hidden: ['stranger'],
    call: aReturn('requested', {}),
  },
  'GET /returns/:id/pictures/:pictureId': {
    may: ['owner', 'admin', 'ops'],
    hidden: ['stranger'],
    call: async (world) => {
      const { id, pictureId } = await world.returnOf('requested');
      return { path: { id, pictureId } };
    },
  },
  'GET /cash-orders': { may: ['admin', 'ops'] },
  'GET /cash-orders/count': { may: ['admin', 'ops'] },
  'POST /cash-orders/:operationId/confirm': {
    may: ['admin', 'ops'],
    call: aWaitingOrder(),
  },
  'POST /cash-orders/:operationId/cancel': {
    may: ['admin', 'ops'],
    call: aWaitingOrder({ reasonCode: 'declined' }),
  },
  'POST /cash-orders/:operationId/no-answer': {
    may: ['admin', 'ops'],
    call: aWaitingOrder(),
  },
  'POST /cash-orders/:operationId/undo-no-answer': {
    may: ['admin', 'ops'],
    call: aWaitingOrder({}, 1),
  },
  'GET /cash-rules': { may: ADMIN },
  'PUT /cash-rules': {
    may: ADMIN,
    call: ({ test }) =>
      test.app
        .get(CashRulesService)
        .current()
        .then((rules) => ({ json: toCashRulesDto(rules) })),
  },
  'GET /draft-orders/all': { may: ['admin', 'ops'] },
  'GET /draft-orders/of-order/:operationId': { may: ['admin', 'ops'], call: anOrder() },
  'GET /draft-orders/:id': { may: ['admin', 'ops'], call: aDraftOrder() },
  'POST /draft-orders/find-shopper': {
    may: ['admin', 'ops'],
    call: () => ({ json: { phone: ADDRESS.phone } }),
  },
  'POST /draft-orders': {
    may: ['admin', 'ops'],
    call: async (world) => ({ json: await draftInput(world) }),
  },
  'PUT /draft-orders/:id': {
    may: ['admin', 'ops'],
    call: async (world) => aDraftOrder({ ...(await draftInput(world)), version: 1 })(world),
  },
  'POST /draft-orders/:id/copy': { may: ['admin', 'ops'], call: aDraftOrder() },
  'POST /draft-orders/:id/send': { may: ['admin', 'ops'], call: aDraftOrder({ by: 'email' }) },
  'POST /draft-orders/:id/withdraw': { may: ['admin', 'ops'], call: aDraftOrder() },
  'POST /draft-orders/:id/open': {
    may: ALL,
    call: async (world) => {
      const { path } = await aDraftOrder()(world);
      const link = world.test.app.get(DraftLink).to(Number(path?.['id']), 'en');
      return { path, headers: { 'X-Draft-Key': link.split('#key=')[1] ?? '' } };
    },
  },
  'GET /returns/all': { may: ['admin', 'ops'] },
  'GET /returns/:id': {
    may: ['admin', 'ops'],
    call: async (world) => ({ path: { id: (await world.returnOf('requested')).id } }),
  },
  'POST /returns/:id/approve': { may: ['admin', 'ops'], call: aReturn('requested', {}) },
  'POST /returns/:id/refuse': {
    may: ['admin', 'ops'],
    call: aReturn('requested', { reason: 'The seal is open.' }),
  },
  'POST /returns/:id/receive': { may: ['admin', 'ops'], call: aReturn('approved') },
  'POST /returns/:id/refund': { may: ['admin', 'ops'], call: aReturn('received', {}) },
  'GET /users/orders/tags': { may: ['admin', 'ops'] },
  'PUT /users/orders/one/:operationId/tags': {
    may: ['admin', 'ops'],
    call: async (world) => ({ ...(await anOrder()(world)), json: { tags: ['Gift'] } }),
  },
  'GET /users/orders/one/:operationId/notes': { may: ['admin', 'ops'], call: anOrder() },
  'POST /users/orders/one/:operationId/notes': {
    may: ['admin', 'ops'],
    call: async (world) => ({ ...(await anOrder()(world)), json: { text: 'Called back' } }),
  },
  'PUT /users/orders/one/:operationId/notes/:noteId': {
    may: ['admin', 'ops'],
    call: async (world, who) => ({ ...(await aNote(world, who)), json: { text: 'Corrected' } }),
  },
  'DELETE /users/orders/one/:operationId/notes/:noteId': { may: ['admin', 'ops'], call: aNote },
  'GET /users/orders/one/:operationId/mails': { may: ['admin', 'ops'], call: anOrder() },
  'POST /users/orders/one/:operationId/mails/resend': {
    may: ['admin', 'ops'],
    call: async ({ order, rows, people }) => {
      const { id, opid } = await order();
      const mailId = await rows.insert('mails', {
        order_id: id,
        dedupe_key: `order:${id}:order-confirmed::shopper`,
        template: 'order-confirmed',
        recipient: people.owner.email,
        sent_at: '2026-01-01',
        created_at: '2026-01-01',
      });
      return { path: { operationId: opid }, json: { mailId } };
    },
  },
  'GET /users/orders/one/:operationId/invoice.pdf': {
    may: ['owner', 'admin', 'ops'],
    hidden: ['stranger'],
    call: anOrder('paid', 'card'),
  },
  'GET /users/orders/one/:operationId/refunds/:refundId/credit-note.pdf': {
    may: ['owner', 'admin', 'ops'],
    hidden: ['stranger'],
    call: async ({ order, rows }) => {
      const { id, opid } = await order('refunded', 'card', 'refunded');
      const refund = { order_id: id, way: 'card', amount_fils: 12_500 };
      return { path: { operationId: opid, refundId: await rows.insert('refunds', refund) } };
    },
  },
  'GET /users/orders/one/:operationId/credit-note.pdf': {
    may: ['owner', 'admin', 'ops'],
    hidden: ['stranger'],
    call: async ({ order, test }) => {
      const { id, opid } = await order('cod_confirmed');
      await test.db.query(
        `insert into invoices (order_id, no) select $1, coalesce(max(no), 0) + 1 from invoices`,
        [id],
      );
      await test.db.query(`update orders set cod_state = 'void' where id = $1`, [id]);
      return { path: { operationId: opid } };
    },
  },
  'GET /users/orders/one/:operationId/packing-slip.pdf': {
    may: ['admin', 'ops', 'vendor'],
    hidden: ['rival'],
    call: anOrder(),
  },
  'GET /get-payment-logs/:userId': {
    may: ['owner', 'admin'],
    hidden: ['stranger'],
    call: ofOwner('userId'),
  },
  'POST /save-payment-log': {
    may: ['owner'],
    hidden: ['stranger'],
    call: async (world) => ({ json: { operation_id: (await world.order()).opid } }),
  },
  'POST /aramex/create-shipment': {
    may: ['owner', 'admin', 'ops'],
    hidden: ['stranger'],
    call: shipment,
  },
  'GET /shipments/:awb/label.pdf': {
    may: ['admin', 'ops'],
    call: async (world) => ({
      path: { awb: await world.shipmentOf((await world.order('ready_to_ship')).id) },
    }),
  },
};
