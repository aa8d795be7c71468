import type { RightRule } from './right-rule.js';

/** Rights of reports and background jobs. */
export const monitoringRights = {
  'stuckOrders.view': {
    area: 'monitoring',
    name: { en: 'See stuck orders', ar: 'عرض الطلبات المتعثرة' },
    about: {
      en: 'Orders that need staff, each with the reason.',
      ar: 'الطلبات التي تحتاج إلى تدخل الموظفين مع السبب.',
    },
    roles: ['admin', 'ops'],
  },
  'reconciliation.view': {
    area: 'monitoring',
    name: { en: 'See the reconciliation', ar: 'عرض التسوية المالية' },
    about: {
      en: 'Payments, refunds and cash by day.',
      ar: 'المدفوعات والمبالغ المستردة والنقد حسب اليوم.',
    },
    roles: ['admin', 'ops'],
  },
  'lateParcels.view': {
    area: 'monitoring',
    name: { en: 'See late parcels', ar: 'عرض الطرود المتأخرة' },
    about: {
      en: 'Promised and late parcels by week, and the coupons for them.',
      ar: 'الطرود الموعودة والمتأخرة حسب الأسبوع، وقسائم التأخير.',
    },
    roles: ['admin', 'ops'],
  },
  'analytics.view': {
    area: 'monitoring',
    name: { en: 'See the analytics', ar: 'عرض الإحصاءات' },
    about: {
      en: 'Sales by day, category and product. Vendors see only their own.',
      ar: 'المبيعات حسب اليوم والفئة والمنتج. يرى البائع مبيعاته فقط.',
    },
    roles: ['admin', 'vendor'],
    also: ['ops'],
  },
  'jobs.view': {
    area: 'monitoring',
    name: { en: 'See imports and exports', ar: 'عرض عمليات الاستيراد والتصدير' },
    about: {
      en: 'With their files. Admins see those of everyone, others only their own.',
      ar: 'مع ملفاتها. يرى المشرف عمليات الجميع، ويرى غيره عملياته فقط.',
    },
    roles: ['admin', 'ops', 'vendor'],
  },
  'analytics.searches': {
    area: 'monitoring',
    name: { en: 'See searched words', ar: 'عرض كلمات البحث' },
    about: {
      en: 'What shoppers search for in the shop, in the sales report.',
      ar: 'ما يبحث عنه العملاء في المتجر، في تقرير المبيعات.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
  'queues.view': {
    area: 'monitoring',
    name: { en: 'See job queues', ar: 'عرض قوائم المهام' },
    about: {
      en: 'Queues, workers, providers and failed jobs.',
      ar: 'القوائم والعمليات ومقدّمو الخدمة والمهام الفاشلة.',
    },
    roles: ['admin', 'ops'],
  },
  'queues.retry': {
    area: 'monitoring',
    name: { en: 'Retry failed jobs', ar: 'إعادة محاولة المهام الفاشلة' },
    about: {
      en: 'One failed job or all of a queue.',
      ar: 'مهمة فاشلة واحدة أو كل مهام القائمة.',
    },
    roles: ['admin', 'ops'],
  },
  'faults.inject': {
    area: 'monitoring',
    name: { en: 'Break the demo', ar: 'تعطيل النسخة التجريبية' },
    about: {
      en: 'Stop parts of a local demo for a short time, to see that no order is lost. Has no effect in production.',
      ar: 'إيقاف أجزاء من النسخة التجريبية المحلية لفترة قصيرة للتأكد من عدم فقدان أي طلب. لا أثر له في التشغيل الفعلي.',
    },
    roles: ['admin', 'ops'],
  },
  'queues.pause': {
    area: 'monitoring',
    name: { en: 'Pause and resume queues', ar: 'إيقاف القوائم واستئنافها' },
    about: {
      en: 'A paused queue sends no emails and books no shipments.',
      ar: 'القائمة الموقوفة لا ترسل رسائل ولا تحجز شحنات.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
} as const satisfies Record<string, RightRule>;
