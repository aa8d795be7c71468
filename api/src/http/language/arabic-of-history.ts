/** Why something happened to an order, as its history says it to staff. */
export const ARABIC_OF_HISTORY: Record<string, string> = {
  'Replaced by a new order.': 'حلّ محله طلب جديد.',
  'Refund by the shop.': 'استرداد من المتجر.',
  'bank: {why}': 'بتحويل بنكي: {why}',
  'cash: {why}': 'نقداً: {why}',
  failed: 'لم تتم الدفعة.',
  cancelled: 'أُلغيت الدفعة.',
  'Said {amount} {currency} for merchant {merchant}.':
    'ذكرت بوابة الدفع {amount} {currency} للتاجر {merchant}.',
  'The order was paid already.': 'كان الطلب مدفوعاً من قبل.',
  'The order was closed before the payment arrived.': 'أُغلق الطلب قبل وصول الدفعة.',
  'The shipment form was not sent within a day.': 'لم تُرسل بيانات الشحن خلال يوم.',
  'The worker stopped before the carrier answered.': 'توقفت المعالجة قبل أن تجيب شركة الشحن.',

  'The carrier answered {status}.': 'أجابت شركة الشحن بالرمز {status}.',
  'The carrier cannot read this.': 'لا تستطيع شركة الشحن قراءة الطلب.',
  'The carrier did not answer.': 'لم تجب شركة الشحن.',
  'The carrier does not know the shipment.': 'لا تعرف شركة الشحن هذه الشحنة.',
  'The carrier has no label yet.': 'لا توجد لدى شركة الشحن بوليصة بعد.',
  'The carrier is busy.': 'شركة الشحن مشغولة.',
  'The carrier is not asked for now.': 'لا يُطلب شيء من شركة الشحن حالياً.',
  'The carrier named no waybill.': 'لم تذكر شركة الشحن رقم بوليصة.',
  'The carrier refused without a reason.': 'رفضت شركة الشحن دون ذكر سبب.',
  'The carrier spoke nonsense.': 'كان رد شركة الشحن غير مفهوم.',
  'The label is no PDF.': 'البوليصة ليست ملف PDF.',

  // What the carrier says of a parcel on its way.
  'Record created': 'سُجّلت الشحنة',
  'Picked Up From Shipper': 'استُلمت من المتجر',
  'In Transit': 'في الطريق',
  'Out for Delivery': 'خرجت للتسليم',
  Delivered: 'سُلّمت',
  'Attempted Delivery - Customer Not Available': 'محاولة تسليم، ولم يكن العميل موجوداً',
  'Returned to Shipper': 'أُعيدت إلى المتجر',
};
