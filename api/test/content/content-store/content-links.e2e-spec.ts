import {
  film,
  picture,
  startContent,
  type ContentShop,
  type FormFile,
} from '../../support/content-shop.js';

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContent();
});
beforeEach(() => shop.relieveAdmin());
afterAll(() => shop.close());

type Kind = [path: string, name: string, field: string, files: () => Promise<FormFile[]>];
const image = async (): Promise<FormFile[]> => [await picture('image')];
const KINDS: Kind[] = [
  ['/partners/add', 'name', 'path', () => Promise.resolve([])],
  ['/banners/add', 'title', 'path', image],
  ['/main_ads', 'title', 'path', image],
  ['/videos/add', 'title', 'link', () => Promise.resolve([film('video')])],
];
const HARMFUL = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'https:\\\\evil.example',
  'https:evil.example',
  'https://staff:secret@evil.example',
  'https://shop.example@evil.example',
  'ftp://evil.example',
  'evil.example',
];

describe.each(KINDS)('%s', (path, name, field, files) => {
  it.each(HARMFUL)('S-20 rejects the link %j', async (link) => {
    const before = await shop.stored();
    const fields = { [name]: 'Linked', [field]: link };
    const { body } = await shop.form('post', path, fields, await files()).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(await shop.stored()).toEqual(before);
  });

  it.each(['https://example.com/a?b=c', 'http://example.com', '/category/2?tag=عود', ''])(
    'S-20 stores the link %j unchanged',
    async (link) => {
      const fields = { [name]: 'Linked', [field]: link };
      const { body } = await shop.form('post', path, fields, await files()).expect(201);
      const row = body.partner ?? body.banner ?? body.mainAd ?? body.video;
      expect(row[field] ?? '').toBe(link);
    },
  );

  it('S-20 rejects a too long link', async () => {
    const fields = { [name]: 'Linked', [field]: `/${'x'.repeat(500)}` };
    const { body } = await shop.form('post', path, fields, await files()).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });
});

it.each([
  ['post', '/partners/update/', 'partners', { name: 'Here' }, 'path'],
  ['put', '/main_ads/', 'main_ads', { title: 'Here' }, 'path'],
  ['put', '/videos/update/', 'videos', { title: 'Here', video_url: 'v.mp4' }, 'link'],
] as const)(
  'S-20 no update can store a harmful link: %s %s',
  async (method, path, table, row, field) => {
    const id = await shop.rows.insert(table, { ...row, [field]: '/about' });
    for (const link of HARMFUL)
      await shop.form(method, `${path}${id}`, { [field]: link }).expect(400);
    const [stored] = await shop.test.db.query(
      `select ${field} as link from ${table} where id = $1`,
      [id],
    );
    expect(stored).toEqual({ link: '/about' });
  },
);
