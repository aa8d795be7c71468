import fc from 'fast-check';
import pg from 'pg';
import { DataSource } from 'typeorm';
import {
  isMenuTag,
  isVideo,
  LEAST_DESCRIPTION,
  LEAST_PICTURE,
  PRODUCT_PROBLEMS,
  tidyLine,
  tidyText,
  type ProductProblem,
} from '@shop/shop-rules';
import type {
  NeedsWorkCountsDto,
  NeedsWorkDto,
  ProductProblemsDto,
  VendorsNeedsWorkDto,
} from '../../../src/modules/catalogue/products/checks/product-checks.dto.js';
import { ProductChecksQueries } from '../../../src/modules/catalogue/products/checks/product-checks.queries.js';
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

const TIME_MS = 180_000;
/** A product without any problem. */
const GOOD = {
  name: 'Leather Tote',
  name_ar: 'حقيبة جلدية',
  description: 'A roomy tote of soft leather with two handles, a zip and a pocket inside.',
  description_ar:
    'حقيبة واسعة من الجلد الناعم بمقبضين وسحاب وجيب داخلي، تتسع لكل ما تحتاجينه في يومك.',
  tags: ['women', 'Totes'],
  images: ['front.webp', 'back.webp'],
};
let codes = 0;
let category = 0;
beforeAll(async () => {
  category = await rows.category({ tags: ['women', 'Totes', 'Clutches'] });
});
const good = (row: Record<string, unknown> = {}): Promise<number> =>
  rows.product({
    ...{ ...GOOD, category_id: category, vendor_id: own.vendor_id, code: `G-${(codes += 1)}` },
    ...row,
  });

const get = async <Body>(path: string, by = vendor): Promise<Body> =>
  (await test.http.get(`/api/products/${path}`).set(headersOf(by)).expect(200)).body as Body;
const fix = (body: object, by = vendor) =>
  test.http
    .post('/api/products/fixes')
    .set(headersOf(by))
    .send({ preview: false, ...body });
const problemsOf = async (id: number, by = vendor): Promise<ProductProblem[]> =>
  (await get<ProductProblemsDto>(`${id}/problems`, by)).problems.map(({ problem }) => problem);
const idsOf = async (query = '', by = vendor): Promise<number[]> =>
  (await get<NeedsWorkDto>(`needs-work?limit=100${query}`, by)).products.map(({ id }) => id);
const measured = (productId: number, file: string, width: number, height: number) =>
  new ProductChecksQueries(test.app.get(DataSource)).measured(
    { productId, file },
    { width, height },
  );
const historyOf = async (id: number): Promise<{ action: string; changes: object }[]> =>
  test.db.query(
    `select action, changes from audit where subject = 'products' and subject_id = $1 order by id`,
    [id],
  );

/** A row as this model reads it. */
interface Row {
  id: number;
  name: string;
  name_ar: string;
  model: string;
  description: string;
  description_ar: string;
  code: string | null;
  price_fils: number;
  offer_price_fils: number | null;
  stock: number;
  category_id: number;
  vendor_id: number;
  tags: string[];
  images: string[];
  published: boolean;
  menu: string[];
  is_hidden: boolean;
  variants: { code: string | null }[];
  sizes_of: { file: string; width: number; height: number }[];
}

/** Every rule again, plainly. */
const expected = (row: Row, all: readonly Row[]): ProductProblem[] => {
  const codesOf = (one: Row) =>
    [one.code, ...one.variants.map(({ code }) => code)]
      .filter((code) => code)
      .map((code) => String(code).toLowerCase());
  const others = new Set(all.filter(({ id }) => id !== row.id).flatMap(codesOf));
  const size = (file: string | undefined) => row.sizes_of.find((one) => one.file === file);
  const known = row.images.map(size).filter((one) => one !== undefined && one.width > 0);
  const first = size(row.images[0]);
  const menu = row.menu.filter((tag) => tag.trim() && isMenuTag(tag));
  const tags = row.tags.map((tag) => tag.trim().toLowerCase());
  const isShort = (text: string) =>
    tidyText(text) !== '' && [...tidyText(text)].length < LEAST_DESCRIPTION;
  const found: Record<ProductProblem, boolean> = {
    no_price: row.price_fils === 0,
    no_picture: row.images.every(isVideo),
    duplicate_code: codesOf(row).some((code) => others.has(code)),
    sale_not_struck: row.offer_price_fils !== null,
    sold_out: row.stock === 0 && row.variants.length === 0,
    no_variant_in_stock: row.stock === 0 && row.variants.length > 0,
    no_name_ar: tidyText(row.name_ar) === '',
    no_description: tidyText(row.description) === '',
    no_description_ar: tidyText(row.description_ar) === '',
    hidden_category: row.is_hidden,
    no_menu_tag: menu.length > 0 && !menu.some((tag) => tags.includes(tag.trim().toLowerCase())),
    small_picture: known.some(
      (one) =>
        one !== undefined && (one.width < LEAST_PICTURE.width || one.height < LEAST_PICTURE.height),
    ),
    unpublished: !row.published,
    picture_shape:
      first !== undefined &&
      first.width > 0 &&
      Math.abs(first.width / first.height - 0.8) > 0.8 * 0.05 + 1e-9,
    short_description: isShort(row.description) || isShort(row.description_ar),
    no_code: !row.code,
    untidy_text:
      [row.name, row.name_ar, row.model, row.code ?? ''].some((text) => tidyLine(text) !== text) ||
      [row.description, row.description_ar].some((text) => tidyText(text) !== text),
  };
  return PRODUCT_PROBLEMS.filter((problem) => found[problem]);
};

const READ = `
  select p.*, c.tags as menu,
    exists (select from menu_categories m where m.category_id = c.id and not m.is_shown) as is_hidden,
    coalesce((select json_agg(v) from product_variants v where v.product_id = p.id), '[]') as variants,
    coalesce((select json_agg(i) from product_pictures i
      where i.product_id = p.id and i.file = any(p.images)), '[]') as sizes_of
  from products p join categories c on c.id = p.category_id where p.deleted_at is null order by p.id`;

/** Filter, counts and each product's own list agree with the model. */
const agree = async (): Promise<void> => {
  const counts = await get<NeedsWorkCountsDto>('needs-work/counts', admin);
  const all: Row[] = await test.db.query(READ);
  const wanted = new Map(all.map((row) => [row.id, expected(row, all)]));
  for (const { id } of all) expect([id, await problemsOf(id, admin)]).toEqual([id, wanted.get(id)]);
  for (const problem of ['any', ...PRODUCT_PROBLEMS] as const) {
    const has = (found: readonly ProductProblem[] = []) =>
      problem === 'any' ? found.length > 0 : found.includes(problem);
    const ids = all.filter(({ id }) => has(wanted.get(id))).map(({ id }) => id);
    const page = await get<NeedsWorkDto>(`needs-work?limit=100&problem=${problem}`, admin);
    expect([problem, page.products.map(({ id }) => id)]).toEqual([problem, ids.reverse()]);
    const count =
      problem === 'any'
        ? counts.total
        : (counts.counts.find((one) => one.problem === problem)?.count ?? 0);
    expect([problem, page.total, count]).toEqual([problem, ids.length, ids.length]);
  }
  const { vendors } = await get<VendorsNeedsWorkDto>('needs-work/vendors', admin);
  const perVendor = new Map<number, number>();
  for (const { id, vendor_id } of all)
    if (wanted.get(id)?.length) perVendor.set(vendor_id, (perVendor.get(vendor_id) ?? 0) + 1);
  expect(new Map(vendors.map(({ id, count }) => [id, count]))).toEqual(perVendor);
};

const text = (longest: number) =>
  fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '\u00A0',
      'عباية',
      'Plain',
      ' Plain',
      'Two  words',
      'Tab\there',
      'End\n',
    ),
    fc.integer({ min: 1, max: longest }).map((length) => 'x'.repeat(length)),
  );
const code = fc.constantFrom(null, '', 'A-1', 'a-1', 'B-2', 'C-3', ' D-4');
const image = fc.constantFrom('front.webp', 'side.jpg', 'film.MP4', 'https://example.com/a.jpg');
const values = fc.record({
  name: fc.constantFrom('Plain', ' Plain', 'Plain\u00A0', 'Two  words'),
  name_ar: text(5),
  model: text(5),
  description: text(LEAST_DESCRIPTION + 2),
  description_ar: text(LEAST_DESCRIPTION + 2),
  code,
  price_fils: fc.constantFrom(0, 1, 5000),
  offer_price_fils: fc.constantFrom(null, null, 4000),
  stock: fc.constantFrom(0, 3),
  tags: fc.subarray(['women', 'totes ', 'Clutches', 'Other']),
  images: fc.uniqueArray(image, { maxLength: 3 }),
  published: fc.boolean(),
});
const step = fc.oneof(
  fc.record({ act: fc.constant('change' as const), at: fc.nat(), values, only: fc.nat() }),
  fc.record({ act: fc.constant('stock' as const), at: fc.nat(), stock: fc.constantFrom(0, 1, 9) }),
  fc.record({
    act: fc.constant('variants' as const),
    at: fc.nat(),
    codes: fc.array(code, { maxLength: 2 }),
  }),
  fc.record({
    act: fc.constant('size' as const),
    at: fc.nat(),
    width: fc.constantFrom(0, 400, 599, 600, 900, 945),
    height: fc.constantFrom(749, 750, 1125, 1181),
  }),
  fc.record({ act: fc.constant('deleted' as const), at: fc.nat(), isDeleted: fc.boolean() }),
  fc.record({ act: fc.constant('menu' as const), tags: fc.subarray(['women', 'Totes', 'Other']) }),
  fc.record({ act: fc.constant('hidden' as const), isHidden: fc.boolean() }),
  fc.record({ act: fc.constant('vendor' as const), at: fc.nat(), isOther: fc.boolean() }),
);

/** The menu shows no other categories than these. */
const hide = (categories: readonly number[]): Promise<unknown> =>
  test.db.query(
    `insert into storefront_layout (version, categories, groups, sections) values (1, $1, '[]', '[]')
     on conflict (id) do update set categories = excluded.categories`,
    [JSON.stringify(categories.map((id) => ({ id, shown: false })))],
  );

/** A write that the database refuses, as a code that is taken, changes nothing. */
const attempt = (sql: string, parameters: unknown[]): Promise<unknown> =>
  test.db.query(sql, parameters).catch((error: Error) => {
    if (!/products_code|products_offer_below_price/.test(String(error))) throw error;
  });

it(
  'DOCTOR-01 DOCTOR-02 rules, filter and counts agree with a plain model after any changes',
  async () => {
    let ids: number[] = [];
    const start = async () => {
      await test.db.query('delete from products where id = any($1)', [ids]);
      await test.db.query('update categories set tags = $2 where id = $1', [
        category,
        ['women', 'Totes', 'Clutches'],
      ]);
      await hide([]);
      ids = [];
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(values, { minLength: 1, maxLength: 3 }),
        fc.array(step, { minLength: 1, maxLength: 16 }),
        async (added, steps) => {
          await start();
          for (const row of added) {
            const offer_price_fils = row.price_fils > 4000 ? row.offer_price_fils : null;
            const named = { ...row, offer_price_fils, category_id: category };
            const id = await rows
              .product({ ...named, vendor_id: own.vendor_id })
              .catch(() => rows.product({ ...named, vendor_id: own.vendor_id, code: null }));
            ids.push(id);
          }
          for (const one of steps) {
            const id = 'at' in one ? ids[one.at % ids.length] : 0;
            if (one.act === 'change') {
              const entries = Object.entries(one.values);
              const [name, value] = entries[one.only % entries.length] ?? [];
              await attempt(`update products set ${String(name)} = $2 where id = $1`, [id, value]);
            }
            if (one.act === 'stock') {
              await test.db.query('update products set stock = $2 where id = $1', [id, one.stock]);
              await test.db.query('update product_variants set stock = $2 where product_id = $1', [
                id,
                one.stock,
              ]);
            }
            if (one.act === 'variants') {
              await test.db.query('delete from product_variants where product_id = $1', [id]);
              for (const [place, own] of one.codes.entries())
                await test.db.query(
                  `insert into product_variants (product_id, size, code, stock) values ($1, $2, $3, 1)`,
                  [id, `S${place}`, own],
                );
            }
            if (one.act === 'size') {
              await idsOf('', admin);
              await measured(id ?? 0, 'front.webp', one.width, one.height);
            }
            if (one.act === 'deleted')
              await attempt('update products set deleted_at = $2 where id = $1', [
                id,
                one.isDeleted ? new Date() : null,
              ]);
            if (one.act === 'menu')
              await test.db.query('update categories set tags = $2 where id = $1', [
                category,
                one.tags,
              ]);
            if (one.act === 'hidden') await hide(one.isHidden ? [category] : []);
            if (one.act === 'vendor') {
              const [other]: { id: number }[] = await test.db.query(
                `select id from staff where username = 'rival'`,
              );
              await test.db.query('update products set vendor_id = $2 where id = $1', [
                id,
                one.isOther ? other?.id : own.vendor_id,
              ]);
            }
          }
          await agree();
        },
      ),
      { numRuns: 8, seed: 11 },
    );
    await start();
    await agree();
  },
  TIME_MS,
);

it('DOCTOR-03 vendors see and change only their own products', async () => {
  const id = await good({ name_ar: '' });
  expect(await idsOf('&problem=no_name_ar')).toContain(id);
  expect(await idsOf('', rival)).toEqual([]);
  // The vendor that a vendor names is ignored.
  expect(await idsOf(`&vendor=${own.vendor_id}`, rival)).toEqual([]);
  expect(await idsOf(`&vendor=${own.vendor_id}`, admin)).toContain(id);
  const { total } = await get<NeedsWorkCountsDto>('needs-work/counts', rival);
  expect(total).toBe(0);
  expect((await get<VendorsNeedsWorkDto>('needs-work/vendors', rival)).vendors).toEqual([]);
  expect((await get<VendorsNeedsWorkDto>('needs-work/vendors')).vendors).toEqual([
    { id: own.vendor_id, count: expect.any(Number) },
  ]);
  await test.http.get(`/api/products/${id}/problems`).set(headersOf(rival)).expect(404);
  await fix({ fix: 'publish', products: [{ id, version: 1 }] }, rival).expect(404);
});

it('DOCTOR-02 the filter is combined with category and text, and the counts with it', async () => {
  const other = await rows.category({ name: 'Belts', tags: [] });
  const inOther = await good({ category_id: other, description: '', name: 'Wide Quillwork Belt' });
  const here = await good({ description: '', name: 'Quillwork Tote' });
  expect(await idsOf('&problem=no_description&q=quillwork')).toEqual([here, inOther]);
  expect(await idsOf(`&problem=no_description&q=quillwork&category=${other}`)).toEqual([inOther]);
  expect(await idsOf(`&category=${other}`)).toEqual([inOther]);
  expect(await idsOf('&problem=sold_out&q=quillwork')).toEqual([]);
  const counts = await get<NeedsWorkCountsDto>('needs-work/counts?q=quillwork');
  expect(counts).toEqual({ total: 2, counts: [{ problem: 'no_description', count: 2 }] });
  expect(await get(`needs-work/counts?category=${other}`)).toEqual({
    total: 1,
    counts: [{ problem: 'no_description', count: 1 }],
  });
  await test.http.get('/api/products/needs-work?problem=ugly').set(headersOf(admin)).expect(400);
});

it('DOCTOR-05 extra spaces are removed after a preview, in several products at once', async () => {
  const [one, two] = [
    await good({ name: ' Silk  Scarf ', description: `${GOOD.description}\n\n` }),
    await good({ model: 'M\u00A01' }),
  ];
  const products = [
    { id: one, version: 1 },
    { id: two, version: 1 },
  ];
  const { body: shown } = await fix({ fix: 'trim', products, preview: true }).expect(200);
  expect(shown).toMatchObject({
    changed: 2,
    products: [
      {
        version: 1,
        changes: [
          { field: 'name', from: ' Silk  Scarf ', to: 'Silk Scarf' },
          { field: 'description' },
        ],
      },
      { version: 1, changes: [{ field: 'model', from: 'M\u00A01', to: 'M 1' }] },
    ],
  });
  expect(await problemsOf(one)).toEqual(['untidy_text']);
  const { body } = await fix({ fix: 'trim', products }).expect(200);
  expect(body.products.map(({ version }: { version: number }) => version)).toEqual([2, 2]);
  expect([await problemsOf(one), await problemsOf(two)]).toEqual([[], []]);
  expect(await idsOf()).not.toContain(one);
  expect(await historyOf(one)).toMatchObject([
    { action: 'changed', changes: { name: { from: ' Silk  Scarf ', to: 'Silk Scarf' } } },
  ]);
});

it('DOCTOR-04 a fix of products of which one has changed meanwhile changes none', async () => {
  const [one, two] = [await good({ published: false }), await good({ published: false })];
  await test.db.query('update products set version = 2 where id = $1', [two]);
  const products = [
    { id: one, version: 1 },
    { id: two, version: 1 },
  ];
  const { body } = await fix({ fix: 'publish', products }).expect(409);
  expect(body.code ?? body.type).toContain('changed_meanwhile');
  expect([await problemsOf(one), await problemsOf(two)]).toEqual([
    ['unpublished'],
    ['unpublished'],
  ]);
  expect(await historyOf(one)).toEqual([]);
  await fix({ fix: 'publish', products: [products[0], { id: two, version: 2 }] }).expect(200);
  expect([await problemsOf(one), await problemsOf(two)]).toEqual([[], []]);
});

it('DOCTOR-06 a product without a code gets a free one in the form of the others', async () => {
  await good({ code: 'LW-BA-000007' });
  const id = await good({ code: null });
  const free = `LW-BA-${String(id).padStart(6, '0')}`;
  const products = [{ id, version: 1 }];
  const { body: shown } = await fix({ fix: 'code', products, preview: true }).expect(200);
  expect(shown.products[0]).toMatchObject({ code: free, changes: [{ field: 'code', to: free }] });
  // Another product takes it meanwhile.
  await good({ code: free.toLowerCase() });
  await fix({ fix: 'code', products: [{ ...products[0], code: free }] }).expect(409);
  const { body } = await fix({ fix: 'code', products }).expect(200);
  expect(body.products[0].code).toBe(`${free.toLowerCase()}-2`);
  expect(await problemsOf(id)).toEqual([]);
});

it('DOCTOR-06 a code that a variant of another product has is found, and replaced in the product', async () => {
  const id = await good({ code: 'TWICE-1' });
  const other = await good();
  await rows.insert('product_variants', {
    product_id: other,
    size: 'M',
    code: 'twice-1',
    stock: 2,
  });
  const { problems, sameCodes } = await get<ProductProblemsDto>(`${id}/problems`);
  expect(problems).toEqual([{ problem: 'duplicate_code', fix: 'code' }]);
  expect(sameCodes).toEqual([
    { id: other, name: GOOD.name, nameAr: GOOD.name_ar, code: 'twice-1' },
  ]);
  // Its own code is not the one that exists twice.
  expect((await get<ProductProblemsDto>(`${other}/problems`)).problems).toEqual([
    { problem: 'duplicate_code', fix: null },
  ]);
  expect(await idsOf('&problem=duplicate_code')).toEqual([other, id]);
  await fix({ fix: 'code', products: [{ id, version: 1 }] }).expect(200);
  expect(await idsOf('&problem=duplicate_code')).toEqual([]);
});

it('DOCTOR-07 category and tag are suggested by the words of the name, in the requested language, and set when staff confirm them', async () => {
  const shoes = await rows.category({
    name: 'Shoes',
    name_ar: 'أحذية',
    tags: ['women', 'Sandals'],
  });
  const id = await good({ name: 'Leather Sandal', tags: ['women'] });
  expect(await problemsOf(id)).toEqual(['no_menu_tag']);
  const products = [{ id, version: 1 }];
  const { body } = await fix({ fix: 'place', products, preview: true }).expect(200);
  expect(body.products[0]).toMatchObject({
    category_id: shoes,
    tag: 'Sandals',
    changes: [
      { field: 'categoryId', to: 'Shoes' },
      { field: 'tags', from: 'women', to: 'women, Sandals' },
    ],
  });
  const inArabic = await fix({ fix: 'place', products, preview: true })
    .set('Accept-Language', 'ar')
    .expect(200);
  expect(inArabic.body.products[0].changes).toMatchObject([
    { field: 'categoryId', to: 'أحذية' },
    { field: 'tags', from: 'نساء', to: 'نساء، صنادل' },
  ]);
  await fix({ fix: 'place', products: [{ ...products[0], tag: 'Unheard of' }] }).expect(400);
  await fix({
    fix: 'place',
    products: [{ ...products[0], category_id: category, tag: 'Clutches' }],
  }).expect(200);
  expect(await problemsOf(id)).toEqual([]);
  const [row] = await test.db.query('select category_id, tags from products where id = $1', [id]);
  expect(row).toEqual({ category_id: category, tags: ['women', 'Clutches'] });
});

it('DOCTOR-17 a product of a category that the menu hides gets another one, by its name or its vendor, with one call', async () => {
  const watches = await rows.category({
    name: 'Watches',
    name_ar: 'ساعات',
    tags: ['men', 'Sport'],
  });
  const hidden = await rows.category({ name: 'Summer', tags: [] });
  // Codes of their own, as free ones are made of those of other products.
  const named = (name: string, code: string, more: object = {}) =>
    rows.product({ ...GOOD, vendor_id: own.vendor_id, category_id: hidden, name, code, ...more });
  const byTag = await named('Alba Sport Watch', 'HC-A');
  const byName = await named('Alba Watch', 'HC-B');
  const byVendor = await named('Alba', 'HC-C');
  const shown = await named('Sport Watch', 'HC-D', { category_id: category });
  const ids = [byTag, byName, byVendor];
  const listed = async () => (await idsOf('&problem=hidden_category')).toSorted((a, b) => a - b);
  try {
    expect(await listed()).toEqual([]);
    await hide([hidden]);
    expect(await listed()).toEqual(ids);
    const { problems } = await get<ProductProblemsDto>(`${byTag}/problems`);
    expect(problems).toContainEqual({ problem: 'hidden_category', fix: 'category' });

    const products = [...ids, shown].map((id) => ({ id, version: 1 }));
    const { body } = await fix({ fix: 'category', products, preview: true }).expect(200);
    expect(
      body.products.map((row: { category_id: number; tag: string }) => [row.category_id, row.tag]),
    ).toEqual([
      [watches, 'Sport'],
      [watches, null],
      [category, null],
      [null, null],
    ]);
    expect(await listed()).toEqual(ids);
    const refuse = async (wanted: object, pointer: string) => {
      const one = [{ id: byTag, version: 1, ...wanted }];
      const refused = await fix({ fix: 'category', products: one }).expect(400);
      expect(refused.body.errors[0].pointer).toBe(pointer);
    };
    await refuse({ category_id: hidden }, '#/category_id');
    await refuse({ category_id: 999_999 }, '#/category_id');
    await refuse({ category_id: watches, tag: 'Clutches' }, '#/tag');
    await fix({
      fix: 'category',
      products: body.products.slice(0, 3).map((row: Record<string, unknown>) => ({
        ...{ id: row['id'], version: row['version'], category_id: row['category_id'] },
        ...(row['tag'] !== null && { tag: row['tag'] }),
      })),
    }).expect(200);
    expect(await listed()).toEqual([]);
    const placed = await test.db.query(
      'select category_id, tags @> $2 as has_tag from products where id = any($1) order by id',
      [ids, ['Sport']],
    );
    expect(placed).toEqual([
      { category_id: watches, has_tag: true },
      { category_id: watches, has_tag: false },
      { category_id: category, has_tag: false },
    ]);
    expect((await historyOf(byTag)).at(-1)).toMatchObject({ action: 'changed' });
    // Nor is a hidden category suggested for a product without a tag of the menu.
    await hide([watches]);
    const untagged = await named('Sport', 'HC-E', { category_id: category, tags: ['women'] });
    const wanted = { fix: 'place', products: [{ id: untagged, version: 1 }], preview: true };
    expect((await fix(wanted).expect(200)).body.products[0].category_id).not.toBe(watches);
  } finally {
    await hide([]);
  }
});

it('DOCTOR-08 a sale that takes the last piece, and its return, change the list at once', async () => {
  const id = await good({ stock: 1 });
  expect(await idsOf('&problem=sold_out')).not.toContain(id);
  await test.db.query('update products set stock = stock - 1 where id = $1', [id]);
  expect(await idsOf('&problem=sold_out')).toContain(id);
  await test.db.query('update products set stock = stock + 1 where id = $1', [id]);
  expect(await idsOf('&problem=sold_out')).not.toContain(id);
  // Other sales queue nothing.
  await test.db.query('update products set stock = stock + 5 where id = $1', [id]);
  await test.db.query('update products set stock = stock - 1 where id = $1', [id]);
  expect(await test.db.query('select from product_check_changes')).toEqual([]);
});

it(
  'DOCTOR-13 a code that many products share is checked in batches, when one gets it and when one loses it',
  async () => {
    const checks = new ProductChecksQueries(test.app.get(DataSource));
    while (await checks.checkChanged());
    const many = 1100;
    await test.db.query(
      `with added as (
         insert into products (name, price_fils, category_id, brand_id, vendor_id)
         select name, 100, category_id, brand_id, vendor_id
         from (select * from products limit 1) p, generate_series(1, $1) returning id)
       insert into product_variants (product_id, size, stock) select id, 'S', 1 from added`,
      [many],
    );
    while (await checks.checkChanged());
    const shared = async () => {
      const [row] = await test.db.query(
        `select count(*)::integer as count from product_problems d join product_variants v using (product_id)
         where d.problem = 'duplicate_code' and v.code = 'many'`,
      );
      return row.count;
    };
    const queued = async () =>
      ((await test.db.query('select from product_check_changes')) as unknown[]).length;
    // As if nothing had queued them: only the one that changes is.
    await test.db
      .query(`update product_variants set code = 'many' where size = 'S' and product_id in (
      select product_id from product_variants v join products p on p.id = v.product_id where p.price_fils = 100)`);
    await test.db.query('truncate product_check_changes');
    const id = await good({ code: 'MANY' });
    await checks.checkChanged();
    expect(await queued()).toBe(500);
    expect(await shared()).toBe(0);
    while (await checks.checkChanged());
    expect(await shared()).toBe(many);
    // Other products that share a code are left alone.
    const [before] = await test.db.query(
      'select max(xmin::text::bigint)::text as at from product_problems where product_id <> $1',
      [id],
    );
    await test.db.query(`update products set description = '' where id = $1`, [id]);
    while (await checks.checkChanged());
    const [after] = await test.db.query(
      'select max(xmin::text::bigint)::text as at from product_problems where product_id <> $1',
      [id],
    );
    expect(after).toEqual(before);
    await test.db.query('delete from products where price_fils = 100');
    while (await checks.checkChanged());
    expect(await problemsOf(id)).toEqual(['no_description']);
    expect(await idsOf('&problem=duplicate_code')).toEqual([]);
  },
  TIME_MS,
);

it('DOCTOR-14 the list is shown as it was stored last while products are checked, or if a check takes too long', async () => {
  const id = await good();
  expect(await idsOf('&problem=no_description')).not.toContain(id);
  const worker = new pg.Client({ connectionString: test.databaseUrl });
  await worker.connect();
  try {
    for (const lock of [
      `select pg_advisory_xact_lock(hashtext('product_checks'))`,
      'lock table product_problems in share mode',
    ]) {
      await worker.query('begin');
      await worker.query(lock);
      await test.db.query(`update products set description = '' where id = $1`, [id]);
      expect(await idsOf('&problem=no_description')).not.toContain(id);
      await worker.query('rollback');
      expect(await idsOf('&problem=no_description')).toContain(id);
      await test.db.query('update products set description = $2 where id = $1', [
        id,
        GOOD.description,
      ]);
      expect(await idsOf('&problem=no_description')).not.toContain(id);
    }
  } finally {
    await worker.end();
  }
});

it('DOCTOR-15 a vendor sees that another vendor has a code, but not in which product', async () => {
  const [other]: { id: number }[] = await test.db.query(
    `select id from staff where username = 'rival'`,
  );
  const id = await good({ code: 'BOTH-1' });
  const its = await good({ name: 'Secret Plan', vendor_id: other?.id, code: null });
  await rows.insert('product_variants', { product_id: its, size: 'M', code: 'both-1', stock: 2 });
  const { problems, sameCodes } = await get<ProductProblemsDto>(`${id}/problems`);
  expect(sameCodes).toEqual([{ id: null, name: '', nameAr: '', code: 'both-1' }]);
  expect(problems).toEqual([{ problem: 'duplicate_code', fix: 'code' }]);
  expect((await get<ProductProblemsDto>(`${id}/problems`, admin)).sameCodes).toMatchObject([
    { id: its, name: 'Secret Plan' },
  ]);
});

it('DOCTOR-16 a preview waits for no one who changes the products', async () => {
  const id = await good({ name: ' Silk' });
  const other = new pg.Client({ connectionString: test.databaseUrl });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('select from products where id = $1 for update', [id]);
    const products = [{ id, version: 1 }];
    const { body } = await fix({ fix: 'trim', products, preview: true }).expect(200);
    expect(body.changed).toBe(1);
  } finally {
    await other.end();
  }
});

it('DOCTOR-09 a picture is named by its place among all, also if the size of others is not known', async () => {
  const id = await good({ images: ['film.mp4', 'front.webp', 'back.webp'] });
  await idsOf();
  await measured(id, 'back.webp', 400, 500);
  expect((await get<ProductProblemsDto>(`${id}/problems`)).pictures).toEqual([
    { file: 'back.webp', position: 3, width: 400, height: 500 },
  ]);
});
