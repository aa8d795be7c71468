import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { dubaiDay } from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/problem.js';
import { msg, type PlainId } from '../../../platform/i18n/message.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import { toPercent } from './statement-view.js';
import type { AddCommissionDto, CommissionDto } from './vendor-commission.dto.js';
import { VendorCommissionsQueries } from './vendor-commissions.queries.js';

const BASIS_POINTS = 100;

const invalid = (field: string, text: PlainId): InvalidInput => {
  const detail = msg(text);
  return new InvalidInput(detail, [{ pointer: `#/${field}`, detail }]);
};
const percentOf = (basisPoints: number | null): number | null =>
  basisPoints === null ? null : toPercent(basisPoints);

/** The commission of the shop and of single vendors, each from a day on. */
@Injectable()
export class VendorCommissionsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: VendorCommissionsQueries,
  ) {}

  async all(): Promise<CommissionDto[]> {
    const rows = await this.queries.all();
    return rows.map(({ basisPoints, ...row }) => ({ ...row, percent: percentOf(basisPoints) }));
  }

  /** Adds a commission from a later day on; the one before ends there. */
  async add({ vendorId, percent, from }: AddCommissionDto): Promise<void> {
    if (from <= dubaiDay(new Date())) throw invalid('from', 'commission.tooEarly');
    const basisPoints = percent === null ? null : Math.round(percent * BASIS_POINTS);
    await this.db.transaction(async (manager) => {
      const vendor = vendorId === null ? '' : await this.queries.vendorName(manager, vendorId);
      if (vendor === undefined) throw invalid('vendorId', 'commission.vendorUnknown');
      const id = await this.queries.add(manager, vendorId, basisPoints, from);
      if (id === undefined) {
        const detail = msg('commission.exists');
        throw new Conflict('commission_exists', detail, [{ pointer: '#/from', detail }]);
      }
      await writeAudit(manager, {
        action: 'added',
        subject: 'vendor_commissions',
        subjectId: id,
        label: vendor,
        changes: { percent: { to: percent }, from: { to: from } },
      });
    });
  }

  /** Removes one that is not in effect yet. */
  async remove(id: number): Promise<void> {
    await this.db.transaction(async (manager) => {
      const dropped = await this.queries.drop(manager, id);
      if (dropped) {
        const { vendorId, basisPoints, from } = dropped;
        const vendor = vendorId === null ? '' : await this.queries.vendorName(manager, vendorId);
        return writeAudit(manager, {
          action: 'deleted',
          subject: 'vendor_commissions',
          subjectId: id,
          label: vendor ?? '',
          changes: { percent: { from: percentOf(basisPoints) }, from: { from } },
        });
      }
      if (await this.queries.exists(manager, id))
        throw new Conflict('commission_in_effect', msg('commission.inEffect'));
      throw new NotFound(msg('commission.notFound'));
    });
  }
}
