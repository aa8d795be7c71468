import type { RightRule } from './right-rule.js';

/** Rights of people and of the shop itself. */
export const officeRights = {
  'shoppers.view': {
    area: 'people',
    name: { en: 'See shoppers', ar: 'عرض العملاء' },
    about: {
      en: 'Contact details, orders, emails and notes of shoppers.',
      ar: 'بيانات العملاء وطلباتهم ورسائلهم والملاحظات عنهم.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
  'shoppers.edit': {
    area: 'people',
    name: { en: 'Help and block shoppers', ar: 'مساعدة العملاء وحظرهم' },
    about: {
      en: 'Correct contact details, add notes, end sessions, send password links, block.',
      ar: 'تصحيح البيانات وإضافة الملاحظات وإنهاء الجلسات وإرسال روابط كلمة المرور والحظر.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
  'shoppers.data': {
    area: 'people',
    name: { en: 'Export, merge and erase shoppers', ar: 'تصدير بيانات العملاء ودمجهم ومحوهم' },
    about: {
      en: 'Erasing and merging accounts cannot be undone.',
      ar: 'لا يمكن التراجع عن محو الحسابات ودمجها.',
    },
    roles: ['admin'],
  },
  'sellerRequests.decide': {
    area: 'people',
    name: { en: 'Decide about seller requests', ar: 'البت في طلبات البائعين' },
    about: {
      en: 'See, approve and refuse requests to become a vendor.',
      ar: 'عرض طلبات الانضمام كبائع وقبولها ورفضها.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
  'profiles.edit': {
    area: 'people',
    name: { en: 'Change profiles of vendors', ar: 'تعديل الملفات التعريفية للبائعين' },
    about: {
      en: 'Vendors change only about and image of their own.',
      ar: 'يعدّل البائع النبذة والصورة في ملفه فقط.',
    },
    roles: ['admin', 'vendor'],
  },
  'staff.manage': {
    area: 'people',
    name: { en: 'Manage staff accounts', ar: 'إدارة حسابات الموظفين' },
    about: {
      en: 'Add and delete accounts, and set their passwords.',
      ar: 'إضافة الحسابات وحذفها وتعيين كلمات مرورها.',
    },
    roles: ['admin'],
    fixed: true,
  },
  'coupons.view': {
    area: 'shop',
    name: { en: 'See coupons', ar: 'عرض القسائم' },
    about: {
      en: 'Codes, discounts, and the orders that used them.',
      ar: 'الرموز وقيم الخصم والطلبات التي استخدمتها.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
  'coupons.edit': {
    area: 'shop',
    name: { en: 'Add, change and end coupons', ar: 'إضافة القسائم وتعديلها وإنهاؤها' },
    about: {
      en: 'The shop bears the discount; vendors get the full price.',
      ar: 'يتحمل المتجر قيمة الخصم، ويحصل البائع على السعر كاملاً.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
  'settings.edit': {
    area: 'shop',
    name: { en: 'Change the settings', ar: 'تغيير الإعدادات' },
    about: {
      en: 'Fees, return period, payment methods, contact details and texts.',
      ar: 'الرسوم ومدة الإرجاع وطرق الدفع وبيانات التواصل والنصوص.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
  'audit.view': {
    area: 'shop',
    name: { en: 'See the audit log', ar: 'عرض سجل التغييرات' },
    about: { en: 'Who changed what and when.', ar: 'من غيّر ماذا ومتى.' },
    roles: ['admin'],
    also: ['ops'],
  },
  'permissions.edit': {
    area: 'shop',
    name: { en: 'Change permissions', ar: 'تغيير الصلاحيات' },
    about: { en: 'What each role may do.', ar: 'ما يُسمح به لكل دور.' },
    roles: ['admin'],
    fixed: true,
  },
} as const satisfies Record<string, RightRule>;
