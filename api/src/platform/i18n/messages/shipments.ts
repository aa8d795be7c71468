/** Shipments and their addresses. */
export const shipmentsMessages = {
  'shipment.phoneNeedsCall': {
    en: 'We have to call you before we deliver a cash order to this phone number. Please enter the number of the order, or ask us to change it.',
    ar: 'يجب أن نتصل بك قبل توصيل طلب مدفوع نقداً إلى هذا الرقم. يُرجى إدخال رقم الهاتف المسجّل في الطلب أو التواصل معنا لتغييره.',
  },
  'shipment.placeNeedsCall': {
    en: 'We have to call you before we deliver a cash order to this address. Please enter the address of the order, or ask us to change it.',
    ar: 'يجب أن نتصل بك قبل توصيل طلب مدفوع نقداً إلى هذا العنوان. يُرجى إدخال العنوان المسجّل في الطلب أو التواصل معنا لتغييره.',
  },
  'shipment.dubaiOnly': {
    en: 'The delivery fee of this order applies to Dubai only. Please choose Dubai as the city.',
    ar: 'رسوم توصيل هذا الطلب خاصة بدبي فقط. يُرجى اختيار دبي.',
  },
  'shipment.labelNotFound': {
    en: 'This label was not found.',
    ar: 'لم نعثر على هذه البوليصة.',
  },
  'shipment.labelPending': {
    en: 'The label is not available yet. Please try again in a few minutes.',
    ar: 'البوليصة غير متاحة بعد. يُرجى المحاولة بعد دقائق.',
  },
  'shipment.noLabel': {
    en: 'This order has no shipment yet, so there is no label.',
    ar: 'لا توجد بوليصة لأن شحنة هذا الطلب لم تُنشأ بعد.',
  },
  'shipment.labelUnreadable': {
    en: 'The label cannot be combined with others. Please open it from the order.',
    ar: 'يتعذّر دمج البوليصة مع غيرها. يُرجى فتحها من صفحة الطلب.',
  },
  'shipment.oneNeeded': {
    en: 'Exactly one shipment is required.',
    ar: 'يجب إرسال شحنة واحدة بالضبط.',
  },
  'shipment.notConfirmed': {
    en: 'This cash order waits for a confirmation by phone, so it cannot be shipped yet.',
    ar: 'ينتظر طلب الدفع عند الاستلام هذا التأكيد عبر الهاتف، لذا لا يمكن شحنه بعد.',
  },
  'shipment.notPaid': {
    en: 'This order is not paid, so it cannot be shipped.',
    ar: 'لا يمكن شحن هذا الطلب لأنه غير مدفوع.',
  },
  'shipment.failed': {
    en: 'Failed to create shipment. Please try again.',
    ar: 'تعذّر إنشاء الشحنة. يُرجى المحاولة مرة أخرى.',
  },
  'shipment.rejected': {
    en: 'The carrier rejected the shipment: {reason}',
    ar: 'رفضت شركة الشحن الشحنة: {reason}',
  },
  'shipment.noSenderPhone': {
    en: 'The carrier needs a phone number of the sender. Enter it in the business details, then create the shipment again.',
    ar: 'تحتاج شركة الشحن إلى رقم هاتف المرسل. أدخله في «بيانات النشاط»، ثم أنشئ الشحنة من جديد.',
  },
  'shipment.addressFixed': {
    en: 'The address can no longer be changed: the shipment is registered with the carrier, or the order is closed.',
    ar: 'لم يعد من الممكن تغيير العنوان لأن الشحنة مسجّلة لدى شركة الشحن أو لأن الطلب مغلق.',
  },
  'shipment.exists': {
    en: 'The shipment of this order is already registered with the carrier.',
    ar: 'شحنة هذا الطلب مسجّلة لدى شركة الشحن بالفعل.',
  },
  'shipment.notReady': {
    en: 'Only an order that is ready to ship can be marked as handed over.',
    ar: 'يمكن تسجيل تسليم الطلب إلى شركة الشحن فقط عندما يكون جاهزاً للشحن.',
  },
  'shipment.notDeliverable': {
    en: 'Only a shipment in transit can be marked as delivered.',
    ar: 'يمكن تسجيل تسليم الشحنة فقط عندما تكون في الطريق.',
  },
  'shipment.notCollected': {
    en: 'Only cash that has been collected can be marked as received.',
    ar: 'يمكن تسجيل استلام النقد فقط بعد تحصيله.',
  },
  'shipment.created': {
    en: 'The shipment is created.',
    ar: 'تم إنشاء الشحنة.',
  },
  'shipment.carrierSilent': {
    en: 'The carrier has not responded yet.',
    ar: 'لم تستجب شركة الشحن بعد.',
  },
  'shipment.addressSaved': {
    en: 'The address is saved.',
    ar: 'تم حفظ العنوان.',
  },
  'shipment.registeredAgain': {
    en: 'The shipment is being registered with the carrier again.',
    ar: 'يجري تسجيل الشحنة لدى شركة الشحن من جديد.',
  },
  'shipment.scannedAfterVoid': {
    en: 'The carrier has this cancelled parcel: {text}',
    ar: 'هذه الشحنة الملغاة لدى شركة الشحن: {text}',
  },
  'shipment.voidedSettled': {
    en: 'The cancelled parcel was settled.',
    ar: 'تمت تسوية الشحنة الملغاة.',
  },
  'shipment.recalled': {
    en: 'The carrier was instructed to return the cancelled parcel.',
    ar: 'طُلب من شركة الشحن إرجاع الشحنة الملغاة.',
  },
  'shipment.takenBack': {
    en: 'The cancelled parcel is back in the store.',
    ar: 'عادت الشحنة الملغاة إلى المتجر.',
  },
  'shipment.leftWithShopper': {
    en: 'The cancelled parcel stays with the shopper.',
    ar: 'بقيت الشحنة الملغاة لدى العميل.',
  },
  'shipment.settledMeanwhile': {
    en: 'It was already recorded what became of this parcel: {outcome}',
    ar: 'سبق تسجيل ما آلت إليه هذه الشحنة: {outcome}',
  },
  'shipment.notScanned': {
    en: 'The carrier does not have a cancelled parcel of this order.',
    ar: 'لا توجد لدى شركة الشحن شحنة ملغاة لهذا الطلب.',
  },
  'shipment.handedOver': {
    en: 'The order was marked as handed over to the carrier.',
    ar: 'تم تسجيل تسليم الطلب إلى شركة الشحن.',
  },
  'shipment.delivered': {
    en: 'The order was marked as delivered.',
    ar: 'تم تسجيل الطلب كمُسلَّم.',
  },
  'shipment.cashReceived': {
    en: 'The cash was received.',
    ar: 'تم استلام النقد.',
  },
} as const;
