import { useText } from '@/shared/i18n/use-text';
import { REPORT_COLUMNS, type ReportColumn } from './report-columns';

const KEYS = Object.keys(REPORT_COLUMNS) as ReportColumn[];

/** Key and name of a column of the report's tables. */
export const useReportColumn = () => {
  const t = useText();
  return (key: ReportColumn) => ({ key, name: t(REPORT_COLUMNS[key]) });
};

/** The columns of the report's tables that can be hidden. */
export const useReportColumns = () => {
  const column = useReportColumn();
  return KEYS.map((key) => ({ key, header: column(key).name }));
};
