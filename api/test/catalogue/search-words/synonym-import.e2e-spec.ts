import { ExportRunner } from '../../../src/modules/back-office/jobs/export-runner.service.js';
import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { binary, fileOf, rowsIn } from '../../support/import-shop.js';
import { csvOf } from '../../support/list-files.js';
import { until } from '../../support/order-shop.js';
import { startSearchShop, type SearchShop } from '../../support/search-shop.js';

type Session = Awaited<ReturnType<typeof staffSessionOf>>;

let shop: SearchShop;
let admin: Session;
beforeAll(async () => {
  shop = await startSearchShop();
  await rowsOf(shop).staff('searcher', 'admin');
  admin = await staffSessionOf(shop, 'searcher');
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query('delete from search_synonyms where not is_seeded'));

const call = (method: 'get' | 'post' | 'put', path: string, by = admin) =>
  shop.http[method](`/api${path}`)
    .set('Cookie', `${by.cookie}; XSRF-TOKEN=${by.xsrf}`)
    .set('X-XSRF-TOKEN', by.xsrf);
const upload = (file: Buffer, name = 'words.xlsx') =>
  call('post', '/search-words/imports').attach('file', file, name);
const check = async (file: Buffer, name?: string) =>
  (await upload(file, name).expect(200)).body.import;
const rowsOfImport = async (id: number, query = '') =>
  (await call('get', `/search-words/imports/${id}/rows?limit=100${query}`).expect(200)).body.rows;
const confirm = (id: number, skipErrors = false) =>
  call('post', `/search-words/imports/${id}/confirm`).send({ skipErrors });
const exported = async (): Promise<Buffer> => {
  const { body } = await call('post', '/jobs/exports/search-words').expect(202);
  const { id } = body.job.export;
  expect(await shop.app.get(ExportRunner).run(id, 20_000)).toBe(false);
  return (await binary(call('get', `/jobs/exports/${id}/files/1`)).expect(200)).body;
};
const add = async (kind: string, terms: string[], means: string[] = []) =>
  (await call('post', '/search-words').send({ kind, terms, means }).expect(200)).body.synonym;
/** Adds an entry as it could be saved before WORDS-23. */
const addBefore = async (terms: string[]): Promise<number> => {
  const [row]: { id: number }[] = await shop.db.query(
    `insert into search_synonyms (kind, terms) values ('both', $1) returning id`,
    [terms],
  );
  return row!.id;
};
const all = (): Promise<object[]> =>
  shop.db.query('select * from search_synonyms order by id') as Promise<object[]>;
const names = async (text: string) => (await shop.search(text)).map(({ name }) => name);

const HEAD = ['id', 'version', 'kind', 'words', 'means'];

it.each(['xlsx', 'csv'] as const)(
  'WORDS-16 an exported .%s that is imported again changes nothing, whatever the words are',
  async (type) => {
    const long = Array.from(
      { length: 60 },
      (_, at) => `${'w'.repeat(57)}${String(at).padStart(3, '0')}`,
    );
    await add('both', ['=sum', '+plus', '-minus', "'quoted", '@at']);
    await add('both', ['|pipe', '\uff1dwide', 'a "quote"']);
    await add('both', ['501', '007']);
    await addBefore(['red, blue', 'wine; rose']);
    await add('both', long);
    await add('one_way', ['شنطة'], ['حقيبة', 'tote']);
    const before = await all();
    const file = await exported();
    const found = await check(type === 'csv' ? csvOf(rowsIn(file)) : file, `words.${type}`);
    expect(found).toMatchObject({
      state: 'checked',
      total: before.length,
      unchanged: before.length,
      toCreate: 0,
      toUpdate: 0,
      errors: 0,
    });
    await confirm(found.id).expect(200);
    expect(await all()).toEqual(before);
  },
);

it('WORDS-16 the export has a row per entry and is audited', async () => {
  const { id } = await add('one_way', ['jewelry box'], ['gift box', 'صندوق']);
  const rows = rowsIn(await exported());
  expect(rows[0]).toEqual(HEAD);
  expect(rows.find(([each]) => Number(each) === id)?.map(String)).toEqual([
    String(id),
    '1',
    'one_way',
    'jewelry box',
    'gift box, صندوق',
  ]);
  const [entry] = await shop.db.query(
    `select action, label, changes from audit where subject = 'exports' order by id desc limit 1`,
  );
  expect(entry).toEqual({
    ...{ action: 'exported', label: 'search-words' },
    changes: { 'search-words': { to: rows.length - 1 } },
  });
});

it('WORDS-17 the check names each problem with its cell and changes nothing', async () => {
  const { id } = await add('both', ['kaftanet', 'abaya']);
  const before = await all();
  const { id: importId, ...counts } = await check(
    fileOf([
      HEAD,
      [null, null, 'both', 'slingbag, crossbody'],
      [id, 1, 'both', 'kaftanet، abaya، jalabiya'],
      [null, null, 'both', 'lonely'],
      [null, null, 'similar', 'a, b'],
      [null, null, 'one_way', 'clutchy'],
      [null, null, 'exact', 'dior', 'bag'],
      [null, null, 'both', 'shoes, ботинки'],
      [999_999, 1, 'both', 'x1, x2'],
      [id, 1, 'both', 'kaftanet, robe'],
      ['seven', null, 'both', 'x3, x4'],
      [null, null, 'both', 'crossbody, slingbag'],
      [null, null, 'both', `${'y'.repeat(61)}, x5`],
      [null, null, 'both', 'jalabiya, abaya, kaftanet'],
    ]),
  );
  expect(counts).toMatchObject({ total: 13, toCreate: 1, toUpdate: 1, unchanged: 1, errors: 10 });
  const wrong = await rowsOfImport(importId, '&state=error');
  expect(
    wrong.map(({ row, errors }: { row: number; errors: { cell: string; reason: string }[] }) => [
      row,
      errors[0]?.cell,
      errors[0]?.reason,
    ]),
  ).toEqual([
    [4, 'D4', 'Enter at least two words that mean the same.'],
    [5, 'C5', expect.stringMatching(/^Kind must be one of/)],
    [6, 'E6', 'Enter at least one word with letters.'],
    [7, 'E7', 'Only words of one direction have others that they also find.'],
    [8, 'D8', expect.stringContaining('“ботинки” has none')],
    [9, 'A9', expect.stringContaining('no synonyms with the id 999999')],
    [10, 'A10', 'Row 3 already has these synonyms.'],
    [11, 'A11', expect.stringContaining('number from the export')],
    [12, 'D12', 'Row 2 already has these synonyms.'],
    [13, 'D13', expect.stringMatching(/60/)],
  ]);
  expect(await all()).toEqual(before);
  const { body } = await confirm(importId).expect(422);
  expect(body.code).toBe('import_has_errors');
  expect(await all()).toEqual(before);
  // In Arabic too.
  const request = call('get', `/search-words/imports/${importId}/rows?state=error`);
  const arabic = await request.set('Accept-Language', 'ar').expect(200);
  expect(arabic.body.rows[0].errors[0].reason).toMatch(/أدخل كلمتين/);
});

it('WORDS-17 an import is used by the next search, audited per entry, and done once', async () => {
  const { id } = await add('both', ['wristlet', 'clutch']);
  expect(await names('zorbling')).toEqual([]);
  const found = await check(
    fileOf([
      HEAD,
      [null, null, 'both', 'zorbling, tote'],
      [id, 1, 'one_way', 'wristlet', 'tote'],
      [null, null, 'both', 'lonely'],
    ]),
  );
  const [one, two] = await Promise.all([confirm(found.id, true), confirm(found.id, true)]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(one.body.import).toMatchObject({ state: 'done', toCreate: 1, toUpdate: 1, errors: 1 });
  expect((await names('zorbling')).length).toBeGreaterThan(0);
  for (const name of await names('wristlet')) expect(name).toMatch(/tote/i);
  const rows = await shop.db.query(
    'select kind, terms, means, version from search_synonyms where not is_seeded order by id',
  );
  expect(rows).toEqual([
    { kind: 'one_way', terms: ['wristlet'], means: ['tote'], version: 2 },
    { kind: 'both', terms: ['zorbling', 'tote'], means: [], version: 1 },
  ]);
  const entries = await shop.db.query(
    `select action, label from audit where subject = 'search_synonyms' order by id desc limit 3`,
  );
  expect(entries.toReversed()).toEqual([
    { action: 'confirmed', label: 'words.xlsx' },
    { action: 'added', label: 'zorbling, tote' },
    { action: 'changed', label: 'wristlet' },
  ]);
  // The same file again adds nothing.
  const again = await check(fileOf([HEAD, [null, null, 'both', 'tote, zorbling']]));
  expect(again).toMatchObject({ toCreate: 0, unchanged: 1 });
});

it('WORDS-18 what a colleague changed after the export, or after the check, is not overwritten', async () => {
  const one = await add('both', ['pochette', 'clutch']);
  const two = await add('both', ['satchel', 'tote']);
  const change = ({ id }: { id: number }, terms: string[]) =>
    call('put', `/search-words/${id}`)
      .send({ kind: 'both', terms, means: [], version: 1 })
      .expect(200);
  await change(one, ['pochette', 'purse']);
  const found = await check(
    fileOf([
      HEAD,
      [one.id, 1, 'both', 'pochette, bag'],
      [two.id, 1, 'both', 'satchel, backpack'],
      [two.id, null, 'both', 'satchel, tote'],
    ]),
  );
  const [row] = await rowsOfImport(found.id);
  expect(row).toMatchObject({
    state: 'error',
    errors: [{ cell: 'B2', column: 'version', reason: expect.stringContaining('have changed') }],
  });
  expect(found).toMatchObject({ toUpdate: 1, errors: 2 });
  await change(two, ['satchel', 'case']);
  await confirm(found.id).expect(422);
  const { body } = await confirm(found.id, true).expect(200);
  expect(body.import).toMatchObject({ state: 'done', toUpdate: 0, errors: 3 });
  const rows = await shop.db.query(
    'select terms, version from search_synonyms where not is_seeded order by id',
  );
  expect(rows).toEqual([
    { terms: ['pochette', 'purse'], version: 2 },
    { terms: ['satchel', 'case'], version: 2 },
  ]);
});

it('WORDS-22 two imports at once add an entry once, and wait for a change that a colleague saves', async () => {
  const { id } = await add('both', ['peerword', 'peerphrase']);
  const file = fileOf([
    HEAD,
    [id, 1, 'both', 'peerword, peerphrase, peername'],
    [null, null, 'both', 'twinword, twinphrase'],
  ]);
  const found = [await check(file), await check(file)];
  const colleague = shop.db.createQueryRunner();
  try {
    await colleague.startTransaction();
    await colleague.query('select from search_synonyms where id = $1 for update', [id]);
    const confirmed = Promise.all(found.map((each) => confirm(each.id)));
    await until(async () => {
      const waiting = await shop.db.query(
        `select from pg_stat_activity
         where wait_event_type = 'Lock' and datname = current_database() and query like '%search_synonyms%'`,
      );
      return waiting.length === found.length;
    }, 'both imports wait');
    // Refused as a deadlock if an import has a lock already that the change needs.
    await colleague.query('update search_synonyms set updated_at = now() where id = $1', [id]);
    await colleague.commitTransaction();
    const answers = await confirmed;
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const counts = answers.map(({ body: { import: done } }) => [done.toCreate, done.toUpdate]);
    expect(counts.toSorted()).toEqual([
      [0, 0],
      [1, 1],
    ]);
  } finally {
    if (colleague.isTransactionActive) await colleague.rollbackTransaction();
    await colleague.release();
  }
  const rows = await shop.db.query(
    'select terms from search_synonyms where not is_seeded order by id',
  );
  expect(rows).toEqual([
    { terms: ['peerword', 'peerphrase', 'peername'] },
    { terms: ['twinword', 'twinphrase'] },
  ]);
});

it('WORDS-23 a stored word with a comma is a problem of the row that would split it', async () => {
  const id = await addBefore(['red, blue', 'wine']);
  const found = await check(fileOf([HEAD, [id, 1, 'both', 'red, blue, wine, rose']]));
  expect(found).toMatchObject({ toUpdate: 0, errors: 1 });
  const rows = await rowsOfImport(found.id);
  expect(rows[0].errors).toEqual([
    {
      ...{ cell: 'D2', column: 'words' },
      reason: expect.stringContaining('“red, blue” is one word in the shop, but several in a file'),
    },
  ]);
  await confirm(found.id).expect(422);
  const [stored] = await shop.db.query('select terms from search_synonyms where id = $1', [id]);
  expect(stored.terms).toEqual(['red, blue', 'wine']);
});

it('WORDS-17 files that are no table of synonyms are refused', async () => {
  for (const [file, name] of [
    [fileOf([['name', 'price']]), 'words.xlsx'],
    [fileOf([HEAD]), 'words.xlsx'],
    [Buffer.from('kind\nboth\n'), 'words.csv'],
    [fileOf([HEAD, [null, null, 'both', 'a, b']], 'xls'), 'words.xls'],
    [Buffer.from('not a workbook \u0000'), 'words.xlsx'],
  ] as const) {
    const { body } = await upload(file, name).expect(400);
    expect(body.errors[0].pointer).toBe('#/file');
  }
  await call('post', '/search-words/imports').expect(400);
  const formula = await check(Buffer.from('kind,words\nboth,"=1+1, two"\n'), 'words.csv');
  expect((await rowsOfImport(formula.id))[0].errors[0].reason).toMatch(/formula/i);
  const semicolons = await check(Buffer.from('Kind;Words\nboth;"x7, x8"\n'), 'words.csv');
  expect(semicolons).toMatchObject({ toCreate: 1, errors: 0 });
});

it('WORDS-19 the jobs list the import, for its account and for admins', async () => {
  const found = await check(fileOf([HEAD, [null, null, 'both', 'x1, x2']]), 'spring.xlsx');
  const job = async (by: Session) =>
    (await call('get', '/jobs?limit=5', by).expect(200)).body.jobs.find(
      ({ key }: { key: string }) => key === `words-${found.id}`,
    );
  expect(await job(admin)).toMatchObject({
    state: 'waiting',
    startedBy: 'The searcher',
    import: null,
    export: null,
    words: { fileName: 'spring.xlsx', toCreate: 1 },
  });
  await rowsOf(shop).staff('operator', 'ops');
  expect(await job(await staffSessionOf(shop, 'operator'))).toBeUndefined();
  await confirm(found.id).expect(200);
  expect(await job(admin)).toMatchObject({ state: 'done', progress: 1, goal: 1 });
});

it('WORDS-29 an import is undone once, but not what was changed since', async () => {
  const { id } = await add('both', ['wristlet', 'clutch']);
  const { id: other } = await add('both', ['tote', 'carryall']);
  const before = await all();
  const found = await check(
    fileOf([
      HEAD,
      [null, null, 'both', 'zorbling, tote'],
      [id, 1, 'one_way', 'wristlet', 'tote'],
      [null, null, 'both', 'quibbling, tote'],
      [other, 1, 'both', 'tote, shopper bag'],
    ]),
  );
  const undo = () => call('post', `/search-words/imports/${found.id}/undo`);
  expect((await undo().expect(409)).body.code).toBe('import_not_done');
  await confirm(found.id).expect(200);
  const [added] = await shop.db.query(
    `select id from search_synonyms where terms = array['quibbling', 'tote']`,
  );
  await call('put', `/search-words/${added.id}`)
    .send({ version: 1, kind: 'both', terms: ['quibbling', 'bag'], means: [] })
    .expect(200);
  const [one, two] = await Promise.all([undo(), undo()]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(one.body).toMatchObject({
    message: expect.stringMatching(/stay as they are: 1\.$/),
    import: { state: 'undone', notUndone: 1 },
  });
  expect(await names('zorbling')).toEqual([]);
  const after = (await all()).filter((each) => 'id' in each && each.id !== added.id);
  const plain = (rows: object[]) => rows.map((each) => ({ ...each, version: 0, updated_at: null }));
  expect(plain(after)).toEqual(plain(before));
  const entries = await shop.db.query(
    `select action, label from audit where subject = 'search_synonyms' order by id desc limit 4`,
  );
  expect(entries.toReversed()).toEqual([
    { action: 'reverted', label: 'words.xlsx' },
    { action: 'deleted', label: 'zorbling, tote' },
    { action: 'changed', label: 'wristlet' },
    { action: 'changed', label: 'tote, shopper bag' },
  ]);
  expect((await confirm(found.id).expect(409)).body.code).toBe('import_undone');
});
