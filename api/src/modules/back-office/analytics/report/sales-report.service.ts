import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import type { SalesReportDto, SalesReportQueryDto } from './sales-report.dto.js';
import { SalesReportQueries } from './sales-report.queries.js';

const DAY_MS = 86_400_000;
const LONGEST_RANGE = 366;

@Injectable()
export class SalesReportService {
  constructor(private readonly queries: SalesReportQueries) {}

  /** The report of the shop, of the vendor that is asked for, or of the vendor who asks. */
  async read(query: SalesReportQueryDto, ownId: number | null): Promise<SalesReportDto> {
    const { from, to, by } = query;
    const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    if (length < 1) throw problemAt('to', msg('report.endsBefore'));
    if (length > LONGEST_RANGE)
      throw problemAt('to', msg('report.tooLong', { days: LONGEST_RANGE }));
    const vendorId = ownId ?? query.vendor ?? 0;
    if (by === 'vendor' && vendorId) throw problemAt('by', msg('report.oneVendor'));
    const report = await this.queries.report(from, to, vendorId, by);
    if (!report) throw new Error('The sales report query returned no row.');
    return report;
  }
}

const problemAt = (field: string, detail: ReturnType<typeof msg>): InvalidInput =>
  new InvalidInput(detail, [{ pointer: `#/${field}`, detail }]);
