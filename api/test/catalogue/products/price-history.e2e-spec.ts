import { PRICE_RULE } from '@shop/shop-rules';
import fc from 'fast-check';
import { StruckPricesQueries } from '../../../src/modules/catalogue/products/price-history/struck-prices.queries.js';
import { PriceHistoryStarted20261208050300 } from '../../../src/platform/database/migrations/20261208050300-price-history-started.js';
import { Statements } from '../../../src/platform/database/statements.js';
import { headersOf } from '../../support/content-shop.js';
import {
  admin,
  own,
  rival,
  rows,
  test,
  useProductShop,
  vendor,
} from '../../support/product-shop.js';

useProductShop();

const DAY = 86_400_000;

/** A product that has been asked at its list price for this many days. */
const askedFor = async (days: number, row: Record<string, unknown> = {}): Promise<number> => {
  const id = await rows.product({ ...own, price_fils: 20_000, ...row });
  await later(id, days);
  return id;
};
/** As if all that happened to a product had happened this many days earlier. */
const later = (id: number, days: number): Promise<unknown> =>
  test.db.query(
    `update price_history set since = since - $2 * interval '1 day', until = until - $2 * interval '1 day'
     where product_id = $1`,
    [id, days],
  );
const quick = (id: number, values: object, was: object) =>
  test.http
    .patch(`/api/products/${id}/quick-values`)
    .set(headersOf(vendor))
    .send({ ...values, was });
const saleAt = (id: number, offerPrice: number, was: number | null = null) =>
  quick(id, { offerPrice }, { offerPrice: was }).expect(200);
const shown = async (id: number) =>
  (await test.http.get(`/api/products/one/${id}`).expect(200)).body.product;
const history = async (id: number, by = admin) =>
  (await test.http.get(`/api/products/${id}/price-history`).set(headersOf(by)).expect(200)).body
    .periods;
const check = (id: number, query: string, by = vendor) =>
  test.http.get(`/api/products/${id}/price-check?${query}`).set(headersOf(by));
const checkAll = (stop?: AbortSignal) =>
  new StruckPricesQueries(test.app.get(Statements)).check(stop);
const upgrade = async (): Promise<void> => {
  const runner = test.db.createQueryRunner();
  try {
    await new PriceHistoryStarted20261208050300().up(runner);
  } finally {
    await runner.release();
  }
};

describe('the history', () => {
  it('HONEST-01 keeps each change of a price with its time and who made it, from wherever it comes', async () => {
    const id = await rows.product({ ...own, price_fils: 20_000 });
    await saleAt(id, 150);
    await test.http
      .post('/api/products/bulk-change')
      .set(headersOf(vendor))
      .send({ products: [{ id }], preview: false, price: { by: 'amount', value: 10 } })
      .expect(200);
    await test.db.query('update products set offer_price_fils = null where id = $1', [id]);
    await test.db.query('update products set stock = 3, published = false where id = $1', [id]);
    const actor = 'The seller';
    expect(await history(id)).toMatchObject([
      { price: 210, asked: 210, published: false, reason: 'other', until: null },
      { price: 210, asked: 210, published: true, reason: 'other', actor: null },
      { price: 210, asked: 150, reason: 'edited', actor },
      { price: 200, asked: 150, reason: 'edited', actor },
      { price: 200, asked: 200, reason: 'other', actor: null },
    ]);
    const periods = await history(id);
    expect(periods.slice(1).map(({ until }: { until: string }) => until)).toEqual(
      periods.slice(0, -1).map(({ since }: { since: string }) => since),
    );
  });

  it('HONEST-01 keeps the own prices of a variant, when it loses them and when it is removed', async () => {
    const id = await rows.product({ ...own, price_fils: 20_000 });
    const put = (variants: object[]) =>
      test.http
        .put(`/api/products/update-product/${id}`)
        .set(headersOf(vendor))
        .field('variants', JSON.stringify(variants))
        .expect(200);
    await put([
      { size: 'S', stock: 1, price: 300, offerPrice: 250 },
      { size: 'M', stock: 1 },
    ]);
    await put([
      { size: 'S', stock: 1 },
      { size: 'M', stock: 1 },
    ]);
    await put([{ size: 'M', stock: 2 }]);
    const variants = (await history(id)).filter(({ size }: { size: string }) => size !== '');
    expect(variants).toMatchObject([
      { size: 'S', price: null, asked: null, until: expect.any(String) },
      { size: 'S', price: 300, asked: 250, actor: 'The seller' },
    ]);
  });

  it('HONEST-01 is shown to vendors for their own products only, and to no shopper', async () => {
    const id = await askedFor(1);
    expect(await history(id, vendor)).toHaveLength(1);
    for (const what of ['price-history', 'price-check?price=2&offerPrice=1']) {
      await test.http.get(`/api/products/${id}/${what}`).set(headersOf(rival)).expect(404);
      await test.http.get(`/api/products/${id}/${what}`).expect(401);
    }
    expect(await shown(id)).not.toHaveProperty('periods');
  });

  it('HONEST-12 of several changes in one transaction keeps what was asked after it', async () => {
    const id = await askedFor(20);
    await test.db.transaction(async (manager) => {
      for (const offer of [5_000, 15_000])
        await manager.query('update products set offer_price_fils = $2 where id = $1', [id, offer]);
      await manager.query(
        `insert into product_variants (product_id, size, stock, price_fils) values ($1, 'S', 1, 100)`,
        [id],
      );
      await manager.query('delete from product_variants where product_id = $1', [id]);
    });
    expect(await history(id)).toMatchObject([
      { price: 200, asked: 150, size: '', until: null },
      { price: 200, asked: 200, size: '' },
    ]);
    const fresh = await test.db.transaction(async (manager) => {
      const [row] = await manager.query(
        `insert into products (name, price_fils, category_id, brand_id, vendor_id)
         select name, 20000, category_id, brand_id, vendor_id from products where id = $1 returning id`,
        [id],
      );
      await manager.query('update products set offer_price_fils = 9000 where id = $1', [row.id]);
      return row.id;
    });
    expect(await history(fresh)).toMatchObject([{ price: 200, asked: 90 }]);
    expect(await shown(fresh)).toMatchObject({ struckAllowed: false, lowestPrice: null });
  });
});

describe('a struck-through price', () => {
  it.each([
    [14, false],
    [15, true],
    [61, true],
  ])('HONEST-02 asked on %d days before the sale: %s', async (days, struckAllowed) => {
    const id = await askedFor(days);
    await saleAt(id, 150);
    expect(await shown(id)).toMatchObject({
      ...{ price: 200, offerPrice: 150, struckAllowed, lowestPrice: struckAllowed ? 200 : null },
    });
  });

  it('HONEST-02 a new product with an offer price shows none, and none without an offer price is refused', async () => {
    const id = await rows.product({ ...own, price_fils: 20_000, offer_price_fils: 15_000 });
    expect(await shown(id)).toMatchObject({ struckAllowed: false, lowestPrice: null });
    await quick(id, { offerPrice: null }, { offerPrice: 150 }).expect(200);
    expect(await shown(id)).toMatchObject({ struckAllowed: true, lowestPrice: null });
  });

  it('HONEST-02 a raised price has to be asked again', async () => {
    const id = await askedFor(40);
    await quick(id, { price: 300 }, { price: 200 }).expect(200);
    await saleAt(id, 190);
    expect(await shown(id)).toMatchObject({ struckAllowed: false });
    await quick(id, { price: 200 }, { price: 300 }).expect(200);
    expect(await shown(id)).toMatchObject({ struckAllowed: true, lowestPrice: 200 });
  });

  it('HONEST-02 a day on which a lower price was asked for a minute does not count', async () => {
    const id = await askedFor(15);
    const [{ day }] = await test.db.query(
      `select ((now() at time zone 'Asia/Dubai')::date - 3)::timestamp at time zone 'Asia/Dubai' as day`,
    );
    await test.db.query('update price_history set until = $2 where product_id = $1', [id, day]);
    await test.db.query(
      `insert into price_history (product_id, price_fils, pay_fils, since, until)
       values ($1, 20000, 19900, $2, $2::timestamptz + interval '1 minute'),
         ($1, 20000, 20000, $2::timestamptz + interval '1 minute', null)`,
      [id, day],
    );
    await saleAt(id, 150);
    expect(await shown(id)).toMatchObject({ struckAllowed: false });
  });

  it('HONEST-02 days on which the product was not public do not count', async () => {
    const id = await askedFor(30, { published: false });
    await test.db.query('update products set published = true where id = $1', [id]);
    await saleAt(id, 150);
    expect(await shown(id)).toMatchObject({ struckAllowed: false });
  });

  it('HONEST-02 lists, suggestions, quotes and the product say the same, and it is no discount in filters', async () => {
    const category_id = await rows.category();
    const name = 'Zirconia Tiara';
    const fresh = await askedFor(2, { category_id, name });
    const known = await askedFor(20, { category_id, name });
    for (const id of [fresh, known]) await saleAt(id, 150);
    const { body: list } = await test.http.get(`/api/products/category/${category_id}`).expect(200);
    const { body: found } = await test.http.get('/api/products/search?q=zirconia').expect(200);
    const lines = [fresh, known].map((productId) => ({ productId, quantity: 1 }));
    const { body: quote } = await test.http.post('/api/checkout/quote').send({ lines }).expect(200);
    for (const all of [list.products, found.products, quote.lines]) {
      const said = new Map<number, unknown>(
        all.map(
          (each: {
            id: number;
            productId: number;
            struckAllowed: boolean;
            lowestPrice: number;
          }) => [each.id ?? each.productId, [each.struckAllowed, each.lowestPrice]],
        ),
      );
      expect(said.get(fresh)).toEqual([false, null]);
      expect(said.get(known)).toEqual([true, 200]);
    }
    const reduced = await test.http
      .get(`/api/products/all?category=${category_id}&discount=10`)
      .expect(200);
    expect(reduced.body.products.map(({ id }: { id: number }) => id)).toEqual([known]);
  });

  it('HONEST-02 each variant with its own price is decided by itself', async () => {
    const id = await rows.product({ ...own, price_fils: 20_000, stock: 0 });
    await test.db.query(
      `insert into product_variants (product_id, size, stock, price_fils, position)
       values ($1, 'S', 2, 10000, 0), ($1, 'M', 2, 30000, 1), ($1, 'L', 2, null, 2)`,
      [id],
    );
    await later(id, 20);
    await test.db.query(
      `update product_variants set price_fils = case size when 'S' then 12000 else 30000 end,
         offer_price_fils = case size when 'S' then 9000 else 25000 end
       where product_id = $1 and size <> 'L'`,
      [id],
    );
    const product = await shown(id);
    expect(product.priceRange).toMatchObject({ low: 90, before: 120, struckAllowed: false });
    expect(product.variants).toMatchObject([
      { size: 'S', struckAllowed: false, lowestPrice: null },
      { size: 'M', struckAllowed: true, lowestPrice: 300 },
      { size: 'L', struckAllowed: true, lowestPrice: null },
    ]);
    // L followed the product, whose price counts for its first own one.
    await test.db.query(
      `update product_variants set price_fils = 20000, offer_price_fils = 15000 where product_id = $1 and size = 'L'`,
      [id],
    );
    expect((await shown(id)).variants).toMatchObject([
      {},
      {},
      { size: 'L', price: 200, struckAllowed: true, lowestPrice: 200 },
    ]);
    // The cheaper one sells out: the list shows the next.
    await test.db.query(
      `update product_variants set stock = 0 where product_id = $1 and size <> 'M'`,
      [id],
    );
    expect((await shown(id)).priceRange).toMatchObject({
      low: 250,
      before: 300,
      struckAllowed: true,
    });
  });
});

describe('the lowest price', () => {
  it('HONEST-03 is that of the 30 days before the sale began, in a sale of several steps of the step before', async () => {
    const id = await askedFor(45);
    await saleAt(id, 120);
    await quick(id, { offerPrice: null }, { offerPrice: 120 }).expect(200);
    await later(id, 20);
    await saleAt(id, 150);
    expect(await shown(id)).toMatchObject({ struckAllowed: true, lowestPrice: 120 });
    await later(id, 3);
    await saleAt(id, 140, 150);
    expect(await shown(id)).toMatchObject({ lowestPrice: 120 });
    await later(id, 8);
    await saleAt(id, 130, 140);
    expect(await shown(id)).toMatchObject({ struckAllowed: true, lowestPrice: 140 });
  });
});

describe('time', () => {
  it('HONEST-04 the daily run withdraws what time has made wrong, and writes nothing else', async () => {
    const long = await askedFor(60);
    const short = await askedFor(60);
    for (const id of [long, short]) await saleAt(id, 150);
    await later(long, 46);
    await later(short, 40);
    await test.db.query('truncate price_rule_applied');
    const [before] = await test.db.query('select xmin::text from products where id = $1', [short]);
    await checkAll();
    expect(await shown(long)).toMatchObject({ struckAllowed: false, lowestPrice: null });
    expect(await shown(short)).toMatchObject({ struckAllowed: true, lowestPrice: 200 });
    const [after] = await test.db.query('select xmin::text from products where id = $1', [short]);
    expect(after).toEqual(before);
    // Once a day.
    await later(short, 20);
    await checkAll();
    expect(await shown(short)).toMatchObject({ struckAllowed: true });
  });

  it('HONEST-04 a change of the rule is applied by the next run; switched off, every higher price is struck through', async () => {
    const id = await askedFor(5);
    await saleAt(id, 150);
    const { body } = await test.http.get('/api/settings').expect(200);
    const change = async (priceRule: object, version: number) =>
      (
        await test.http
          .put('/api/admin/settings')
          .set(headersOf(admin))
          .send({ ...body, priceRule: { ...PRICE_RULE, ...priceRule }, version })
          .expect(200)
      ).body.settings.version;
    let version = await change({ askedDays: 5, lowestDays: 14 }, body.version);
    await checkAll();
    expect(await shown(id)).toMatchObject({ struckAllowed: true, lowestPrice: 200 });
    version = await change({ enabled: false }, version);
    await checkAll();
    expect(await shown(id)).toMatchObject({ struckAllowed: true, lowestPrice: null });
    await test.http
      .put('/api/admin/settings')
      .set(headersOf(admin))
      .send({ ...body, priceRule: { ...PRICE_RULE, askedDays: 61 }, version })
      .expect(400)
      .expect(({ body: { errors } }) => expect(errors[0].pointer).toBe('#/priceRule/askedDays'));
    await change({}, version);
    await checkAll();
    expect(await shown(id)).toMatchObject({ struckAllowed: false });
  });
});

describe('the daily run', () => {
  it('HONEST-11 continues after the last product that it checked, and ends when the process stops', async () => {
    const [done, left] = [await askedFor(60), await askedFor(60)];
    for (const id of [done, left]) {
      await saleAt(id, 150);
      await later(id, 46);
    }
    await test.db.query('truncate price_rule_applied');
    await checkAll(AbortSignal.abort());
    const state = () => test.db.query('select last_id from price_rule_applied');
    expect(await state()).toEqual([{ last_id: 0 }]);
    // As a run left it that ended between the two.
    await test.db.query('update price_rule_applied set last_id = $1', [done]);
    await checkAll();
    expect(await state()).toEqual([{ last_id: null }]);
    expect(await shown(done)).toMatchObject({ struckAllowed: true });
    expect(await shown(left)).toMatchObject({ struckAllowed: false });
  });
});

describe('a check before saving', () => {
  it('HONEST-05 says what would be shown, and from which day on', async () => {
    const id = await askedFor(10);
    const { body } = await check(id, 'price=200&offerPrice=150').expect(200);
    const [{ day }] = await test.db.query(
      `select to_char((now() at time zone 'Asia/Dubai')::date + 5, 'YYYY-MM-DD') as day`,
    );
    expect(body).toEqual({
      ...{ struckAllowed: false, lowestPrice: null, from: day },
      ...{ asked: 10, askedDays: 15, withinDays: 60 },
    });
    const raised = await check(id, 'price=220&offerPrice=150').expect(200);
    expect(raised.body).toMatchObject({ struckAllowed: false, asked: 0, from: null });
    await later(id, 10);
    const now = await check(id, 'price=200&offerPrice=150').expect(200);
    expect(now.body).toMatchObject({ struckAllowed: true, lowestPrice: 200, from: null });
    await check(id, 'price=x&offerPrice=150').expect(400);
  });

  it('HONEST-05 the preview of a bulk change and quick values say it too', async () => {
    const id = await askedFor(30);
    await saleAt(id, 150);
    const change = (preview: boolean) =>
      test.http
        .post('/api/products/bulk-change')
        .set(headersOf(vendor))
        .send({ products: [{ id }], preview, price: { by: 'percent', value: 10 } })
        .expect(200);
    expect((await change(true)).body.products).toMatchObject([{ struckAllowed: false }]);
    await change(false);
    const { body } = await test.http
      .get(`/api/products/quick-values?ids=${id}`)
      .set(headersOf(vendor))
      .expect(200);
    expect(body.products).toMatchObject([{ price: 220, offerPrice: 150, struckAllowed: false }]);
  });
});

/** A price from some moment on; null of a variant: it follows the product. */
interface Step {
  at: number;
  pay: number | null;
  published: boolean;
}

const DUBAI = 4 * 3_600_000;
const dayOf = (moment: number): number => Math.floor((moment + DUBAI) / DAY);
const startOf = (day: number): number => day * DAY - DUBAI;
const lastAt = (steps: readonly Step[], moment: number): Step | undefined =>
  steps.findLast(({ at }) => at <= moment);

/** The plain model: what was asked at each moment, read from the list of changes. */
const model = (
  product: readonly Step[],
  variant: readonly Step[],
  list: number,
  pay: number,
  moment: number,
) => {
  if (pay >= list) return { allowed: true, lowest: null };
  const asked = (at: number): number | null => {
    const [standard, own] = [lastAt(product, at), lastAt(variant, at)];
    if (!standard?.published) return null;
    if (variant.length > 0 && !own) return null;
    return own?.pay ?? standard.pay;
  };
  const moments = [...product, ...variant].map(({ at }) => at);
  const lowestIn = (from: number, to: number): number | null => {
    const prices = [from, ...moments.filter((at) => at > from && at < to)].flatMap(
      (at) => asked(at) ?? [],
    );
    return prices.length > 0 ? Math.min(...prices) : null;
  };
  const today = dayOf(moment);
  let days = 0;
  for (let day = today - PRICE_RULE.withinDays; day < today; day += 1)
    if ((lowestIn(startOf(day), startOf(day + 1)) ?? 0) >= list) days += 1;
  if (days < PRICE_RULE.askedDays) return { allowed: false, lowest: null };
  // Back to the last moment at which something else was asked.
  const changes = moments.filter((at) => at < moment).sort((a, b) => b - a);
  let sale = moment;
  for (const at of changes) {
    const then = asked(at);
    if (then !== null && then !== pay) break;
    sale = at;
  }
  return { allowed: true, lowest: lowestIn(startOf(dayOf(sale) - PRICE_RULE.lowestDays), sale) };
};

it('HONEST-06 random histories are decided as by a plain model', async () => {
  const id = await rows.product({ ...own });
  const now = startOf(dayOf(Date.now())) + DAY / 2;
  const step = (pay: fc.Arbitrary<number | null>): fc.Arbitrary<Step> =>
    fc.record({
      // Often at midnight, which belongs to the day that begins.
      at: fc
        .tuple(fc.integer({ min: 0, max: 110 }), fc.constantFrom(0, 0, 1, 43_200_000, DAY - 1))
        .map(([ago, ms]) => Math.min(startOf(dayOf(now) - ago) + ms, now - 1000)),
      pay,
      published: fc.nat(9).map((n) => n > 0),
    });
  const price = fc.constantFrom(100, 150, 150, 200, 200, 200, 250);
  const steps = (pay: fc.Arbitrary<number | null>, minLength: number) =>
    fc
      .uniqueArray(step(pay), { selector: ({ at }) => at, minLength, maxLength: 7 })
      .map((all) => all.toSorted((a, b) => a.at - b.at));
  const write = (size: string, all: readonly Step[]) =>
    all.map(({ at, pay, published }, place) => ({
      ...{ product_id: id, size, price_fils: pay, pay_fils: pay, published, since: new Date(at) },
      until: all[place + 1] ? new Date(all[place + 1]?.at ?? 0) : null,
    }));
  const seen = { allowed: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(
      steps(price, 1),
      steps(fc.option(price), 0),
      fc.boolean(),
      fc.constantFrom(200, 200, 250),
      fc.constantFrom(90, 150, 200),
      async (product, variant, isVariant, list, pay) => {
        await test.db.query('delete from price_history where product_id = $1', [id]);
        await test.db.query(
          `insert into price_history (product_id, size, price_fils, pay_fils, published, since, until)
           select product_id, size, price_fils, pay_fils, published, since, until
           from json_populate_recordset(null::price_history, $1)`,
          [JSON.stringify([...write('', product), ...write('S', variant)])],
        );
        const [{ allowed, lowest }] = await test.db.query(
          `select allowed, lowest from judge_price($1, $2, '', $3, $4, $5, $6)`,
          [id, isVariant ? 'S' : '', list, pay, new Date(now), JSON.stringify(PRICE_RULE)],
        );
        seen[allowed ? 'allowed' : 'refused'] += 1;
        expect({ allowed, lowest }).toEqual(
          model(product, isVariant ? variant : [], list, pay, now),
        );
      },
    ),
    { numRuns: 400, seed: 20_261_127 },
  );
  expect(seen.allowed).toBeGreaterThan(40);
  expect(seen.refused).toBeGreaterThan(40);
});

it('HONEST-07 the history ends 400 days after a price was last asked; the price of today stays', async () => {
  const { DataRetentionQueries } =
    await import('../../../src/modules/back-office/queues/data-retention.queries.js');
  const id = await askedFor(500);
  await quick(id, { price: 210 }, { price: 200 }).expect(200);
  await later(id, 401);
  await test.app.get(DataRetentionQueries, { strict: false }).remove();
  expect(await history(id)).toMatchObject([{ price: 210, until: null }]);
});

it('HONEST-08 an upgrade starts the history with what the audit log knows, and decides what is on sale', async () => {
  const id = await rows.product({ ...own, price_fils: 20_000, offer_price_fils: 15_000 });
  const imported = await rows.product({ ...own, price_fils: 20_000, offer_price_fils: 15_000 });
  await test.db.query(
    `update products set created_at = now() - interval '90 days' where id = any($1)`,
    [[id, imported]],
  );
  for (const [product, from] of [
    [id, 20_000],
    [imported, 19_000],
  ])
    await test.db.query(
      `insert into audit (at, actor_id, actor_name, actor_role, action, subject, subject_id, changes) values
        (now() - interval '40 days', 1, 'Noura', 'admin', 'changed', 'products', $1,
          '{"priceFils": {"from": 18000, "to": 20000}}'),
        (now() - interval '20 days', 1, 'Noura', 'admin', 'changed', 'products', $1,
          json_build_object('offerPriceFils', json_build_object('from', null, 'to', 15000),
            'priceFils', json_build_object('from', $2::integer, 'to', 20000))::jsonb)`,
      [product, from],
    );
  await test.db.query('delete from price_history where product_id = any($1)', [[id, imported]]);
  await upgrade();
  await test.db.query('truncate price_rule_applied');
  await checkAll();
  expect(await history(id)).toMatchObject([
    { price: 200, asked: 150, actor: 'Noura', until: null },
    { price: 200, asked: 200, actor: 'Noura' },
    { price: 180, asked: 180, actor: null },
  ]);
  expect(await shown(id)).toMatchObject({ struckAllowed: true, lowestPrice: 180 });
  // An import changed the price in between: nothing is known of the time before.
  expect(await history(imported)).toMatchObject([{ price: 200, asked: 150, actor: 'Noura' }]);
  expect(await shown(imported)).toMatchObject({ struckAllowed: false });
});

it('HONEST-13 an upgrade keeps what is known of a product that is edited meanwhile', async () => {
  const edited = await rows.product({ ...own, price_fils: 20_000 });
  const imported = await rows.product({ ...own, price_fils: 20_000 });
  const ids = [edited, imported];
  await test.db.query('delete from price_history where product_id = any($1)', [ids]);
  await test.db.query(
    `update products set created_at = now() - interval '90 days' where id = any($1)`,
    [ids],
  );
  await test.db.query('truncate price_rule_applied');
  await test.db.query(
    `insert into price_rule_applied (day, rule, last_id) values ('epoch', '{}', 0)`,
  );
  await saleAt(edited, 150);
  await test.db.query('update products set offer_price_fils = 15000 where id = $1', [imported]);
  for (let run = 0; run < 2; run += 1) {
    await upgrade();
    expect(await history(edited)).toMatchObject([
      { price: 200, asked: 150, reason: 'edited', until: null },
      { price: 200, asked: 200 },
    ]);
    expect(await history(imported)).toMatchObject([{ price: 200, asked: 150 }]);
  }
  await checkAll();
  expect(await shown(edited)).toMatchObject({ struckAllowed: true, lowestPrice: 200 });
  expect(await shown(imported)).toMatchObject({ struckAllowed: false });
});
