import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';

export type ReportUnit = 'day' | 'month';

/** Header of the column of days or months, and their names. */
export const useReportUnit = (unit: ReportUnit) => {
  const t = useText();
  const { day, month } = useFormat();
  return { header: t(`analytics.unit.${unit}`), nameOf: unit === 'month' ? month : day };
};
