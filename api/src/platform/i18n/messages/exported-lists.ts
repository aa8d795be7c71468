/** Headings and values of exported lists. */
export const exportedListsMessages = {
  'export.nothing': {
    en: 'There is nothing to export.',
    ar: 'لا يوجد ما يمكن تصديره.',
  },
  'export.tooMany': {
    en: 'More than {count} rows match. Please narrow the filters.',
    ar: 'عدد الصفوف المطابقة أكثر من {count}. يُرجى تضييق نطاق التصفية.',
  },
  'export.yes': {
    en: 'Yes',
    ar: 'نعم',
  },
  'export.no': {
    en: 'No',
    ar: 'لا',
  },
  'export.id': {
    en: 'ID',
    ar: 'المعرّف',
  },
  'export.at': {
    en: 'Time (UTC)',
    ar: 'الوقت (UTC)',
  },
  'export.emailVerified': {
    en: 'Email verified',
    ar: 'البريد الإلكتروني مؤكد',
  },
  'export.username': {
    en: 'Username',
    ar: 'اسم المستخدم',
  },
  'export.gender': {
    en: 'Gender',
    ar: 'الجنس',
  },
  'export.language': {
    en: 'Language',
    ar: 'اللغة',
  },
  'export.registered': {
    en: 'Registered',
    ar: 'تاريخ التسجيل',
  },
  'export.orders': {
    en: 'Orders',
    ar: 'الطلبات',
  },
  'export.spent': {
    en: 'Spent (AED)',
    ar: 'إجمالي المدفوع (درهم)',
  },
  'export.lastOrder': {
    en: 'Last order',
    ar: 'آخر طلب',
  },
  'export.blocked': {
    en: 'Blocked',
    ar: 'محظور',
  },
  'export.written': {
    en: 'Written (Dubai time)',
    ar: 'تاريخ التقييم (بتوقيت دبي)',
  },
  'export.productId': {
    en: 'Product ID',
    ar: 'معرّف المنتج',
  },
  'export.product': {
    en: 'Product',
    ar: 'المنتج',
  },
  'export.stars': {
    en: 'Stars',
    ar: 'النجوم',
  },
  'export.comment': {
    en: 'Comment',
    ar: 'التعليق',
  },
  'export.reply': {
    en: 'Reply of the shop',
    ar: 'رد المتجر',
  },
  'export.replied': {
    en: 'Replied (Dubai time)',
    ar: 'تاريخ الرد (بتوقيت دبي)',
  },
  'export.review.visible': {
    en: 'Visible',
    ar: 'ظاهر',
  },
  'export.review.hidden': {
    en: 'Hidden',
    ar: 'مخفي',
  },
  'export.requested': {
    en: 'Requested (Dubai time)',
    ar: 'تاريخ الطلب (بتوقيت دبي)',
  },
  'export.reason': {
    en: 'Reason',
    ar: 'السبب',
  },
  'export.received': {
    en: 'Received',
    ar: 'المستلَم',
  },
  'export.good': {
    en: 'Can be sold again',
    ar: 'صالح للبيع',
  },
  'export.refusal': {
    en: 'Reason of the refusal',
    ar: 'سبب الرفض',
  },
  'export.closed': {
    en: 'Closed (Dubai time)',
    ar: 'تاريخ الإغلاق (بتوقيت دبي)',
  },
  'export.return.requested': {
    en: 'Waiting for approval',
    ar: 'بانتظار الموافقة',
  },
  'export.return.approved': {
    en: 'Approved',
    ar: 'تمت الموافقة',
  },
  'export.return.received': {
    en: 'Received',
    ar: 'تم الاستلام',
  },
  'export.return.refunding': {
    en: 'Refund in progress',
    ar: 'استرداد المبلغ قيد التنفيذ',
  },
  'export.return.refunded': {
    en: 'Refunded',
    ar: 'تم استرداد المبلغ',
  },
  'export.return.refused': {
    en: 'Refused',
    ar: 'مرفوض',
  },
  'export.return.withdrawn': {
    en: 'Withdrawn',
    ar: 'مسحوب',
  },
  'export.reason.size': {
    en: 'Does not fit',
    ar: 'المقاس غير مناسب',
  },
  'export.reason.changed_mind': {
    en: 'Changed their mind',
    ar: 'غيّر رأيه',
  },
  'export.reason.faulty': {
    en: 'Faulty or damaged',
    ar: 'معيب أو تالف',
  },
  'export.reason.wrong_item': {
    en: 'Not as ordered',
    ar: 'مختلف عمّا طُلب',
  },
  'export.reason.other': {
    en: 'Another reason',
    ar: 'سبب آخر',
  },
  'export.actor': {
    en: 'Staff account',
    ar: 'حساب الموظف',
  },
  'export.role': {
    en: 'Role',
    ar: 'الدور',
  },
  'export.action': {
    en: 'Action',
    ar: 'الإجراء',
  },
  'export.subject': {
    en: 'Subject',
    ar: 'العنصر',
  },
  'export.subjectId': {
    en: 'Subject ID',
    ar: 'معرّف العنصر',
  },
  'export.subjectName': {
    en: 'Name',
    ar: 'الاسم',
  },
  'export.changes': {
    en: 'Changes',
    ar: 'التغييرات',
  },
  'export.sheet.coupons': {
    en: 'Coupons',
    ar: 'القسائم',
  },
  'export.sheet.categories': {
    en: 'Categories',
    ar: 'الفئات',
  },
  'export.sheet.brands': {
    en: 'Brands',
    ar: 'العلامات التجارية',
  },
  'export.sheet.translations': {
    en: 'Translations',
    ar: 'الترجمات',
  },
} as const;
