import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IMPORT_COLUMNS } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import {
  ListTable,
  validRow,
  type TableCells,
  type TableRow,
} from '../../../platform/files/list-table.js';
import { numberIn, problemAt, timeIn } from '../../../platform/files/list-cells.js';
import type { Principal } from '../../../platform/http/principal.js';
import { msg } from '../../../platform/i18n/message.js';
import { CouponInputDto, type CouponExportDto } from './coupon.dto.js';
import { CouponsQueries } from './coupons.queries.js';
import { CouponsService } from './coupons.service.js';

const DEFAULTS: TableCells = { target: 'goods', minimum: '0' };

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
    return IMPORT_COLUMNS.coupons;
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
    const cell = (column: (typeof IMPORT_COLUMNS.coupons)[number]): string => all[column] ?? '';
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
