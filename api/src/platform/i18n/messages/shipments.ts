/** Shipments and their addresses. */
export const shipmentsMessages = {
  'shipment.dubaiOnly': {
    en: 'The delivery fee of this order is for Dubai. Please choose Dubai as the city.',
    ar: 'رسوم توصيل هذا الطلب تخص دبي. يُرجى اختيار دبي مدينةً للتوصيل.',
  },
  'shipment.labelNotFound': {
    en: 'This label was not found.',
    ar: 'لم نعثر على هذا الملصق.',
  },
  'shipment.labelPending': {
    en: 'The label is not printed yet: it was not found.',
    ar: 'لم يُطبع الملصق بعد.',
  },
  'shipment.oneNeeded': {
    en: 'One shipment is needed.',
    ar: 'يجب إرسال شحنة واحدة.',
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
    en: 'The carrier refused the parcel: {reason}',
    ar: 'رفضت شركة الشحن الشحنة: {reason}',
  },
  'shipment.addressFixed': {
    en: 'The parcel is booked or the order has ended, so its address can no longer be changed.',
    ar: 'حُجزت الشحنة أو انتهى الطلب، فلم يعد تغيير عنوانه ممكناً.',
  },
  'shipment.exists': {
    en: 'The carrier has the parcel of this order already.',
    ar: 'شحنة هذا الطلب لدى شركة الشحن بالفعل.',
  },
  'shipment.notDeliverable': {
    en: 'Only a parcel on its way can be delivered.',
    ar: 'لا يمكن تسليم إلا شحنة في طريقها.',
  },
  'shipment.notCollected': {
    en: 'Only cash that was collected can be received.',
    ar: 'لا يمكن استلام إلا نقد تم تحصيله.',
  },
  'shipment.created': {
    en: 'The shipment is created.',
    ar: 'تم إنشاء الشحنة.',
  },
  'shipment.carrierSilent': {
    en: 'The carrier has not answered yet.',
    ar: 'لم تجب شركة الشحن بعد.',
  },
  'shipment.addressSaved': {
    en: 'The address is saved.',
    ar: 'تم حفظ العنوان.',
  },
  'shipment.registeredAgain': {
    en: 'The parcel is being registered again.',
    ar: 'يجري تسجيل الشحنة من جديد.',
  },
  'shipment.delivered': {
    en: 'The order is delivered.',
    ar: 'تم توصيل الطلب.',
  },
  'shipment.cashReceived': {
    en: 'The cash was received.',
    ar: 'تم استلام النقد.',
  },
} as const;
