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
  'export.draft': {
    en: 'Draft',
    ar: 'المسودة',
  },
  'export.createdBy': {
    en: 'Created by',
    ar: 'أنشأها',
  },
  'export.created': {
    en: 'Created (Dubai time)',
    ar: 'تاريخ الإنشاء (بتوقيت دبي)',
  },
  'export.sent': {
    en: 'Sent (Dubai time)',
    ar: 'تاريخ الإرسال (بتوقيت دبي)',
  },
  'export.opened': {
    en: 'Opened (Dubai time)',
    ar: 'تاريخ الفتح (بتوقيت دبي)',
  },
  'export.validUntil': {
    en: 'Valid until (Dubai time)',
    ar: 'صالحة حتى (بتوقيت دبي)',
  },
  'export.draft.open': {
    en: 'Not sent',
    ar: 'غير مُرسلة',
  },
  'export.draft.sent': {
    en: 'Sent',
    ar: 'مُرسلة',
  },
  'export.draft.opened': {
    en: 'Opened',
    ar: 'مفتوحة',
  },
  'export.draft.paid': {
    en: 'Paid or ordered',
    ar: 'مدفوعة أو مؤكدة',
  },
  'export.draft.expired': {
    en: 'Expired',
    ar: 'منتهية الصلاحية',
  },
  'export.draft.withdrawn': {
    en: 'Withdrawn',
    ar: 'مسحوبة',
  },
  'export.waitReason': {
    en: 'Waits because of',
    ar: 'سبب الانتظار',
  },
  'export.wait.new_phone': {
    en: 'New phone number',
    ar: 'رقم هاتف جديد',
  },
  'export.wait.amount': {
    en: 'Large amount',
    ar: 'مبلغ كبير',
  },
  'export.wait.returned': {
    en: 'A parcel came back before',
    ar: 'سبق أن أُعيد طرد',
  },
  'export.noAnswers': {
    en: 'Calls without an answer',
    ar: 'مكالمات بلا رد',
  },
  'export.called': {
    en: 'Last call (Dubai time)',
    ar: 'آخر مكالمة (بتوقيت دبي)',
  },
  'export.callAfter': {
    en: 'Call again from (Dubai time)',
    ar: 'إعادة الاتصال بعد (بتوقيت دبي)',
  },
  'export.carrier': {
    en: 'Carrier',
    ar: 'شركة الشحن',
  },
  'export.deliveredOn': {
    en: 'Delivered on',
    ar: 'تاريخ التسليم',
  },
  'export.daysLate': {
    en: 'Days late',
    ar: 'أيام التأخير',
  },
  'export.couponAmount': {
    en: 'Coupon amount (AED)',
    ar: 'قيمة رمز الخصم (درهم)',
  },
  'export.location': {
    en: 'Location',
    ar: 'الموقع',
  },
  'export.seller.open': {
    en: 'Open',
    ar: 'قيد المراجعة',
  },
  'export.seller.approved': {
    en: 'Approved',
    ar: 'مقبول',
  },
  'export.seller.refused': {
    en: 'Refused',
    ar: 'مرفوض',
  },
  'export.decided': {
    en: 'Decided (Dubai time)',
    ar: 'تاريخ القرار (بتوقيت دبي)',
  },
  'export.decidedBy': {
    en: 'Decided by',
    ar: 'صاحب القرار',
  },
  'export.about': {
    en: 'About',
    ar: 'نبذة',
  },
  'export.aboutAr': {
    en: 'About in Arabic',
    ar: 'نبذة بالعربية',
  },
  'export.products': {
    en: 'Products',
    ar: 'المنتجات',
  },
  'export.code': {
    en: 'Product code',
    ar: 'رمز المنتج',
  },
  'export.size': {
    en: 'Size',
    ar: 'المقاس',
  },
  'export.color': {
    en: 'Color',
    ar: 'اللون',
  },
  'export.quantity': {
    en: 'Quantity',
    ar: 'الكمية',
  },
  'export.unitPrice': {
    en: 'Unit price (AED)',
    ar: 'سعر القطعة (درهم)',
  },
  'export.vendor': {
    en: 'Vendor',
    ar: 'البائع',
  },
  'export.sheet.search-words': {
    en: 'Synonyms',
    ar: 'المترادفات',
  },
  'export.sheet.offers': {
    en: 'Offers',
    ar: 'العروض',
  },
  'export.sheet.partners': {
    en: 'Partners',
    ar: 'الشركاء',
  },
  'export.sheet.banners': {
    en: 'Banners',
    ar: 'البانرات',
  },
  'export.sheet.main-ads': {
    en: 'Ads',
    ar: 'الإعلانات الرئيسية',
  },
  'export.sheet.videos': {
    en: 'Videos',
    ar: 'مقاطع الفيديو',
  },
} as const;
