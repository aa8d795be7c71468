import { Injectable } from '@nestjs/common';
import { msg } from '../../../../platform/i18n/message.js';
import { checkPeriod, problemAt } from './check-period.js';
import type { PeriodQueryDto, ReportQueryDto } from './report-period.dto.js';
import type { ReturnsReportDto } from './returns-report.dto.js';
import { ReturnsReportQueries } from './returns-report.queries.js';
import type { SalesReportDto, SalesReportQueryDto } from './sales-report.dto.js';
import { SalesReportQueries } from './sales-report.queries.js';
import type { SearchesReportDto } from './searches-report.dto.js';
import { SearchesReportQueries } from './searches-report.queries.js';
import type { VisitsReportDto } from './visits-report.dto.js';
import { VisitsReportQueries } from './visits-report.queries.js';

/** The parts of the sales report: of the shop, of the vendor that is asked for, or of the vendor who asks. */
@Injectable()
export class SalesReportService {
  constructor(
    private readonly ofSales: SalesReportQueries,
    private readonly ofVisits: VisitsReportQueries,
    private readonly ofReturns: ReturnsReportQueries,
    private readonly ofSearches: SearchesReportQueries,
  ) {}

  async sales(query: SalesReportQueryDto, ownId: number | undefined): Promise<SalesReportDto> {
    const { from, to, by } = query;
    checkPeriod(query);
    const vendorId = vendorOf(query, ownId);
    if (by === 'vendor' && vendorId) throw problemAt('by', msg('report.oneVendor'));
    return one(await this.ofSales.report(from, to, vendorId, by));
  }

  async visits(query: ReportQueryDto, ownId: number | undefined): Promise<VisitsReportDto> {
    checkPeriod(query);
    return one(await this.ofVisits.report(query.from, query.to, vendorOf(query, ownId)));
  }

  async returns(query: ReportQueryDto, ownId: number | undefined): Promise<ReturnsReportDto> {
    checkPeriod(query);
    return one(await this.ofReturns.report(query.from, query.to, vendorOf(query, ownId)));
  }

  async searches(query: PeriodQueryDto): Promise<SearchesReportDto> {
    checkPeriod(query);
    return one(await this.ofSearches.report(query.from, query.to));
  }
}

const vendorOf = ({ vendor }: ReportQueryDto, ownId = 0): number => ownId || vendor || 0;

const one = <Report>(report: Report | undefined): Report => {
  if (!report) throw new Error('A query of the sales report returned no row.');
  return report;
};
