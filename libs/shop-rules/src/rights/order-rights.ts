import type { RightRule } from './right-rule.js';

/** Rights of orders, shipments and returns. */
export const orderRights = {
  'orders.view': {
    area: 'orders',
    name: { en: 'See orders', ar: 'عرض الطلبات' },
    about: {
      en: 'Lists, details and packing slips. Vendors see only their own lines.',
      ar: 'القوائم والتفاصيل وقوائم التعبئة. يرى البائع بنود منتجاته فقط.',
    },
    roles: ['admin', 'ops', 'vendor'],
  },
  'orders.documents': {
    area: 'orders',
    name: { en: 'Open invoices and labels', ar: 'فتح الفواتير وملصقات الشحن' },
    about: {
      en: 'Invoices, credit notes and shipping labels as PDF.',
      ar: 'الفواتير وإشعارات الدائن وملصقات الشحن بصيغة PDF.',
    },
    roles: ['admin', 'ops'],
  },
  'orders.export': {
    area: 'orders',
    name: { en: 'Export orders', ar: 'تصدير الطلبات' },
    about: {
      en: 'Orders with the contact details of shoppers, as a CSV file.',
      ar: 'الطلبات مع بيانات التواصل مع العملاء، في ملف CSV.',
    },
    roles: ['admin', 'ops'],
  },
  'orders.news': {
    area: 'orders',
    name: { en: 'New orders', ar: 'الطلبات الجديدة' },
    about: {
      en: 'The number of new orders, with sound and notification.',
      ar: 'عدد الطلبات الجديدة، مع الصوت والإشعارات.',
    },
    roles: ['admin', 'ops'],
  },
  'orders.notes': {
    area: 'orders',
    name: { en: 'Notes and tags', ar: 'الملاحظات والوسوم' },
    about: {
      en: 'See, add and change notes and tags of orders.',
      ar: 'عرض ملاحظات الطلبات ووسومها وإضافتها وتعديلها.',
    },
    roles: ['admin', 'ops'],
  },
  'orders.deleteNotes': {
    area: 'orders',
    name: { en: 'Delete notes of colleagues', ar: 'حذف ملاحظات الزملاء' },
    about: {
      en: 'Everyone may delete their own notes.',
      ar: 'يستطيع كل موظف حذف ملاحظاته.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
  'orders.address': {
    area: 'orders',
    name: { en: 'Change the delivery address', ar: 'تغيير عنوان التوصيل' },
    about: {
      en: 'Until the carrier has the shipment.',
      ar: 'إلى أن تستلم شركة الشحن الشحنة.',
    },
    roles: ['admin', 'ops'],
  },
  'orders.cancel': {
    area: 'orders',
    name: { en: 'Cancel orders', ar: 'إلغاء الطلبات' },
    about: {
      en: 'Before hand-over; what was paid is refunded.',
      ar: 'قبل التسليم إلى شركة الشحن؛ ويُسترد المبلغ المدفوع.',
    },
    roles: ['admin', 'ops'],
  },
  'orders.refund': {
    area: 'orders',
    name: { en: 'Refund orders and returns', ar: 'استرداد مبالغ الطلبات والمرتجعات' },
    about: {
      en: 'Also retries and settles failed refunds.',
      ar: 'ويشمل إعادة محاولة عمليات الاسترداد المتعذرة وتسويتها.',
    },
    roles: ['admin', 'ops'],
  },
  'orders.payments': {
    area: 'orders',
    name: { en: 'Decide about payments in review', ar: 'البت في المدفوعات قيد المراجعة' },
    about: {
      en: 'Accept or refund a payment that does not match its order.',
      ar: 'قبول دفعة لا تطابق طلبها أو استردادها.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
  'orders.ship': {
    area: 'orders',
    name: { en: 'Create and retry shipments', ar: 'إنشاء الشحنات وإعادة محاولتها' },
    about: {
      en: 'Also records what happened to parcels of cancelled orders.',
      ar: 'ويشمل تسجيل مصير طرود الطلبات الملغاة.',
    },
    roles: ['admin', 'ops'],
  },
  'orders.deliver': {
    area: 'orders',
    name: {
      en: 'Mark orders as handed over or delivered',
      ar: 'تسجيل التسليم إلى شركة الشحن أو إلى العميل',
    },
    about: {
      en: 'Cash on delivery counts as collected when the order is delivered.',
      ar: 'ويُعدّ مبلغ الدفع عند الاستلام محصّلاً عند التسليم إلى العميل.',
    },
    roles: ['admin', 'ops'],
  },
  'orders.cash': {
    area: 'orders',
    name: { en: 'Book received cash', ar: 'تسجيل استلام النقد' },
    about: {
      en: 'Record that the carrier has remitted the collected cash.',
      ar: 'تسجيل أن شركة الشحن سلّمت المبالغ المحصّلة.',
    },
    roles: ['admin', 'ops'],
  },
  'orders.confirmCash': {
    area: 'orders',
    name: { en: 'Confirm cash orders', ar: 'تأكيد طلبات الدفع عند الاستلام' },
    about: {
      en: 'Call shoppers whose cash orders wait, and confirm or cancel these orders.',
      ar: 'الاتصال بالعملاء الذين تنتظر طلباتهم التأكيد، ثم تأكيد هذه الطلبات أو إلغاؤها.',
    },
    roles: ['admin', 'ops'],
  },
  'cashStatements.manage': {
    area: 'orders',
    name: { en: 'Carrier cash statements', ar: 'كشوف نقد شركة الشحن' },
    about: {
      en: 'Upload statements of the carrier, book all equal rows, undo statements.',
      ar: 'رفع كشوف شركة الشحن وتسجيل كل الصفوف المطابقة والتراجع عن الكشوف.',
    },
    roles: ['admin', 'ops'],
  },
  'orders.mails': {
    area: 'orders',
    name: { en: 'Resend emails', ar: 'إعادة إرسال الرسائل' },
    about: {
      en: 'See the emails of an order and send them again.',
      ar: 'عرض رسائل الطلب وإعادة إرسالها.',
    },
    roles: ['admin', 'ops'],
  },
  'orders.drafts': {
    area: 'orders',
    name: { en: 'Draft orders', ar: 'مسودات الطلبات' },
    about: {
      en: 'Prepare orders for shoppers and send them the link to pay. Finds contact details and addresses by phone number.',
      ar: 'تجهيز الطلبات للعملاء وإرسال رابط الدفع إليهم. يعرض بيانات التواصل والعناوين حسب رقم الهاتف.',
    },
    roles: ['admin', 'ops'],
  },
  'returns.view': {
    area: 'orders',
    name: { en: 'See returns', ar: 'عرض المرتجعات' },
    about: {
      en: 'Lists, details and pictures of returns.',
      ar: 'قوائم المرتجعات وتفاصيلها وصورها.',
    },
    roles: ['admin', 'ops'],
  },
  'returns.decide': {
    area: 'orders',
    name: { en: 'Decide about returns', ar: 'البت في المرتجعات' },
    about: {
      en: 'Approve, refuse and receive returns.',
      ar: 'قبول المرتجعات ورفضها واستلامها.',
    },
    roles: ['admin', 'ops'],
  },
} as const satisfies Record<string, RightRule>;
