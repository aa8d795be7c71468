import { Injectable } from '@nestjs/common';
import { Statements } from '../../../../platform/database/statements.js';
import { IN_UNIT, PERIOD, RANGE, sumsOf } from './report-range.js';
import type { ReturnsReportDto } from './returns-report.dto.js';

const COLUMNS = ['returns', 'pieces', 'fils'];
const sums = (suffix: string, condition: string): string => sumsOf(COLUMNS, suffix, condition);
const json = (suffix: string): string => `json_build_object(
  'returns', returns_${suffix}, 'pieces', pieces_${suffix}, 'value', fils_${suffix} * 0.01)`;

/** `$1` first day, `$2` last day, `$3` vendor or 0 for all. */
const REPORT = `
  with ${RANGE}, by_day as materialized (
    select d.day, count(*) as returns, sum(d.pieces) as pieces, sum(d.fils) as fils
    from range r join received_returns d on d.vendor_id = $3 and d.day between r.before and r.last
    group by d.day
  ), total as (
    select ${sums('now', 'd.day >= r.first')}, ${sums('before', 'd.day < r.first')}
    from range r left join by_day d on true
  )
  select ${PERIOD},
    (select ${json('now')} from total) as totals,
    (select ${json('before')} from total) as before,
    (select json_agg(jsonb_build_object('day', day::date) || ${json('now')}::jsonb order by day)
      from (select ${IN_UNIT} as day, ${sums('now', 'true')}
        from generate_series(r.first, r.last, interval '1 day') g (day)
        left join by_day d on d.day = g.day::date group by 1) days) as days
  from range r`;

/** SQL of the report of returns; vendor 0 means the whole shop. */
@Injectable()
export class ReturnsReportQueries {
  constructor(private readonly statements: Statements) {}

  async report(from: string, to: string, vendorId: number): Promise<ReturnsReportDto | undefined> {
    const [row] = await this.statements.planned<ReturnsReportDto>(REPORT, [from, to, vendorId]);
    return row;
  }
}
