import { BYTE_ORDER_MARK, csvLine } from '@shop/shop-rules';
import type { ListImportDto } from '../../src/modules/back-office/list-imports/list-import.dto.js';
import type { StaffSession } from './catalogue-rows.js';
import { binary, rowsIn } from './import-shop.js';
import { shop, until } from './order-shop.js';

/** Lines of a file. */
export type Table = (string | number)[][];

export const csvOf = (rows: Table): Buffer =>
  Buffer.from(BYTE_ORDER_MARK + rows.map(csvLine).join(''));

/** Calls of the routes of exports and imports by staff accounts; the first one is an admin. */
export const listFiles = (sessions: Record<string, StaffSession>) => {
  const as = (who: string, method: 'get' | 'post', path: string) =>
    shop.test.http[method](`/api/jobs${path}`)
      .set('Cookie', sessions[who]?.cookie ?? '')
      .set('X-XSRF-TOKEN', sessions[who]?.xsrf ?? '');
  const admin = (): string => Object.keys(sessions)[0] ?? '';
  const upload = (who: string, kind: string, rows: Table, texts?: string) => {
    const call = as(who, 'post', `/imports/${kind}`);
    if (texts) call.field('kind', texts);
    return call.attach('file', csvOf(rows), `${kind}.csv`);
  };
  const checked = async (kind: string, rows: Table, texts?: string): Promise<ListImportDto> =>
    (await upload(admin(), kind, rows, texts).expect(200)).body.import;
  const reaches = async (id: number, state: string, limitMs?: number): Promise<ListImportDto> => {
    let row: ListImportDto | undefined;
    await until(
      async () => {
        row = (await as(admin(), 'get', `/imports/${id}`).expect(200)).body.import;
        return row?.state === state;
      },
      `list import ${id} is ${state}`,
      limitMs,
    );
    if (!row) throw new Error('There is no import.');
    return row;
  };
  const confirm = (id: number, skipErrors = false) =>
    as(admin(), 'post', `/imports/${id}/confirm`).send({ skipErrors }).expect(202);
  const imported = async (kind: string, rows: Table, texts?: string): Promise<ListImportDto> => {
    const { id, errors } = await checked(kind, rows, texts);
    await confirm(id, errors > 0);
    return reaches(id, 'done');
  };
  /** The rows of an export, the headings first. */
  const exported = async (kind: string, query = {}): Promise<Table> => {
    const { body } = await as(admin(), 'post', `/exports/${kind}`).send(query).expect(202);
    const { id } = body.job.export;
    await until(
      async () => (await as(admin(), 'get', `/exports/${id}`)).body.state === 'done',
      `export ${id} is done`,
    );
    const file = await binary(as(admin(), 'get', `/exports/${id}/files/1`)).expect(200);
    return rowsIn(file.body) as Table;
  };
  return { as, upload, checked, reaches, confirm, imported, exported };
};

/** The exported row that has this cell, below the headings, with other cells. */
export const editing = (table: Table, cell: string, changes: Record<string, string>): Table => {
  const [head = [], ...rows] = table;
  const row = rows.find((each) => each.includes(cell));
  if (!row) throw new Error(`No row has ${cell}.`);
  return [head, row.map((value, at) => changes[String(head[at])] ?? value)];
};
