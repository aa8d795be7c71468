/** Orders, their payments, refunds and mails. */
export const ordersMessages = {
  'order.keyFormat': {
    en: 'The Idempotency-Key must have 8 to 128 visible characters.',
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
  'order.handedOver': {
    en: 'The courier already has this parcel, so the order can no longer be cancelled.',
    ar: 'استلمت شركة الشحن هذا الطرد، لذا لم يعد إلغاء الطلب ممكناً.',
  },
  'cancel.changed_mind': {
    en: 'Changed my mind',
    ar: 'غيّرت رأيي',
  },
  'cancel.wrong_item': {
    en: 'Wrong item, size or color',
    ar: 'المنتج أو المقاس أو اللون غير صحيح',
  },
  'cancel.wrong_address': {
    en: 'Wrong delivery address',
    ar: 'عنوان التوصيل غير صحيح',
  },
  'cancel.too_slow': {
    en: 'Delivery takes too long',
    ar: 'التوصيل يستغرق وقتاً طويلاً',
  },
  'cancel.cheaper': {
    en: 'Found it cheaper',
    ar: 'وجدته بسعر أقل',
  },
  'cancel.other': {
    en: 'Another reason',
    ar: 'سبب آخر',
  },
  'cancel.inDetail': {
    en: '{reason}: {text}',
    ar: '{reason}، وأضاف: {text}',
  },
  'cashDesk.message': {
    en: 'Hello {name}, this is {shop}. You ordered {number} for AED {total}, to be paid in cash on delivery. Please reply YES to confirm it, or tell us what to change.',
    ar: 'مرحباً {name}، معك {shop}. طلبت {number} بقيمة {total} درهم والدفع نقداً عند الاستلام. يُرجى الرد بكلمة «نعم» لتأكيد الطلب، أو إخبارنا بما تود تعديله.',
  },
  'cashDesk.reason.declined': {
    en: 'The shopper does not want the order',
    ar: 'العميل لا يريد الطلب',
  },
  'cashDesk.reason.wrong_number': {
    en: 'Wrong phone number',
    ar: 'رقم الهاتف غير صحيح',
  },
  'cashDesk.reason.no_answer': {
    en: 'No answer after several calls',
    ar: 'لم يتم الرد بعد عدة مكالمات',
  },
  'cashDesk.reason.suspicious': {
    en: 'Suspicious order',
    ar: 'طلب مشبوه',
  },
  'cashDesk.reason.other': {
    en: 'Another reason',
    ar: 'سبب آخر',
  },
  'cashDesk.noAnswer': {
    en: 'No answer, call {count}',
    ar: 'لا رد، المكالمة رقم {count}',
  },
  'cashDesk.confirmed': {
    en: 'The order is confirmed.',
    ar: 'تم تأكيد الطلب.',
  },
  'cashDesk.listedLater': {
    en: 'The order will be listed again later.',
    ar: 'سيظهر الطلب في القائمة لاحقاً.',
  },
  'cashDesk.undone': {
    en: 'The call no longer counts.',
    ar: 'لم تعد المكالمة محسوبة.',
  },
  'cashDesk.undoTooLate': {
    en: 'This can no longer be undone.',
    ar: 'لم يعد التراجع عن ذلك ممكناً.',
  },
  'cashDesk.tooFewCalls': {
    en: '{count, plural, one {Cancel for this reason only after # call without an answer.} other {Cancel for this reason only after # calls without an answer.}}',
    ar: '{count, plural, one {يمكن الإلغاء لهذا السبب بعد مكالمة واحدة دون رد.} two {يمكن الإلغاء لهذا السبب بعد مكالمتين دون رد.} few {يمكن الإلغاء لهذا السبب بعد # مكالمات دون رد.} other {يمكن الإلغاء لهذا السبب بعد # مكالمة دون رد.}}',
  },
  'cashDesk.changedMeanwhile': {
    en: 'A colleague has called about this order in the meantime. The list is up to date now.',
    ar: 'اتصل أحد الزملاء بشأن هذا الطلب في هذه الأثناء. تم تحديث القائمة الآن.',
  },
  'cashDesk.alreadyConfirmed': {
    en: 'This order has already been confirmed.',
    ar: 'سبق تأكيد هذا الطلب.',
  },
  'cashDesk.alreadyCancelled': {
    en: 'This order has already been cancelled.',
    ar: 'سبق إلغاء هذا الطلب.',
  },
  'order.toBeConfirmed': {
    en: 'We have received your order and will call you to confirm it.',
    ar: 'استلمنا طلبك وسنتصل بك لتأكيده.',
  },
  'order.parcelInRegistration': {
    en: 'The shipment is being registered with the carrier. Please try again in a few minutes.',
    ar: 'يجري تسجيل الشحنة لدى شركة الشحن. يُرجى المحاولة بعد دقائق.',
  },
  'order.noInvoice': {
    en: 'Invoices are available only for paid or confirmed orders.',
    ar: 'الفاتورة متاحة للطلبات المدفوعة أو المؤكدة فقط.',
  },
  'order.noPackingSlip': {
    en: 'Packing slips are available only for paid or confirmed orders.',
    ar: 'قائمة التعبئة متاح للطلبات المدفوعة أو المؤكدة فقط.',
  },
  'order.tooManyToExport': {
    en: 'More than {count} orders match. Please narrow the filters.',
    ar: 'عدد الطلبات المطابقة أكثر من {count}. يُرجى تضييق نطاق التصفية.',
  },
  'order.noReversal': {
    en: 'No invoice of this order was reversed.',
    ar: 'لا يوجد إشعار دائن يلغي فاتورة هذا الطلب.',
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
  'order.doneMeanwhile': {
    en: 'This has already been done, for another reason: {reason}',
    ar: 'سبق تنفيذ هذا لسبب آخر: {reason}',
  },
  'order.doneWithoutReason': {
    en: 'This has already been done, without a reason.',
    ar: 'سبق تنفيذ هذا دون ذكر سبب.',
  },
  'order.noteSaved': {
    en: 'The note is saved.',
    ar: 'تم حفظ الملاحظة.',
  },
  'payment.bankAway': {
    en: 'The bank is not responding. Please try again in a moment.',
    ar: 'البنك لا يستجيب. يُرجى المحاولة بعد لحظات.',
  },
  'payment.notPayable': {
    en: 'This order has already been paid or closed.',
    ar: 'هذا الطلب مدفوع أو مغلق بالفعل.',
  },
  'payment.noneInReview': {
    en: 'No payment of this order needs a decision.',
    ar: 'لا توجد دفعة لهذا الطلب تحتاج إلى قرار.',
  },
  'payment.decidedMeanwhile': {
    en: 'This payment has already been decided with another amount.',
    ar: 'سبق البت في هذه الدفعة بمبلغ آخر.',
  },
  'payment.decided': {
    en: 'The decision on the payment was saved.',
    ar: 'تم حفظ القرار بشأن الدفعة.',
  },
  'refund.keyReused': {
    en: 'This Idempotency-Key has already been used for another refund.',
    ar: 'سبق استخدام Idempotency-Key هذا لاسترداد آخر.',
  },
  'refund.notRefundable': {
    en: 'Only delivered or returned orders can be refunded.',
    ar: 'يمكن استرداد مبلغ الطلبات التي تم توصيلها أو إرجاعها فقط.',
  },
  'refund.lineTwice': {
    en: 'An item of the order was selected twice.',
    ar: 'تم اختيار أحد منتجات الطلب مرتين.',
  },
  'refund.lineUnknown': {
    en: 'This item is not part of the order.',
    ar: 'هذا المنتج ليس ضمن الطلب.',
  },
  'refund.lineTooMany': {
    en: 'Only {left} of {name} can still be refunded.',
    ar: 'الكمية التي ما زال يمكن استرداد مبلغها من {name}: {left}.',
  },
  'refund.deliveryRefunded': {
    en: 'The delivery fee has already been refunded.',
    ar: 'سبق استرداد رسوم التوصيل.',
  },
  'refund.aboveCard': {
    en: 'The amount is higher than the amount paid by card.',
    ar: 'هذا المبلغ أكبر مما دُفع بالبطاقة.',
  },
  'refund.anotherUnderWay': {
    en: 'Another refund for this order is in progress.',
    ar: 'يجري تنفيذ استرداد آخر لهذا الطلب.',
  },
  'refund.notFound': {
    en: 'This refund was not found.',
    ar: 'لم نعثر على هذا الاسترداد.',
  },
  'refund.noneFailed': {
    en: 'No refund of this order needs a decision.',
    ar: 'لا يوجد استرداد لهذا الطلب يحتاج إلى قرار.',
  },
  'refund.stillUnderWay': {
    en: 'The card gateway is still processing this refund.',
    ar: 'ما زالت بوابة الدفع تنفّذ هذا الاسترداد.',
  },
  'refund.madeAfterAll': {
    en: 'The card gateway has completed this refund. It was recorded as refunded to the card.',
    ar: 'تبيّن أن بوابة الدفع نفّذت هذا الاسترداد، وتم تسجيله كمبلغ مسترد إلى البطاقة.',
  },
  'refund.aboveCash': {
    en: 'The amount is higher than the amount paid in cash.',
    ar: 'هذا المبلغ أكبر مما دُفع نقداً.',
  },
  'refund.cashNeverReceived': {
    en: 'The cash for this order has not been received.',
    ar: 'لم يُستلم نقد هذا الطلب بعد.',
  },
  'refund.underWay': {
    en: 'The refund is in progress.',
    ar: 'يجري تنفيذ الاسترداد.',
  },
  'refund.booked': {
    en: 'The refund was recorded.',
    ar: 'تم تسجيل الاسترداد.',
  },
  'mail.notFound': {
    en: 'This email was not found.',
    ar: 'لم نعثر على هذه الرسالة.',
  },
  'mail.justSent': {
    en: 'This email was sent a moment ago.',
    ar: 'أُرسلت هذه الرسالة قبل لحظات.',
  },
  'mail.emailUnverified': {
    en: 'Please confirm your email address first.',
    ar: 'يُرجى تأكيد بريدك الإلكتروني أولاً.',
  },
  'mail.recipientRefused': {
    en: 'Emails can be sent only to your own address or to our sales team.',
    ar: 'يمكن إرسال الرسائل إلى بريدك أو إلى فريق المبيعات لدينا فقط.',
  },
  'mail.messageSent': {
    en: 'Your message is being sent.',
    ar: 'يجري إرسال رسالتك.',
  },
  'mail.onItsWay': {
    en: 'The email is being sent.',
    ar: 'يجري إرسال الرسالة.',
  },
  'orderNote.added': { en: 'The note is added.', ar: 'أُضيفت الملاحظة.' },
  'orderNote.saved': { en: 'The note is saved.', ar: 'حُفظت الملاحظة.' },
  'orderNote.deleted': { en: 'The note is deleted.', ar: 'حُذفت الملاحظة.' },
  'orderNote.notFound': {
    en: 'This note does not exist any more.',
    ar: 'لم تعد هذه الملاحظة موجودة.',
  },
  'orderNote.notYours': {
    en: 'Only its author can change this note.',
    ar: 'لا يمكن تعديل هذه الملاحظة إلا لمن كتبها.',
  },
  'orderNote.tooMany': {
    en: 'An order can have at most {count} notes.',
    ar: 'الحد الأقصى لملاحظات الطلب الواحد هو {count}.',
  },
  'orderTags.saved': { en: 'The tags are saved.', ar: 'حُفظت الوسوم.' },
} as const;
