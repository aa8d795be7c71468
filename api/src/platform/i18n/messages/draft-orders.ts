/** Orders that staff prepare for shoppers. */
export const draftOrdersMessages = {
  'draft.notFound': {
    en: 'This draft order was not found.',
    ar: 'لم نعثر على مسودة الطلب هذه.',
  },
  'draft.linkInvalid': {
    en: 'This link is not valid. Please open the link exactly as we sent it to you.',
    ar: 'هذا الرابط غير صالح. يُرجى فتح الرابط كما أرسلناه إليك تماماً.',
  },
  'draft.expired': {
    en: 'The link of this order has expired. Please contact us for a new one.',
    ar: 'انتهت صلاحية رابط هذا الطلب. يُرجى التواصل معنا للحصول على رابط جديد.',
  },
  'draft.withdrawn': {
    en: 'This order was withdrawn. Please contact us if you still want it.',
    ar: 'سُحب هذا الطلب. يُرجى التواصل معنا إذا كنت لا تزال ترغب فيه.',
  },
  'draft.ordered': {
    en: 'This order was already placed.',
    ar: 'سبق تأكيد هذا الطلب.',
  },
  'draft.beingPaid': {
    en: 'This order is being paid from another account. If that payment is not completed, you can pay it here in 30 minutes.',
    ar: 'يجري دفع هذا الطلب من حساب آخر. إذا لم يكتمل الدفع، فيمكنك دفعه هنا بعد 30 دقيقة.',
  },
  'draft.notEditable': {
    en: 'A paid or withdrawn draft order cannot be changed. Copy it to make a new one.',
    ar: 'لا يمكن تعديل مسودة طلب مدفوعة أو مسحوبة. انسخها لإنشاء مسودة جديدة.',
  },
  'draft.changedBefore': {
    en: 'This draft order was changed in the meantime. Check the changes, then try again.',
    ar: 'عُدّلت مسودة الطلب هذه في هذه الأثناء. راجع التعديلات ثم حاول مرة أخرى.',
  },
  'draft.outdated': {
    en: 'This draft order was changed in the meantime. Your changes are still here; please check them and save again.',
    ar: 'عُدّلت مسودة الطلب هذه في هذه الأثناء. احتفظنا بما أدخلته؛ يُرجى مراجعته والحفظ مرة أخرى.',
  },
  'draft.emailNeeded': {
    en: 'Please enter the email address of the shopper first.',
    ar: 'يُرجى إدخال البريد الإلكتروني للعميل أولاً.',
  },
  'draft.conversationUrl': {
    en: 'Please enter an address that starts with https://',
    ar: 'يُرجى إدخال عنوان يبدأ بـ https://',
  },
  'draft.saved': {
    en: 'Draft order saved.',
    ar: 'تم حفظ مسودة الطلب.',
  },
  'draft.sent': {
    en: 'Draft order marked as sent.',
    ar: 'تم وضع علامة «مُرسلة» على مسودة الطلب.',
  },
  'draft.mailed': {
    en: 'The link is being sent by email.',
    ar: 'يجري إرسال الرابط بالبريد الإلكتروني.',
  },
  'draft.withdrawnNow': {
    en: 'Draft order withdrawn. Its link no longer works.',
    ar: 'تم سحب مسودة الطلب. لم يعد رابطها يعمل.',
  },
  'draft.chatText': {
    en: 'Hello, we have prepared your order at {shop}. You can check it and pay here: {link}',
    ar: 'مرحباً، جهّزنا طلبك من {shop}. يمكنك مراجعته والدفع من هنا: {link}',
  },
} as const;
