/** Why something happened to an order, as its history tells staff. */
export const historyMessages = {
  'history.replaced': {
    en: 'Replaced by a new order.',
    ar: 'حلّ محله طلب جديد.',
  },
  'history.refundByShop': {
    en: 'Refund by the shop.',
    ar: 'استرداد من المتجر.',
  },
  'history.byBank': {
    en: 'bank: {why}',
    ar: 'بتحويل بنكي: {why}',
  },
  'history.inCash': {
    en: 'cash: {why}',
    ar: 'نقداً: {why}',
  },
  'history.failed': {
    en: 'failed',
    ar: 'لم تتم الدفعة.',
  },
  'history.cancelled': {
    en: 'cancelled',
    ar: 'أُلغيت الدفعة.',
  },
  'history.amountDiffers': {
    en: 'Said {amount} {currency} for merchant {merchant}.',
    ar: 'ذكرت بوابة الدفع {amount} {currency} للتاجر {merchant}.',
  },
  'history.paidAlready': {
    en: 'The order was paid already.',
    ar: 'كان الطلب مدفوعاً من قبل.',
  },
  'history.closedBefore': {
    en: 'The order was closed before the payment arrived.',
    ar: 'أُغلق الطلب قبل وصول الدفعة.',
  },
  'history.formNotSent': {
    en: 'The shipment form was not sent within a day.',
    ar: 'لم تُرسل بيانات الشحن خلال يوم.',
  },
  'history.workerStopped': {
    en: 'The worker stopped before the carrier answered.',
    ar: 'توقفت المعالجة قبل أن تجيب شركة الشحن.',
  },
} as const;
