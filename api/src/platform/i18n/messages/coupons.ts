/** Coupons: why one cannot be used, and what staff enter wrongly. */
export const couponsMessages = {
  'coupon.unknown': {
    en: 'We could not find this code. Check the spelling.',
    ar: 'لم نعثر على هذا الرمز. يُرجى التحقق من كتابته.',
  },
  'coupon.notStarted': {
    en: 'This code is not valid yet.',
    ar: 'لم يبدأ سريان هذا الرمز بعد.',
  },
  'coupon.ended': {
    en: 'This code is no longer valid.',
    ar: 'انتهت صلاحية هذا الرمز.',
  },
  'coupon.usedUp': {
    en: 'This code has been used up.',
    ar: 'تم استخدام هذا الرمز بالكامل.',
  },
  'coupon.usedByShopper': {
    en: 'You have already used this code.',
    ar: 'سبق لك استخدام هذا الرمز.',
  },
  'coupon.minimum': {
    en: 'This code is valid for items worth AED {amount} or more.',
    ar: 'يسري هذا الرمز على مشتريات بقيمة {amount} درهم أو أكثر.',
  },
  'coupon.signIn': {
    en: 'Log in to use this code.',
    ar: 'سجّل الدخول لاستخدام هذا الرمز.',
  },
  'coupon.tooMany': {
    en: 'Too many codes were tried. Try again in a few minutes.',
    ar: 'تمت تجربة رموز كثيرة. يُرجى المحاولة مرة أخرى بعد بضع دقائق.',
  },
  'coupon.deliveryFree': {
    en: 'Delivery of this order is free already.',
    ar: 'توصيل هذا الطلب مجاني بالفعل.',
  },
  'coupon.changed': {
    en: 'This code has just changed. Check the new total and try again.',
    ar: 'تغيّر هذا الرمز للتو. يُرجى التحقق من الإجمالي الجديد والمحاولة مرة أخرى.',
  },
  'coupon.nothingToPay': {
    en: 'There is nothing to pay. Place the order without a card.',
    ar: 'لا يوجد مبلغ للدفع. أكّد الطلب بدون بطاقة.',
  },
  'coupon.notFound': {
    en: 'This coupon does not exist.',
    ar: 'هذه القسيمة غير موجودة.',
  },
  'coupon.codeTaken': {
    en: 'There is already a coupon with this code.',
    ar: 'توجد قسيمة بهذا الرمز بالفعل.',
  },
  'coupon.codeFormat': {
    en: 'Use 3 to 32 letters A to Z, digits and hyphens.',
    ar: 'استخدم من 3 إلى 32 من الحروف الإنجليزية والأرقام والشرطات.',
  },
  'coupon.oneValue': {
    en: 'Enter either an amount or a percentage.',
    ar: 'أدخل مبلغاً أو نسبة مئوية، وليس كليهما.',
  },
  'coupon.endBeforeStart': {
    en: 'The end must be after the start.',
    ar: 'يجب أن تكون النهاية بعد البداية.',
  },
  'coupon.belowUses': {
    en: 'It has already been used {uses} times.',
    ar: 'سبق استخدامها {uses} مرات.',
  },
  'coupon.shopperUnknown': {
    en: 'There is no account with this email address.',
    ar: 'لا يوجد حساب بهذا البريد الإلكتروني.',
  },
  'coupon.edited': {
    en: 'A colleague has changed this coupon in the meantime. Open it again to see the changes.',
    ar: 'عدّل أحد الزملاء هذه القسيمة في هذه الأثناء. افتحها من جديد للاطلاع على التعديلات.',
  },
  'coupon.added': { en: 'Coupon added.', ar: 'تمت إضافة القسيمة.' },
  'coupon.saved': { en: 'Coupon saved.', ar: 'تم حفظ القسيمة.' },
  'coupon.hasEnded': { en: 'Coupon ended.', ar: 'تم إنهاء القسيمة.' },
  'coupon.used': {
    en: 'Orders have used this coupon.',
    ar: 'استخدمت طلبات هذه القسيمة.',
  },
} as const;
