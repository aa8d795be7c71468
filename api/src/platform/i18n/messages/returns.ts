/** Returns that shoppers request. */
export const returnsMessages = {
  'return.notFound': {
    en: 'This return was not found.',
    ar: 'لم نعثر على طلب الإرجاع هذا.',
  },
  'return.notDelivered': {
    en: 'Only delivered orders can be returned.',
    ar: 'يمكن إرجاع الطلبات التي تم توصيلها فقط.',
  },
  'return.tooLate': {
    en: 'The return period of this order has ended.',
    ar: 'انتهت مدة إرجاع هذا الطلب.',
  },
  'return.nothingLeft': {
    en: 'Every item of this order has already been returned or refunded.',
    ar: 'أُرجعت جميع منتجات هذا الطلب أو استُردّت قيمتها من قبل.',
  },
  'return.tooMany': {
    en: 'This order has too many returns. Please contact us.',
    ar: 'لهذا الطلب عدد كبير من طلبات الإرجاع. يُرجى التواصل معنا.',
  },
  'return.lineTwice': {
    en: 'An item occurs more than once.',
    ar: 'تكرّر أحد المنتجات.',
  },
  'return.lineUnknown': {
    en: 'This item does not belong to the order.',
    ar: 'هذا المنتج ليس من الطلب.',
  },
  'return.lineTooMany': {
    en: 'Only {left} of {name} can be returned.',
    ar: 'يمكن إرجاع {left} فقط من {name}.',
  },
  'return.keyReused': {
    en: 'This Idempotency-Key has already been used for another return.',
    ar: 'سبق استخدام Idempotency-Key هذا لطلب إرجاع آخر.',
  },
  'return.wrongState': {
    en: 'This is not possible in the current state of the return. Please reload the page.',
    ar: 'هذا غير ممكن في حالة الإرجاع الحالية. يُرجى إعادة تحميل الصفحة.',
  },
  'return.refusedMeanwhile': {
    en: 'This return has already been refused: {reason}',
    ar: 'سبق رفض هذا الإرجاع: {reason}',
  },
  'return.refundedMeanwhile': {
    en: 'Another amount of this return has already been refunded.',
    ar: 'سبق رد مبلغ آخر لهذا الإرجاع.',
  },
  'return.refundedByBank': {
    en: 'This return has already been refunded by bank transfer.',
    ar: 'سبق رد مبلغ هذا الإرجاع بتحويل مصرفي.',
  },
  'return.refundedInCash': {
    en: 'This return has already been refunded in cash.',
    ar: 'سبق رد مبلغ هذا الإرجاع نقداً.',
  },
  'return.tooManyReceived': {
    en: 'No more than {quantity} can arrive, and no more can be good than arrived.',
    ar: 'لا يمكن أن يصل أكثر من {quantity}، ولا أن يزيد السليم على ما وصل.',
  },
  'return.nothingReceived': {
    en: 'If nothing has arrived, refuse the return instead.',
    ar: 'إذا لم يصل شيء فارفض الإرجاع بدلاً من ذلك.',
  },
  'return.requested': {
    en: 'Your return was requested.',
    ar: 'تم إرسال طلب الإرجاع.',
  },
  'return.withdrawn': {
    en: 'Your return was withdrawn.',
    ar: 'تم سحب طلب الإرجاع.',
  },
  'return.approved': {
    en: 'The return was approved.',
    ar: 'تمت الموافقة على الإرجاع.',
  },
  'return.refused': {
    en: 'The return was refused.',
    ar: 'تم رفض الإرجاع.',
  },
  'return.received': {
    en: 'The return was marked as received.',
    ar: 'تم تسجيل استلام المرتجع.',
  },
  'history.return': {
    en: 'Return {id}',
    ar: 'الإرجاع {id}',
  },
  'history.returnWhy': {
    en: 'Return {id}: {why}',
    ar: 'الإرجاع {id}: {why}',
  },
} as const;
