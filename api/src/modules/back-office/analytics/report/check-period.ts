import { LONGEST_REPORT } from '@shop/shop-rules';
import { InvalidInput } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import type { PeriodQueryDto } from './report-period.dto.js';

const DAY_MS = 86_400_000;

/** 400 if the period ends before it begins, or is too long. */
export const checkPeriod = ({ from, to }: PeriodQueryDto): void => {
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (length < 1) throw problemAt('to', msg('report.endsBefore'));
  if (length > LONGEST_REPORT) throw problemAt('to', msg('report.overTenYears'));
};

export const problemAt = (field: string, detail: ReturnType<typeof msg>): InvalidInput =>
  new InvalidInput(detail, [{ pointer: `#/${field}`, detail }]);
