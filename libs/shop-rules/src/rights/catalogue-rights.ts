import type { RightRule } from './right-rule.js';

/** Rights of the catalogue and of the contents of the home page. */
export const catalogueRights = {
  'products.edit': {
    area: 'catalogue',
    name: { en: 'Add and change products', ar: 'إضافة المنتجات وتعديلها' },
    about: {
      en: 'With stock, prices and images. Vendors change only their own.',
      ar: 'مع المخزون والأسعار والصور. يعدّل البائع منتجاته فقط.',
    },
    roles: ['admin', 'vendor'],
    also: ['ops'],
  },
  'products.delete': {
    area: 'catalogue',
    name: { en: 'Delete products', ar: 'حذف المنتجات' },
    about: {
      en: 'Also restores them. Vendors delete only their own.',
      ar: 'ويشمل استعادتها. يحذف البائع منتجاته فقط.',
    },
    roles: ['admin', 'vendor'],
    also: ['ops'],
  },
  'products.purge': {
    area: 'catalogue',
    name: { en: 'Delete products permanently', ar: 'حذف المنتجات نهائياً' },
    about: {
      en: 'Of the deleted products, those that no order or review refers to.',
      ar: 'من المنتجات المحذوفة، ما لا يرتبط به أي طلب أو تقييم.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
  'products.import': {
    area: 'catalogue',
    name: { en: 'Import products from Excel', ar: 'استيراد المنتجات من Excel' },
    about: {
      en: 'Check, import and revert files.',
      ar: 'فحص الملفات واستيرادها والتراجع عنها.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
  'categories.edit': {
    area: 'catalogue',
    name: { en: 'Add and change categories', ar: 'إضافة الفئات وتعديلها' },
    about: {
      en: 'Also deletes unused ones. Vendors change only what they added.',
      ar: 'ويشمل حذف غير المستخدم منها. يعدّل البائع ما أضافه فقط.',
    },
    roles: ['admin', 'vendor'],
    also: ['ops'],
  },
  'brands.edit': {
    area: 'catalogue',
    name: { en: 'Manage brands', ar: 'إدارة العلامات التجارية' },
    about: { en: 'Add, change and delete brands.', ar: 'إضافة العلامات وتعديلها وحذفها.' },
    roles: ['admin'],
    also: ['ops'],
  },
  'offers.edit': {
    area: 'catalogue',
    name: { en: 'Manage offers', ar: 'إدارة العروض' },
    about: { en: 'Add, change and delete offers.', ar: 'إضافة العروض وتعديلها وحذفها.' },
    roles: ['admin'],
    also: ['ops'],
  },
  'searchWords.edit': {
    area: 'catalogue',
    name: { en: 'Manage search words', ar: 'إدارة كلمات البحث' },
    about: {
      en: 'Synonyms, pages that searches lead to, and searches that find nothing.',
      ar: 'المرادفات والصفحات التي تؤدي إليها عمليات البحث وعمليات البحث التي لا تجد شيئاً.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
  'translations.edit': {
    area: 'catalogue',
    name: { en: 'Translate texts', ar: 'ترجمة النصوص' },
    about: {
      en: 'Texts in both languages of all contents. Vendors only those of their own products.',
      ar: 'نصوص كل المحتويات باللغتين. للبائع نصوص منتجاته فقط.',
    },
    roles: ['admin'],
    also: ['ops', 'vendor'],
  },
  'reviews.moderate': {
    area: 'catalogue',
    name: { en: 'Moderate reviews', ar: 'إدارة التقييمات' },
    about: {
      en: 'Hide reviews and answer them in the name of the shop.',
      ar: 'إخفاء التقييمات والرد عليها باسم المتجر.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
  'reviews.delete': {
    area: 'catalogue',
    name: { en: 'Delete reviews', ar: 'حذف التقييمات' },
    about: { en: 'Reviews of any shopper.', ar: 'تقييمات أي عميل.' },
    roles: ['admin'],
    also: ['ops'],
  },
  'layout.edit': {
    area: 'content',
    name: { en: 'Arrange menu and home page', ar: 'ترتيب القائمة والصفحة الرئيسية' },
    about: {
      en: 'Order of categories, groups and sections, and which are shown.',
      ar: 'ترتيب الفئات والمجموعات والأقسام وتحديد ما يظهر منها.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
  'banners.edit': {
    area: 'content',
    name: { en: 'Manage banners', ar: 'إدارة البانرات' },
    about: {
      en: 'Images at the top of the home page.',
      ar: 'الصور في أعلى الصفحة الرئيسية.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
  'mainAds.edit': {
    area: 'content',
    name: { en: 'Manage main ads', ar: 'إدارة الإعلانات الرئيسية' },
    about: { en: 'Advertisements on the home page.', ar: 'الإعلانات في الصفحة الرئيسية.' },
    roles: ['admin'],
    also: ['ops'],
  },
  'videos.edit': {
    area: 'content',
    name: { en: 'Manage videos', ar: 'إدارة مقاطع الفيديو' },
    about: {
      en: 'Product videos on the home page.',
      ar: 'مقاطع فيديو المنتجات في الصفحة الرئيسية.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
  'partners.edit': {
    area: 'content',
    name: { en: 'Manage partners', ar: 'إدارة الشركاء' },
    about: { en: 'Companies named in the header.', ar: 'الشركات المذكورة في أعلى المتجر.' },
    roles: ['admin'],
    also: ['ops'],
  },
  'pages.edit': {
    area: 'content',
    name: { en: 'Edit pages', ar: 'تعديل الصفحات' },
    about: {
      en: 'Texts of the about page and of the policies.',
      ar: 'نصوص صفحة من نحن وصفحات السياسات.',
    },
    roles: ['admin'],
    also: ['ops'],
  },
} as const satisfies Record<string, RightRule>;
