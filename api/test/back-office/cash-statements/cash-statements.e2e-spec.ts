import { binary, rowsIn } from '../../support/import-shop.js';
import { startCashShop, type CashShop, type Parcel } from '../../support/cash-statement-shop.js';

let shop: CashShop;
beforeAll(async () => {
  shop = await startCashShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.test.db.query('truncate orders, cash_statements, audit cascade'));

const HEADINGS = ['AWB Number', 'City', 'COD Amount (AED)'];
const line = ({ awb, fils }: Parcel, aed = fils / 100) => [awb, 'Dubai', aed];
const uploaded = async (rows: unknown[][], fields = {}) =>
  (await shop.upload([HEADINGS, ...rows], fields).expect(201)).body.statement;
const kindOf = (statement: { kinds: { kind: string }[] }, kind: string) =>
  statement.kinds.find((each) => each.kind === kind);
const remittedOn = async (): Promise<number> =>
  (await shop.as('admin', 'get', '/admin/reconciliation?days=1').expect(200)).body.totals.remitted;

it('CARRIERCASH-01 compares each waybill of a statement with the cash that was collected', async () => {
  const [equal, less, more, missing, booked] = [
    await shop.parcel(12_000),
    await shop.parcel(20_050),
    await shop.parcel(9000),
    await shop.parcel(7700),
    await shop.parcel(5000, { cod_state: 'remitted' }),
  ];
  const due = await shop.parcel(4000, { state: 'shipped', cod_state: 'due' });
  const statement = await uploaded([
    line(equal),
    line(less, 200),
    line(more, 95.5),
    line(booked),
    line(due),
    ['99999999999', 'Ajman', 10],
    ['Total', '', 470.5],
  ]);
  expect(statement).toMatchObject({
    fileName: 'statement.xlsx',
    waybillHeading: 'AWB Number',
    amountHeading: 'COD Amount (AED)',
    ignoredRows: 1,
    uploadedBy: 'The cash-admin',
    bookedAt: null,
  });
  const { rows, total } = await shop.rowsOf(statement.id);
  expect(total).toBe(7);
  expect(
    rows.map(({ row, kind, stated, collected, operationId }: Record<string, unknown>) => [
      row,
      kind,
      stated,
      collected,
      operationId,
    ]),
  ).toEqual([
    [2, 'equal', 120, 120, equal.opid],
    [3, 'less', 200, 200.5, less.opid],
    [4, 'more', 95.5, 90, more.opid],
    [5, 'booked', 50, 50, booked.opid],
    [6, 'not_collected', 40, null, due.opid],
    [7, 'unknown', 10, null, null],
    [null, 'missing', null, 77, missing.opid],
  ]);
  expect(kindOf(statement, 'less')).toEqual({
    kind: 'less',
    rows: 1,
    stated: 200,
    collected: 200.5,
    bookedRows: 0,
    booked: 0,
  });
  const { rows: unknown } = await shop.rowsOf(statement.id, '?kind=unknown');
  expect(unknown).toMatchObject([{ waybill: '99999999999' }]);
  const { body } = await shop.as('ops', 'get', '/admin/cash-statements').expect(200);
  expect(body).toMatchObject({ total: 1, statements: [{ id: statement.id }] });
});

it('CARRIERCASH-01 adds up the rows of one waybill', async () => {
  const parcel = await shop.parcel(12_000);
  const statement = await uploaded([line(parcel, 150), line(parcel, -30)]);
  const { rows } = await shop.rowsOf(statement.id);
  expect(rows).toMatchObject([{ row: 2, lines: 2, kind: 'equal', stated: 120 }]);
});

it('CASHDESK-16 an order that costs nothing is neither missing nor outstanding', async () => {
  const listed = await shop.parcel(1000);
  const free = await shop.parcel(0);
  const statement = await uploaded([line(listed)]);
  expect(kindOf(statement, 'missing')).toBeUndefined();
  const { body } = await shop.as('admin', 'get', '/admin/reconciliation?days=1').expect(200);
  expect(JSON.stringify(body)).not.toContain(free.opid);
});

it('CARRIERCASH-02 the parcels that a statement does not list are those delivered in its period', async () => {
  const at = (day: string) => new Date(`${day}T08:00:00Z`);
  const listed = await shop.parcel(1000, {}, at('2026-03-04'));
  const inside = await shop.parcel(2000, {}, at('2026-03-06'));
  const outside = await shop.parcel(3000, {}, at('2026-03-08'));
  const own = await uploaded([line(listed)]);
  expect(own).toMatchObject({ from: '2026-03-04', to: '2026-03-04' });
  expect(kindOf(own, 'missing')).toBeUndefined();
  const entered = await uploaded([line(listed)], { from: '2026-03-01', to: '2026-03-07' });
  const { rows } = await shop.rowsOf(entered.id, '?kind=missing');
  expect(rows).toMatchObject([{ operationId: inside.opid, waybill: inside.awb }]);
  expect(await shop.cash(outside.id)).toBe('collected');
  for (const [fields, message] of [
    [{ from: '2026-03-01' }, 'Enter both the first and the last day, or neither.'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'The last day must not be before the first day.'],
    [{ from: '2026-01-01', to: '2026-12-31' }, 'Choose a period of up to 92 days.'],
  ] as const) {
    const { body } = await shop.upload([HEADINGS, line(listed)], fields).expect(400);
    expect(body).toMatchObject({ message, errors: [{ pointer: '#/to' }] });
  }
});

it('CARRIERCASH-03 books all equal rows as remitted, each with its history, and nothing else', async () => {
  const equal = await shop.parcel(12_000);
  const less = await shop.parcel(20_000);
  const { id } = await uploaded([line(equal), line(less, 10)]);
  const before = await remittedOn();
  const { body } = await shop.book(id, 'ops').expect(200);
  expect(body).toMatchObject({
    message: 'The cash of 1 parcel was booked as received.',
    statement: { bookedBy: 'The cash-ops', version: 1 },
  });
  expect(kindOf(body.statement, 'equal')).toMatchObject({ bookedRows: 1, booked: 120 });
  expect([await shop.cash(equal.id), await shop.cash(less.id)]).toEqual(['remitted', 'collected']);
  expect((await remittedOn()) - before).toBe(120);
  const { body: order } = await shop.as('admin', 'get', `/users/orders/one/${equal.opid}`);
  expect(order.order.codState).toBe('remitted');
  const entries: { subject: string; action: string }[] = await shop.test.db.query(
    "select subject, action from audit where action in ('booked', 'remitted') order by id",
  );
  expect(entries).toEqual([
    { subject: 'cash_statements', action: 'booked' },
    { subject: 'orders', action: 'remitted' },
  ]);
  const again = await shop.book(id).expect(200);
  expect(again.body).toMatchObject({
    message: 'There is nothing left to book.',
    statement: { version: 1 },
  });
});

it('CARRIERCASH-04 books nothing twice: two staff at once, two statements, and cash received by hand', async () => {
  const parcels = [await shop.parcel(1000), await shop.parcel(2000), await shop.parcel(3000)];
  const rows = parcels.map((parcel) => line(parcel));
  const first = await uploaded(rows);
  const second = await uploaded(rows);
  const answers = await Promise.all([
    shop.book(first.id, 'admin').expect(200),
    shop.book(first.id, 'ops').expect(200),
    shop.book(second.id, 'ops').expect(200),
    shop.as('admin', 'post', `/users/orders/one/${parcels[0]?.opid}/cash-received`).send({}),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const events: { order_id: number }[] = await shop.test.db.query(
    "select order_id from order_events where subject = 'cod' and event = 'remitted' order by 1",
  );
  expect(events.map(({ order_id }) => order_id)).toEqual(parcels.map(({ id }) => id));
  const { rows: later } = await shop.rowsOf(second.id);
  const { rows: earlier } = await shop.rowsOf(first.id);
  const byStatements = [...earlier, ...later].filter(({ bookedAt }) => bookedAt !== null);
  expect(new Set(byStatements.map(({ operationId }) => operationId)).size).toBe(
    byStatements.length,
  );
  const third = await uploaded(rows);
  expect(third.kinds).toMatchObject([{ kind: 'booked', rows: 3 }]);
});

it('CARRIERCASH-05 undoes a statement as a whole with everything it booked, and nothing that others booked', async () => {
  const [byStatement, byHand] = [await shop.parcel(12_000), await shop.parcel(9000)];
  await shop
    .as('admin', 'post', `/users/orders/one/${byHand.opid}/cash-received`)
    .send({})
    .expect(200);
  const { id } = await uploaded([line(byStatement), line(byHand)]);
  const before = await remittedOn();
  const { body } = await shop.book(id).expect(200);
  const stale = await shop.undo(id, 0, 'ops').expect(409);
  expect(stale.body).toMatchObject({ code: 'changed_meanwhile' });
  const undone = await shop.undo(id, body.statement.version, 'ops').expect(200);
  expect(undone.body).toMatchObject({
    message: 'The statement was undone, with everything it booked.',
    statement: { undoneBy: 'The cash-ops' },
  });
  expect([await shop.cash(byStatement.id), await shop.cash(byHand.id)]).toEqual([
    'collected',
    'remitted',
  ]);
  expect(await remittedOn()).toBe(before);
  await shop.undo(id, 0).expect(200);
  const refused = await shop.book(id).expect(409);
  expect(refused.body).toMatchObject({ code: 'statement_undone' });
  const again = await uploaded([line(byStatement)]);
  await shop.book(again.id).expect(200);
  expect(await shop.cash(byStatement.id)).toBe('remitted');
  expect((await remittedOn()) - before).toBe(120);
});

it('CARRIERCASH-06 keeps a note of a row, and refuses to overwrite one that others changed', async () => {
  const parcel = await shop.parcel(12_000);
  const { id } = await uploaded([line(parcel, 100)]);
  const { rows } = await shop.rowsOf(id);
  const path = `/admin/cash-statements/${id}/rows/${rows[0].id}/note`;
  const note = 'Carrier pays the rest on Sunday';
  const saved = await shop.as('admin', 'put', path).send({ note, version: 0 }).expect(200);
  expect(saved.body.row).toMatchObject({ note, noteVersion: 1, notedBy: 'The cash-admin' });
  const stale = await shop.as('ops', 'put', path).send({ note: 'Other', version: 0 }).expect(409);
  expect(stale.body).toMatchObject({ code: 'changed_meanwhile' });
  await shop
    .as('admin', 'put', path)
    .send({ note: 'x'.repeat(501), version: 1 })
    .expect(400);
  const other = await uploaded([line(parcel, 50)]);
  await shop
    .as('admin', 'put', `/admin/cash-statements/${other.id}/rows/${rows[0].id}/note`)
    .send({ note, version: 1 })
    .expect(404);
});

it('CARRIERCASH-16 an upload repeated after a lost response adds no second statement', async () => {
  const file = Buffer.from('AWB,COD\n77,10');
  const upload = () =>
    shop.upload(file, { name: 'repeated.csv' }).set('Idempotency-Key', 'upload-of-a-statement');
  const first = await upload().expect(201);
  const again = await upload().expect(201);
  expect(again.body.statement.id).toBe(first.body.statement.id);
  const { body } = await shop.as('admin', 'get', '/admin/cash-statements').expect(200);
  expect(body.total).toBe(1);
});

it('CARRIERCASH-07 finds the columns by name in English and Arabic, below a title, in xlsx and csv', async () => {
  const parcel = await shop.parcel(123_450);
  const arabic = await shop
    .upload([
      ['كشف التحصيل'],
      [],
      ['المدينة', 'رقم البوليصة', 'مبلغ التحصيل (درهم)'],
      ['دبي', parcel.awb, '١٬٢٣٤٫٥٠'],
    ])
    .expect(201);
  expect(arabic.body.statement.kinds).toMatchObject([{ kind: 'equal', rows: 1 }]);
  const csv = Buffer.from(`\uFEFFTracking No;COD\r\n="${parcel.awb}";"1,234.50"\r\n`);
  const answer = await shop.upload(csv, { name: 'statement.csv' }).expect(201);
  expect(answer.body.statement.kinds).toMatchObject([{ kind: 'equal', rows: 1 }]);
});

it('CARRIERCASH-08 lets staff choose unknown columns, and remembers the choice', async () => {
  const parcel = await shop.parcel(5000);
  const file = [
    ['Ref', 'Paid out', 'Charges'],
    [parcel.awb, 50, 3],
  ];
  const asked = await shop.upload(file).expect(201);
  expect(asked.body).toMatchObject({
    statement: null,
    choice: {
      headerRow: 1,
      columns: [
        { column: 0, heading: 'Ref', examples: [parcel.awb] },
        { column: 1, heading: 'Paid out', examples: ['50'] },
        { column: 2, heading: 'Charges', examples: ['3'] },
      ],
    },
  });
  const same = await shop
    .upload(file, { headerRow: '1', waybillColumn: '0', amountColumn: '0' })
    .expect(400);
  expect(same.body.message).toBe('Choose a different column for the waybill and for the amount.');
  const chosen = await shop
    .upload(file, { headerRow: '1', waybillColumn: '0', amountColumn: '1' })
    .expect(201);
  expect(chosen.body.statement).toMatchObject({ waybillHeading: 'Ref', amountHeading: 'Paid out' });
  const remembered = await shop.upload(file).expect(201);
  expect(remembered.body.statement.kinds).toMatchObject([{ kind: 'equal', rows: 1 }]);
  const again = await shop.upload(file, { chooseColumns: 'true' }).expect(201);
  expect(again.body.choice.columns).toHaveLength(3);
});

it('CARRIERCASH-09 downloads the differences and an example as workbooks', async () => {
  const [parcel, open] = [await shop.parcel(12_000), await shop.parcel(3000)];
  const { id } = await uploaded([line(parcel, 100), line(open)]);
  const file = await binary(
    shop.as('admin', 'get', `/admin/cash-statements/${id}/differences?language=ar`),
  ).expect(200);
  expect(rowsIn(file.body)).toEqual([
    [
      'الصف',
      'رقم البوليصة',
      'الطلب',
      'النتيجة',
      'المذكور (درهم)',
      'المحصّل (درهم)',
      'الفرق (درهم)',
      'ملاحظة',
    ],
    [2, parcel.awb, expect.stringMatching(/^LW-\d+$/), 'أقل من المحصّل', 100, 120, -20, ''],
  ]);
  const example = await binary(shop.as('admin', 'get', '/admin/cash-statements/example')).expect(
    200,
  );
  const answer = await shop.upload(example.body).expect(201);
  expect(answer.body.statement.kinds).toMatchObject([{ kind: 'equal', rows: 2, stated: 150 }]);
});

it('CARRIERCASH-10 a statement of 5,000 parcels is booked and undone', async () => {
  const parcel = await shop.parcel(1000);
  await shop.test.db.query(
    `with made as (
       insert into orders (operation_id, user_id, state, payment_method, cod_state, full_name, email, phone,
         city, area, building, subtotal_fils, delivery_fee_fils, total_fils, item_count)
       select 'many-' || n, user_id, state, payment_method, cod_state, full_name, email, phone, city, area,
         building, subtotal_fils, 0, total_fils, 1
       from orders, generate_series(1, 4999) n where id = $1 returning id, operation_id
     ), shipped as (
       insert into shipments (order_id, reference, state, awb, person_name, email, phone, line1, city)
       select id, operation_id, 'delivered', 'W1' || operation_id, '', '', '', '', 'Dubai' from made
     )
     insert into order_events (order_id, subject, event, from_state, to_state, actor)
     select id, 'cod', 'delivered', 'due', 'collected', 'provider' from made`,
    [parcel.id],
  );
  const many = Array.from({ length: 4999 }, (_, at) => [`W1many-${at + 1}`, '', 10]);
  const { id } = await uploaded([line(parcel), ...many]);
  const { body } = await shop.book(id).expect(200);
  expect(kindOf(body.statement, 'equal')).toMatchObject({ bookedRows: 5000, booked: 50_000 });
  await shop.undo(id, 1).expect(200);
  const [{ count }] = await shop.test.db.query(
    "select count(*)::int as count from orders where cod_state = 'collected'",
  );
  expect(count).toBe(5000);
}, 120_000);
