/** Height classes of the charts in the report: lines, eight bars, two bars. */
export const LINE_AREA = 'h-75';
export const BARS_AREA = 'h-105';
export const TWO_BARS_AREA = 'h-24';
