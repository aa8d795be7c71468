import { film, picture, startContent, type ContentShop } from '../../support/content-shop.js';

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContent();
});
beforeEach(() => shop.relieveAdmin());
afterAll(() => shop.close());

interface Resource {
  add: string;
  change: ['post' | 'put', (id: number) => string];
  list: string;
  /** The field of the name, and another text. */
  fields: [name: string, other: string];
  files?: () => Promise<Parameters<ContentShop['form']>[3]>;
}
const RESOURCES: Record<string, Resource> = {
  categories: {
    add: '/categories/add',
    change: ['post', (id) => `/categories/update/${id}`],
    list: '/categories/all',
    fields: ['name', 'shortInfo'],
  },
  offers: {
    add: '/offers/add',
    change: ['post', (id) => `/offers/update/${id}`],
    list: '/offers/all',
    fields: ['title', 'titleAr'],
  },
  partners: {
    add: '/partners/add',
    change: ['post', (id) => `/partners/update/${id}`],
    list: '/partners/all',
    fields: ['name', 'path'],
  },
  'main ads': {
    add: '/main_ads',
    change: ['put', (id) => `/main_ads/${id}`],
    list: '/main_ads/all',
    fields: ['title', 'text'],
    files: async () => [await picture('image')],
  },
  videos: {
    add: '/videos/add',
    change: ['put', (id) => `/videos/update/${id}`],
    list: '/videos',
    fields: ['title', 'model'],
    files: async () => [film('video')],
  },
};

it.each(Object.entries(RESOURCES))(
  'EDIT-01 %s: a change of what someone else has changed is refused until it is read again',
  async (_name, { add, change: [method, pathOf], list, fields, files }) => {
    const [name, other] = fields;
    const send = (path: string, verb: 'post' | 'put', values: Record<string, string>) =>
      path.startsWith('/offers')
        ? shop.send(verb, path).send(values)
        : shop.form(verb, path, values);
    const form = files ? shop.form('post', add, { [name]: 'First' }, await files()) : undefined;
    await (form ?? send(add, 'post', { [name]: 'First' }));
    const read = (await shop.list(list)).at(-1);
    const path = pathOf(read.id);
    // The tags of a category are JSON text in lists and a list in its details.
    const before = { ...read };
    delete before.tags;
    const change = (values: Record<string, string>, seen: object) =>
      send(path, method, { ...values, before: JSON.stringify(seen) });

    await change({ [name]: 'Second' }, before).expect(200);
    const { body } = await change({ [other]: '/mine' }, before).expect(409);
    expect(body).toMatchObject({ code: 'changed_meanwhile' });
    const stored = (await shop.list(list)).find(({ id }: { id: number }) => id === read.id);
    expect(stored).toMatchObject({ [name]: 'Second', [other]: read[other] });
    await change({ [other]: '/mine' }, { ...before, [name]: 'Second' }).expect(200);
    // The specified call without the values that were read replaces those of others.
    await send(path, method, { [name]: 'Third' }).expect(200);
    for (const bad of ['text', '[1]', '7'])
      await send(path, method, { [name]: 'Fourth', before: bad }).expect(400);
    await shop.send('delete', path.replace('/update', '')).expect(200);
  },
);

it('EDIT-01 brands and staff accounts: a replaced picture counts as a change', async () => {
  const { body } = await shop.form('post', '/brands/add', { name: 'Rimah' }).expect(201);
  const before = JSON.stringify(body.brand);
  const path = `/brands/update/${body.brand.id}`;
  await shop.form('post', path, {}, [await picture('icon')]).expect(200);
  await shop.form('post', path, { name: 'Rimal', before }).expect(409);

  const account = `/admin/${shop.ids.vendor}`;
  const read = { name: 'The seller', about: '', email: '', image: null };
  const edit = (fields: Record<string, string>) =>
    shop.form('put', account, { ...fields, before: JSON.stringify(read) });
  await edit({ about: 'Perfumes since 1990' }).expect(200);
  await edit({ name: 'Seller and sons' }).expect(409);
  const [row] = await shop.test.db.query('select name, about from staff where id = $1', [
    shop.ids.vendor,
  ]);
  expect(row).toEqual({ name: 'The seller', about: 'Perfumes since 1990' });
});

it('EDIT-01 a shopper whose details were corrected meanwhile is not overwritten', async () => {
  const read = { name: 'mona Test', phone: '+971501234567', email: 'mona@example.com' };
  const correct = (values: object) =>
    shop
      .send('put', `/admin/shoppers/${shop.shopper.id}/contact`)
      .send({ ...values, before: JSON.stringify(read) });
  await correct({ name: 'Mona Saeed' }).expect(200);
  await correct({ phone: '+971 50 765 4321' }).expect(409);
});
