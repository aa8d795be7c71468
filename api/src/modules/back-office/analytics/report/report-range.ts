/** Longer periods have an entry per month instead of one per day. */
const MOST_DAYS = 366;

/** SQL: the days of a report; `$1` first day, `$2` last day. `before` is the first day of the period before. */
export const RANGE = `range as (
    select $1::date as first, $2::date as last, $1::date - ($2::date - $1::date + 1) as before,
      case when $2::date - $1::date < ${MOST_DAYS} then 'day' else 'month' end as unit
  )`;

/** SQL: the columns of a ReportPeriodDto, from the range `r`. */
export const PERIOD =
  'r.first::text as "from", r.last::text as "to", r.before::text as "beforeFrom", r.unit';

/** SQL: the day or month of the range `r` in which a day of the series `g` is. */
export const IN_UNIT = 'greatest(date_trunc(r.unit, g.day)::date, r.first)';

/** SQL: sums of columns over the rows for which the condition holds, named with the suffix. */
export const sumsOf = (columns: readonly string[], suffix: string, condition: string): string =>
  columns
    .map(
      (column) => `coalesce(sum(${column}) filter (where ${condition}), 0) as ${column}_${suffix}`,
    )
    .join();
