import { Injectable } from '@nestjs/common';
import { FEWEST_SEARCHES } from '@shop/shop-rules';
import { latestOf } from '../../../../platform/database/shop-days.js';
import { Statements } from '../../../../platform/database/statements.js';
import { PERIOD, RANGE } from './report-range.js';
import type { SearchesReportDto } from './searches-report.dto.js';

const MOST_WORDS = 100;

const listOf = (condition: string): string => `
  (select coalesce(json_agg(json_build_object('words', words, 'searches', searches,
      'before', before, 'results', results) order by searches desc, words), '[]')
    from (select * from shown where ${condition}
      order by searches desc, words limit ${MOST_WORDS}) w)`;

/** `$1` first day, `$2` last day. */
const REPORT = `
  with ${RANGE}, searched as (
    select s.words, sum(s.searches) filter (where s.day >= r.first) as searches,
      coalesce(sum(s.searches) filter (where s.day < r.first), 0) as before,
      ${latestOf('s.results', 's.day')} as results
    from range r join daily_searches s on s.day between r.before and r.last
    group by s.words
  ), shown as materialized (
    select * from searched where searches >= ${FEWEST_SEARCHES}
  )
  select ${PERIOD},
    ${listOf('results is distinct from 0')} as found,
    ${listOf('results = 0')} as missing
  from range r`;

/** SQL of the report of searches. */
@Injectable()
export class SearchesReportQueries {
  constructor(private readonly statements: Statements) {}

  async report(from: string, to: string): Promise<SearchesReportDto | undefined> {
    const [row] = await this.statements.planned<SearchesReportDto>(REPORT, [from, to]);
    return row;
  }
}
