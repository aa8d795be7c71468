/** What the carrier and the card gateway answered, or did not. */
export const providersMessages = {
  'mailServer.sent': {
    en: 'A test mail was sent to {to}.',
    ar: 'تم إرسال رسالة تجريبية إلى {to}.',
  },
  'mailServer.login': {
    en: 'The mail server rejected the username or password.',
    ar: 'رفض خادم البريد اسم المستخدم أو كلمة المرور.',
  },
  'mailServer.answered': {
    en: 'The mail server responded: {text}',
    ar: 'كان رد خادم البريد: {text}',
  },
  'mailServer.noAnswer': {
    en: 'The mail server could not be reached.',
    ar: 'تعذّر الوصول إلى خادم البريد.',
  },
  'mailServer.paused': {
    en: 'Mails are paused because the mail server is not responding.',
    ar: 'إرسال البريد متوقف مؤقتاً لأن الخادم لا يستجيب.',
  },
  'carrier.priced': {
    en: 'The carrier charges {amount} {currency} for a parcel of 0.5 kg from {from} to {to}.',
    ar: 'تطلب شركة الشحن {amount} {currency} لطرد وزنه 0.5 كجم من {from} إلى {to}.',
  },
  'cardGateway.reached': {
    en: 'The card gateway responded with the merchant key of this shop.',
    ar: 'استجابت بوابة الدفع بمفتاح التاجر الخاص بهذا المتجر.',
  },
  'carrier.answered': {
    en: 'The carrier responded with status {status}.',
    ar: 'كان رد شركة الشحن بالرمز {status}.',
  },
  'carrier.badRequest': {
    en: 'The carrier rejected the request as invalid.',
    ar: 'رفضت شركة الشحن الطلب لأنه غير صالح.',
  },
  'carrier.noAnswer': {
    en: 'The carrier did not respond.',
    ar: 'لم تستجب شركة الشحن.',
  },
  'carrier.unknownShipment': {
    en: 'The carrier has no record of this shipment.',
    ar: 'لا توجد هذه الشحنة لدى شركة الشحن.',
  },
  'carrier.noLabel': {
    en: 'The carrier has not issued a label yet.',
    ar: 'لم تصدر شركة الشحن البوليصة بعد.',
  },
  'carrier.busy': {
    en: 'The carrier is busy and did not accept the request.',
    ar: 'شركة الشحن مشغولة ولم تقبل الطلب.',
  },
  'carrier.paused': {
    en: 'Calls to the carrier are paused because it is not responding.',
    ar: 'الاتصال بشركة الشحن متوقف مؤقتاً لأنها لا تستجيب.',
  },
  'carrier.noWaybill': {
    en: 'The carrier did not return a waybill number.',
    ar: 'لم ترسل شركة الشحن رقم البوليصة.',
  },
  'carrier.noReason': {
    en: 'The carrier gave no reason.',
    ar: 'لم تذكر شركة الشحن السبب.',
  },
  'carrier.unreadable': {
    en: 'The carrier sent an unexpected response.',
    ar: 'أرسلت شركة الشحن رداً غير متوقع.',
  },
  'carrier.labelHost': {
    en: 'The label is on a host that is not allowed: see CARRIER_LABEL_HOSTS.',
    ar: 'البوليصة على مضيف غير مسموح به: راجع CARRIER_LABEL_HOSTS.',
  },
  'carrier.notPdf': {
    en: 'The label is not a PDF file.',
    ar: 'البوليصة ليست ملف PDF.',
  },
  'cardGateway.refundRefused': {
    en: 'The card gateway rejected the refund: {reason}',
    ar: 'رفضت بوابة الدفع استرداد المبلغ: {reason}',
  },
  'cardGateway.noAnswer': {
    en: 'The card gateway did not respond.',
    ar: 'لم تستجب بوابة الدفع.',
  },
  'cardGateway.answered': {
    en: 'The card gateway responded with status {status}.',
    ar: 'كان رد بوابة الدفع بالرمز {status}.',
  },
  'cardGateway.unreadable': {
    en: 'The card gateway sent an unexpected response.',
    ar: 'أرسلت بوابة الدفع رداً غير متوقع.',
  },
  'cardGateway.paused': {
    en: 'Calls to the card gateway are paused because it is not responding.',
    ar: 'الاتصال ببوابة الدفع متوقف مؤقتاً لأنها لا تستجيب.',
  },
  'cardGateway.noStatus': {
    en: 'The card gateway did not return the payment status.',
    ar: 'لم تُرجع بوابة الدفع حالة الدفعة.',
  },
  'cardGateway.noRefundResult': {
    en: 'The card gateway did not return the result of the refund.',
    ar: 'لم تُرجع بوابة الدفع نتيجة الاسترداد.',
  },
  'cardGateway.refundsUnreported': {
    en: 'The card gateway does not report refunds, so it is not known whether this refund was made.',
    ar: 'لا تعرض بوابة الدفع عمليات الاسترداد، لذلك لا يُعرف هل تمت هذه العملية.',
  },
  'cardGateway.returnedAsWell': {
    en: 'The card gateway also refunded AED {amount}.',
    ar: 'استُرد أيضاً {amount} درهم عبر بوابة الدفع.',
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
  'parcel.created': {
    en: 'Registered with the courier',
    ar: 'سُجّلت لدى شركة الشحن',
  },
  'parcel.picked_up': {
    en: 'Picked up by the courier',
    ar: 'استلمها المندوب من المتجر',
  },
  'parcel.in_transit': {
    en: 'In transit',
    ar: 'في الطريق',
  },
  'parcel.out_for_delivery': {
    en: 'Out for delivery',
    ar: 'خرجت للتوصيل',
  },
  'parcel.attempted': {
    en: 'Delivery attempted',
    ar: 'تعذّر التوصيل في هذه المحاولة',
  },
  'parcel.delivered': {
    en: 'Delivered',
    ar: 'تم التوصيل',
  },
  'parcel.returned': {
    en: 'Returned to the shop',
    ar: 'أُعيدت إلى المتجر',
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
  'fault.started': { en: 'The fault was started.', ar: 'بدأ العطل.' },
  'fault.repaired': { en: 'The part was repaired.', ar: 'تم إصلاح الجزء المعطل.' },
  'fault.underWay': {
    en: 'A fault is under way, or this part does not belong to the local demo. Repair it first.',
    ar: 'يوجد عطل جارٍ، أو أن هذا الجزء ليس من النسخة التجريبية المحلية. أصلحه أولاً.',
  },
} as const;
