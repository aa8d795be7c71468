import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/shop-rules';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import {
  ListTable,
  numberIn,
  validRow,
  type TableCells,
  type TableRow,
} from '../../../platform/files/list-table.js';
import type { Principal } from '../../../platform/http/principal.js';
import { InvalidInput } from '../../../platform/http/problem.js';
import { msg, type Message } from '../../../platform/i18n/message.js';
import { CouponInputDto, type CouponExportDto } from './coupon.dto.js';
import { CouponsQueries } from './coupons.queries.js';
import { CouponsService } from './coupons.service.js';

const COLUMNS = [
  'code',
  'amount',
  'percent',
  'target',
  'minimum',
  'startsAt',
  'endsAt',
  'maxUses',
  'maxUsesPerShopper',
  'shopper',
  'note',
] as const;

const DEFAULTS: TableCells = { target: 'goods', minimum: '0' };

const problemAt = (column: string, detail: Message): InvalidInput =>
  new InvalidInput(detail, [{ pointer: `#/${column}`, detail }]);

/** Day and time in Dubai as ISO time; null if the cell is empty. */
const timeIn = (column: string, cell: string): string | null => {
  if (cell === '') return null;
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/.exec(cell) ?? [];
  const moment = new Date(`${day}T${time}+04:00`);
  // The 31st of February would be a day of March.
  if (Number.isNaN(moment.getTime()) || dubaiDay(moment) !== day) {
    throw problemAt(column, msg('listImport.time'));
  }
  return moment.toISOString();
};

/** Coupons as a file, times in Dubai. */
@Injectable()
export class CouponTable extends ListTable<CouponExportDto> {
  constructor(
    @InjectDataSource() db: DataSource,
    private readonly queries: CouponsQueries,
    private readonly coupons: CouponsService,
  ) {
    super(db.manager);
  }

  table(): 'coupons' {
    return 'coupons';
  }

  columns(): readonly string[] {
    return COLUMNS;
  }

  required(): readonly string[] {
    return ['code'];
  }

  override information(): readonly string[] {
    return ['uses', 'given', 'state'];
  }

  ids(
    { state, source = 'added', search = '' }: CouponExportDto,
    _by: Principal,
    limit: number,
  ): Promise<number[]> {
    return this.queries.ids({ isIssued: source === 'issued', state: state ?? null }, search, limit);
  }

  read(manager: EntityManager, ids: readonly number[]): Promise<TableRow[]> {
    return this.queries.cells(manager, ids);
  }

  async write(
    manager: EntityManager,
    _by: Principal,
    { id, cells, before }: { id: number | null; cells: TableCells; before?: TableCells },
  ): Promise<number> {
    const all = { ...DEFAULTS, ...before, ...cells };
    const row = id === null ? undefined : await this.coupons.locked(manager, id);
    if (row?.isPersonal && row.userId === null && cells['shopper'] !== undefined)
      throw problemAt('shopper', msg('listImport.shopperGone'));
    const cell = (column: (typeof COLUMNS)[number]): string => all[column] ?? '';
    /** The file has no fractions of seconds: an unchanged time stays exactly as it is. */
    const timeOf = (column: 'startsAt' | 'endsAt'): string | null =>
      row && cell(column) === before?.[column]
        ? (row[column]?.toISOString() ?? null)
        : timeIn(column, cell(column));
    const input = await validRow(CouponInputDto, {
      code: cell('code'),
      amount: numberIn(cell('amount')),
      percent: numberIn(cell('percent')),
      target: cell('target').toLowerCase(),
      minimum: numberIn(cell('minimum')) ?? 0,
      startsAt: timeOf('startsAt'),
      endsAt: timeOf('endsAt'),
      maxUses: numberIn(cell('maxUses')),
      maxUsesPerShopper: numberIn(cell('maxUsesPerShopper')),
      shopper: cell('shopper') || null,
      note: cell('note'),
    });
    if (!row) return this.coupons.addIn(manager, input);
    await this.coupons.changeIn(manager, row, input);
    return row.id;
  }

  remove(manager: EntityManager, _by: Principal, id: number): Promise<void> {
    return this.coupons.removeIn(manager, id);
  }
}
