/** Exports, and headings and values of exported orders. */
export const exportMessages = {
  'export.notFound': {
    en: 'This export was not found.',
    ar: 'لم نعثر على عملية التصدير هذه.',
  },
  'export.notReady': {
    en: 'The file is not ready yet.',
    ar: 'الملف ليس جاهزاً بعد.',
  },
  'export.deleted': {
    en: 'Files of exports are deleted after {days} days. Please export again.',
    ar: 'تُحذف ملفات التصدير بعد {days} أيام. يُرجى التصدير مرة أخرى.',
  },
  'export.cancelled': {
    en: 'The export was cancelled.',
    ar: 'تم إلغاء التصدير.',
  },
  'export.finished': {
    en: 'The export has already ended. Reload the page to see its state.',
    ar: 'انتهى التصدير بالفعل. أعد تحميل الصفحة لعرض حالته.',
  },
  'export.started': {
    en: 'The export has started.',
    ar: 'بدأ التصدير.',
  },
  'export.order': {
    en: 'Order',
    ar: 'الطلب',
  },
  'export.placed': {
    en: 'Placed (Dubai time)',
    ar: 'تاريخ الطلب (بتوقيت دبي)',
  },
  'export.deliverBy': {
    en: 'Deliver by',
    ar: 'موعد التوصيل',
  },
  'export.state': {
    en: 'Status',
    ar: 'الحالة',
  },
  'export.payment': {
    en: 'Payment method',
    ar: 'طريقة الدفع',
  },
  'export.cash': {
    en: 'Cash',
    ar: 'النقد',
  },
  'export.name': {
    en: 'Name',
    ar: 'الاسم',
  },
  'export.email': {
    en: 'Email',
    ar: 'البريد الإلكتروني',
  },
  'export.phone': {
    en: 'Phone',
    ar: 'الهاتف',
  },
  'export.city': {
    en: 'City',
    ar: 'المدينة',
  },
  'export.area': {
    en: 'Area',
    ar: 'المنطقة',
  },
  'export.building': {
    en: 'Building',
    ar: 'المبنى',
  },
  'export.flat': {
    en: 'Flat',
    ar: 'الشقة',
  },
  'export.notes': {
    en: 'Delivery notes',
    ar: 'ملاحظات التوصيل',
  },
  'export.items': {
    en: 'Items',
    ar: 'عدد القطع',
  },
  'export.subtotal': {
    en: 'Items total (AED)',
    ar: 'مجموع القطع (درهم)',
  },
  'export.fee': {
    en: 'Delivery fee (AED)',
    ar: 'رسوم التوصيل (درهم)',
  },
  'export.discount': {
    en: 'Discount (AED)',
    ar: 'الخصم (درهم)',
  },
  'export.coupon': {
    en: 'Coupon',
    ar: 'رمز الخصم',
  },
  'export.total': {
    en: 'Total (AED)',
    ar: 'الإجمالي (درهم)',
  },
  'export.refunded': {
    en: 'Refunded (AED)',
    ar: 'المبلغ المسترد (درهم)',
  },
  'export.waybill': {
    en: 'Waybill',
    ar: 'رقم البوليصة',
  },
  'export.tags': {
    en: 'Tags',
    ar: 'الوسوم',
  },
  'export.state.pending_payment': {
    en: 'Awaiting payment',
    ar: 'بانتظار الدفع',
  },
  'export.state.payment_failed': {
    en: 'Payment failed',
    ar: 'فشل الدفع',
  },
  'export.state.expired': {
    en: 'Expired',
    ar: 'منتهي المهلة',
  },
  'export.state.paid': {
    en: 'Paid',
    ar: 'مدفوع',
  },
  'export.state.cod_pending': {
    en: 'To be confirmed, cash',
    ar: 'بانتظار التأكيد، نقداً',
  },
  'export.state.cod_confirmed': {
    en: 'Confirmed, cash',
    ar: 'مؤكد، نقداً',
  },
  'export.state.shipment_pending': {
    en: 'Shipment pending',
    ar: 'الشحنة قيد الإنشاء',
  },
  'export.state.shipment_failed': {
    en: 'Shipment failed',
    ar: 'تعذّر الشحن',
  },
  'export.state.ready_to_ship': {
    en: 'Ready to ship',
    ar: 'جاهز للشحن',
  },
  'export.state.shipped': {
    en: 'Shipped',
    ar: 'تم الشحن',
  },
  'export.state.delivered': {
    en: 'Delivered',
    ar: 'تم التسليم',
  },
  'export.state.returned': {
    en: 'Returned',
    ar: 'مرتجع',
  },
  'export.state.cancelled': {
    en: 'Cancelled',
    ar: 'ملغى',
  },
  'export.state.refunded': {
    en: 'Refunded',
    ar: 'مسترد',
  },
  'export.state.partially_refunded': {
    en: 'Partly refunded',
    ar: 'مسترد جزئياً',
  },
  'export.payment.card': {
    en: 'Card',
    ar: 'بطاقة',
  },
  'export.payment.cod': {
    en: 'Cash on delivery',
    ar: 'الدفع عند الاستلام',
  },
  'export.cash.due': {
    en: 'Cash due on delivery',
    ar: 'النقد مستحق عند التسليم',
  },
  'export.cash.collected': {
    en: 'Cash collected',
    ar: 'تم تحصيل النقد',
  },
  'export.cash.remitted': {
    en: 'Cash remitted',
    ar: 'تم تحويل النقد',
  },
  'export.cash.void': {
    en: 'Cash no longer due',
    ar: 'لم يعد النقد مستحقاً',
  },
} as const;
