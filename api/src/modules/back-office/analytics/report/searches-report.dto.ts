import { ReportPeriodDto } from './report-period.dto.js';

export class SearchedWordsDto {
  /** Lower case. */
  words: string;
  /** How often they were searched. */
  searches: number;
  /** The same in the period before. */
  before: number;
  /** Products that the latest search found; null if only suggestions were shown. */
  results: number | null;
}

/**
 * Words that were searched in a period, most searched first, up to 100 each. Words searched fewer than five times in
 * it are left out, since they could name a person.
 */
export class SearchesReportDto extends ReportPeriodDto {
  /** Words that find products. */
  found: SearchedWordsDto[];
  /** Words that find nothing. */
  missing: SearchedWordsDto[];
}
