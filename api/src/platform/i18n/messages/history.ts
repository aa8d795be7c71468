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
    en: 'bank transfer: {why}',
    ar: 'بتحويل بنكي: {why}',
  },
  'history.inCash': {
    en: 'cash: {why}',
    ar: 'نقداً: {why}',
  },
  'history.failed': {
    en: 'The payment failed.',
    ar: 'لم تتم الدفعة.',
  },
  'history.cancelled': {
    en: 'The payment was cancelled.',
    ar: 'أُلغيت الدفعة.',
  },
  'history.amountDiffers': {
    en: 'The card gateway reported {amount} {currency} for merchant {merchant}.',
    ar: 'أبلغت بوابة الدفع عن مبلغ {amount} {currency} للتاجر {merchant}.',
  },
  'history.paidAlready': {
    en: 'The order was already paid.',
    ar: 'كان الطلب مدفوعاً من قبل.',
  },
  'history.closedBefore': {
    en: 'The order was closed before the payment arrived.',
    ar: 'أُغلق الطلب قبل وصول الدفعة.',
  },
  'history.checkoutAddress': {
    en: 'Booked to the checkout address.',
    ar: 'حُجزت الشحنة إلى العنوان المُدخل عند الشراء.',
  },
  'history.formNotSent': {
    en: 'The delivery details were not confirmed within a day.',
    ar: 'لم تُؤكَّد بيانات التوصيل خلال يوم.',
  },
  'history.workerStopped': {
    en: 'The worker stopped before the carrier responded.',
    ar: 'توقفت المعالجة قبل أن تجيب شركة الشحن.',
  },
} as const;
