import { randomBytes } from 'node:crypto';
import { utils, write } from '@e965/xlsx';
import type { Test } from 'supertest';
import { rowsOf, shopperOf, staffSessionOf } from './catalogue-rows.js';
import { startApp, type TestApp } from './test-app.js';

type Who = 'admin' | 'ops' | 'vendor';

/** A workbook of one sheet. */
export const sheetOf = (rows: unknown[][]): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'COD');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
};

export interface Parcel {
  id: number;
  opid: string;
  awb: string;
  fils: number;
}

/** The API with staff, and delivered parcels whose cash the carrier collected. */
export const startCashShop = async () => {
  const test = await startApp({ LIMIT_FACTOR: '1000' });
  const rows = rowsOf(test);
  const sessions = {
    admin: await session(test, 'admin'),
    ops: await session(test, 'ops'),
    vendor: await session(test, 'vendor'),
  };
  const { id: user_id } = await shopperOf(test, 'cash-shopper');
  let made = 0;
  const as = (who: Who, method: 'get' | 'post' | 'put', path: string): Test => {
    const { cookie, xsrf } = sessions[who];
    return test.http[method](`/api${path}`).set('Cookie', cookie).set('X-XSRF-TOKEN', xsrf);
  };
  return {
    test,
    rows,
    as,
    /** A cash order; delivered and collected unless `row` says otherwise. */
    async parcel(
      fils: number,
      row: Record<string, unknown> = {},
      at = new Date(),
    ): Promise<Parcel> {
      const opid = randomBytes(10).toString('hex');
      const id = await rows.insert('orders', {
        operation_id: opid,
        user_id,
        state: 'delivered',
        payment_method: 'cod',
        cod_state: 'collected',
        full_name: 'Layla Hassan',
        email: 'layla@example.com',
        phone: '+971501234567',
        city: 'Dubai',
        area: 'Al Barsha',
        building: 'Palm House',
        subtotal_fils: fils,
        delivery_fee_fils: 0,
        total_fils: fils,
        item_count: 1,
        updated_at: at,
        ...row,
      });
      made += 1;
      const awb = String(70_000_000_000 + made);
      await rows.insert('shipments', {
        order_id: id,
        reference: opid,
        state: row['state'] === 'shipped' ? 'in_transit' : 'delivered',
        awb,
        person_name: 'Layla Hassan',
        email: 'layla@example.com',
        phone: '+971501234567',
        line1: 'Palm House',
        city: 'Dubai',
        cod_fils: fils,
      });
      if (row['state'] !== 'shipped')
        await rows.insert('order_events', {
          order_id: id,
          subject: 'cod',
          event: 'delivered',
          from_state: 'due',
          to_state: 'collected',
          actor: 'provider',
          created_at: at,
        });
      return { id, opid, awb, fils };
    },
    upload(
      file: Buffer | unknown[][],
      {
        name = 'statement.xlsx',
        who = 'admin',
        ...fields
      }: Record<string, string> & { who?: Who } = {},
    ): Test {
      const content = Buffer.isBuffer(file) ? file : sheetOf(file);
      const call = as(who, 'post', '/admin/cash-statements').attach('file', content, name);
      for (const [field, value] of Object.entries(fields)) void call.field(field, value);
      return call;
    },
    book: (id: number, who: Who = 'admin') => as(who, 'post', `/admin/cash-statements/${id}/book`),
    undo: (id: number, version: number, who: Who = 'admin') =>
      as(who, 'post', `/admin/cash-statements/${id}/undo`).send({ version }),
    rowsOf: async (id: number, query = '') =>
      (await as('admin', 'get', `/admin/cash-statements/${id}/rows${query}`).expect(200)).body,
    cash: async (id: number): Promise<string> => {
      const [row]: { cod_state: string }[] = await test.db.query(
        'select cod_state from orders where id = $1',
        [id],
      );
      return row?.cod_state ?? '';
    },
    close: () => test.close(),
  };
};

export type CashShop = Awaited<ReturnType<typeof startCashShop>>;

const session = async (test: TestApp, type: Who) => {
  await rowsOf(test).staff(`cash-${type}`, type);
  return staffSessionOf(test, `cash-${type}`);
};
