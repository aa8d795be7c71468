/** SQL: the days of a report; `$1` first day, `$2` last day. `before` is the first day of the period before. */
export const RANGE = `range as (
    select $1::date as first, $2::date as last, $1::date - ($2::date - $1::date + 1) as before
  )`;

/** SQL: the columns of a ReportPeriodDto, from the range `r`. */
export const PERIOD =
  'r.first::text as "from", r.last::text as "to", r.before::text as "beforeFrom"';

/** SQL: sums of columns over the rows for which the condition holds, named with the suffix. */
export const sumsOf = (columns: readonly string[], suffix: string, condition: string): string =>
  columns
    .map(
      (column) => `coalesce(sum(${column}) filter (where ${condition}), 0) as ${column}_${suffix}`,
    )
    .join();
