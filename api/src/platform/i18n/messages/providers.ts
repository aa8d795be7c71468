/** What the carrier and the card gateway answered, or did not. */
export const providersMessages = {
  'carrier.answered': {
    en: 'The carrier answered {status}.',
    ar: 'أجابت شركة الشحن بالرمز {status}.',
  },
  'carrier.badRequest': {
    en: 'The carrier cannot read this.',
    ar: 'لا تستطيع شركة الشحن قراءة الطلب.',
  },
  'carrier.noAnswer': {
    en: 'The carrier did not answer.',
    ar: 'لم تجب شركة الشحن.',
  },
  'carrier.unknownShipment': {
    en: 'The carrier does not know the shipment.',
    ar: 'لا تعرف شركة الشحن هذه الشحنة.',
  },
  'carrier.noLabel': {
    en: 'The carrier has no label yet.',
    ar: 'لا توجد لدى شركة الشحن بوليصة بعد.',
  },
  'carrier.busy': {
    en: 'The carrier is busy.',
    ar: 'شركة الشحن مشغولة.',
  },
  'carrier.paused': {
    en: 'Calls to the carrier are paused.',
    ar: 'لا يُطلب شيء من شركة الشحن حالياً.',
  },
  'carrier.noWaybill': {
    en: 'The carrier named no waybill.',
    ar: 'لم تذكر شركة الشحن رقم بوليصة.',
  },
  'carrier.noReason': {
    en: 'The carrier refused without a reason.',
    ar: 'رفضت شركة الشحن دون ذكر سبب.',
  },
  'carrier.unreadable': {
    en: 'The carrier spoke nonsense.',
    ar: 'كان رد شركة الشحن غير مفهوم.',
  },
  'carrier.notPdf': {
    en: 'The label is no PDF.',
    ar: 'البوليصة ليست ملف PDF.',
  },
  'cardGateway.refundRefused': {
    en: 'The card gateway refused the refund: {reason}',
    ar: 'رفضت بوابة الدفع استرداد المبلغ: {reason}',
  },
  'cardGateway.noAnswer': {
    en: 'The card gateway did not answer.',
    ar: 'لم تستجب بوابة الدفع.',
  },
  'cardGateway.answered': {
    en: 'The card gateway answered {status}.',
    ar: 'أجابت بوابة الدفع بالرمز {status}.',
  },
  'cardGateway.unreadable': {
    en: 'The card gateway spoke nonsense.',
    ar: 'كان رد بوابة الدفع غير مفهوم.',
  },
  'cardGateway.paused': {
    en: 'Calls to the card gateway are paused.',
    ar: 'الاتصال ببوابة الدفع متوقف مؤقتاً.',
  },
  'cardGateway.noStatus': {
    en: 'The status enquiry gave no result.',
    ar: 'لم تذكر بوابة الدفع حالة الدفعة.',
  },
  'cardGateway.noRefundResult': {
    en: 'The refund gave no result.',
    ar: 'لم تذكر بوابة الدفع نتيجة الاسترداد.',
  },
  'cardGateway.refundsUnreported': {
    en: 'The card gateway does not report refunds, so it is unknown whether this one was made.',
    ar: 'لا تعرض بوابة الدفع عمليات الاسترداد، فلا يُعرف هل تمت هذه العملية.',
  },
  'cardGateway.returnedAsWell': {
    en: 'The card gateway returned AED {amount} as well.',
    ar: 'أعادت بوابة الدفع {amount} درهم أيضاً.',
  },
  'cardGateway.bankRefused': {
    en: '{text}',
    ar: 'رفض البنك الاسترداد',
  },
  'cardGateway.noTransaction': {
    en: '{text}',
    ar: 'لم يُعثر على العملية',
  },
  'cardGateway.aboveCaptured': {
    en: '{text}',
    ar: 'مبلغ الاسترداد أكبر من المبلغ المحصّل',
  },
  'tracking.picked_up': {
    en: '{text}',
    ar: 'استُلمت من المتجر',
  },
  'tracking.in_transit': {
    en: '{text}',
    ar: 'في الطريق',
  },
  'tracking.out_for_delivery': {
    en: '{text}',
    ar: 'خرجت للتسليم',
  },
  'tracking.delivered': {
    en: '{text}',
    ar: 'سُلّمت',
  },
  'tracking.returned': {
    en: '{text}',
    ar: 'أُعيدت إلى المتجر',
  },
} as const;
