/** Orders, their payments, refunds and mails. */
export const ordersMessages = {
  'order.keyFormat': {
    en: 'The Idempotency-Key has 8 to 128 visible characters.',
    ar: 'يجب أن يتكوّن Idempotency-Key من 8 إلى 128 حرفاً ظاهراً.',
  },
  'order.notFound': {
    en: 'This order was not found.',
    ar: 'لم نعثر على هذا الطلب.',
  },
  'order.notCancellable': {
    en: 'This order can no longer be cancelled.',
    ar: 'لم يعد إلغاء هذا الطلب ممكناً.',
  },
  'order.parcelInRegistration': {
    en: 'The parcel is being registered with the carrier. Please try again in a few minutes.',
    ar: 'يجري تسجيل الشحنة لدى شركة الشحن. يُرجى المحاولة بعد دقائق.',
  },
  'order.noInvoice': {
    en: 'Only a paid or confirmed order has an invoice.',
    ar: 'لا فاتورة إلا لطلب مدفوع أو مؤكد.',
  },
  'order.confirmed': {
    en: 'Your order is confirmed.',
    ar: 'تم تأكيد طلبك.',
  },
  'order.saved': {
    en: 'Your order is saved.',
    ar: 'تم حفظ طلبك.',
  },
  'order.cancelled': {
    en: 'The order was cancelled.',
    ar: 'تم إلغاء الطلب.',
  },
  'order.noteSaved': {
    en: 'The note is saved.',
    ar: 'تم حفظ الملاحظة.',
  },
  'payment.bankAway': {
    en: 'The bank does not answer. Please try again in a moment.',
    ar: 'البنك لا يستجيب. يُرجى المحاولة بعد لحظات.',
  },
  'payment.notPayable': {
    en: 'This order is already paid or closed.',
    ar: 'هذا الطلب مدفوع أو مغلق بالفعل.',
  },
  'payment.noneInReview': {
    en: 'No payment of this order waits for a decision.',
    ar: 'لا توجد دفعة لهذا الطلب تنتظر قراراً.',
  },
  'payment.decided': {
    en: 'The payment is decided.',
    ar: 'تم البتّ في الدفعة.',
  },
  'refund.keyReused': {
    en: 'This Idempotency-Key belongs to another refund.',
    ar: 'يعود Idempotency-Key هذا إلى استرداد آخر.',
  },
  'refund.notRefundable': {
    en: 'Only a delivered or returned order is refunded.',
    ar: 'لا يُسترد المبلغ إلا لطلب تم توصيله أو إرجاعه.',
  },
  'refund.lineTwice': {
    en: 'A line of the order was chosen twice.',
    ar: 'اختير أحد أسطر الطلب مرتين.',
  },
  'refund.lineUnknown': {
    en: 'This line is not in the order.',
    ar: 'هذا السطر ليس في الطلب.',
  },
  'refund.lineTooMany': {
    en: 'Only {left} of {name} can still be refunded.',
    ar: 'لم يعد يمكن استرداد سوى {left} من {name}.',
  },
  'refund.deliveryRefunded': {
    en: 'The delivery fee was refunded already.',
    ar: 'استُردت رسوم التوصيل من قبل.',
  },
  'refund.aboveCard': {
    en: 'That is more than was paid by card.',
    ar: 'هذا المبلغ أكبر مما دُفع بالبطاقة.',
  },
  'refund.anotherUnderWay': {
    en: 'Another refund of this order is under way.',
    ar: 'يجري استرداد آخر لهذا الطلب.',
  },
  'refund.noneFailed': {
    en: 'No refund of this order waits for a decision.',
    ar: 'لا يوجد استرداد لهذا الطلب ينتظر قراراً.',
  },
  'refund.stillUnderWay': {
    en: 'The card gateway is still making this refund.',
    ar: 'ما زالت بوابة الدفع تنفّذ هذا الاسترداد.',
  },
  'refund.madeAfterAll': {
    en: 'The card gateway has made this refund after all. It is booked as returned to the card.',
    ar: 'تبيّن أن بوابة الدفع نفّذت هذا الاسترداد، وسُجّل المبلغ على أنه أُعيد إلى البطاقة.',
  },
  'refund.aboveCash': {
    en: 'That is more than was paid in cash.',
    ar: 'هذا المبلغ أكبر مما دُفع نقداً.',
  },
  'refund.cashNeverReceived': {
    en: 'The cash of this order was never received.',
    ar: 'لم يُستلم نقد هذا الطلب بعد.',
  },
  'refund.underWay': {
    en: 'The refund is under way.',
    ar: 'يجري استرداد المبلغ.',
  },
  'refund.booked': {
    en: 'The refund is booked.',
    ar: 'تم تسجيل الاسترداد.',
  },
  'mail.notFound': {
    en: 'This mail was not found.',
    ar: 'لم نعثر على هذه الرسالة.',
  },
  'mail.justSent': {
    en: 'This mail was sent a moment ago.',
    ar: 'أُرسلت هذه الرسالة قبل لحظات.',
  },
  'mail.emailUnverified': {
    en: 'Please confirm your e-mail address first.',
    ar: 'يُرجى تأكيد بريدك الإلكتروني أولاً.',
  },
  'mail.recipientRefused': {
    en: 'Mails go to your own address or to our sales team only.',
    ar: 'تُرسل الرسائل إلى بريدك أو إلى فريق المبيعات لدينا فقط.',
  },
  'mail.messageSent': {
    en: 'Your message is on its way.',
    ar: 'رسالتك في طريقها.',
  },
  'mail.onItsWay': {
    en: 'The mail is on its way.',
    ar: 'الرسالة في طريقها.',
  },
} as const;
