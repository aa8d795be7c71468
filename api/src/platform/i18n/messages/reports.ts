/** Refusals of the reports. */
export const reportsMessages = {
  'report.endsBefore': {
    en: 'The last day must not be before the first day.',
    ar: 'يجب ألا يسبق اليوم الأخير اليوم الأول.',
  },
  'report.tooLong': {
    en: 'Choose a period of up to {days} days.',
    ar: 'اختر فترة لا تتجاوز {days} يوماً.',
  },
  'report.overTenYears': {
    en: 'Choose a period of up to ten years.',
    ar: 'اختر فترة لا تتجاوز عشر سنوات.',
  },
  'report.oneVendor': {
    en: 'The sales of one vendor cannot be grouped by vendor.',
    ar: 'لا يمكن تجميع مبيعات بائع واحد حسب البائع.',
  },
} as const;
