/** From the cart to an order. */
export const checkoutMessages = {
  'checkout.cashDisabled': {
    en: 'Cash on delivery is not available at the moment.',
    ar: 'الدفع عند الاستلام غير متاح حالياً.',
  },
  'checkout.keyReused': {
    en: 'This Idempotency-Key has already been used for another order.',
    ar: 'سبق استخدام Idempotency-Key هذا لطلب آخر.',
  },
  'checkout.unavailable': {
    en: 'This product is no longer available.',
    ar: 'لم يعد هذا المنتج متوفراً.',
  },
  'checkout.insufficientStock': {
    en: 'There is not enough stock of {name}.',
    ar: 'الكمية المطلوبة من {name} غير متوفرة.',
  },
  'checkout.sizeAndColorMissing': {
    en: 'Please choose a size and colour.',
    ar: 'يُرجى اختيار المقاس واللون.',
  },
  'checkout.sizeMissing': {
    en: 'Please choose a size for {name}.',
    ar: 'يُرجى اختيار مقاس {name}.',
  },
  'checkout.colorMissing': {
    en: 'Please choose a colour for {name}.',
    ar: 'يُرجى اختيار لون {name}.',
  },
  'checkout.sizeUnavailable': {
    en: '{name} is not available in this size.',
    ar: 'لا يتوفر {name} بهذا المقاس.',
  },
  'checkout.colorUnavailable': {
    en: '{name} is not available in this colour.',
    ar: 'لا يتوفر {name} بهذا اللون.',
  },
  'checkout.someUnavailable': {
    en: 'Some products are no longer available.',
    ar: 'بعض المنتجات لم تعد متوفرة.',
  },
  'checkout.lineInvalid': {
    en: 'This item in the cart is not valid.',
    ar: 'هذا المنتج في السلة غير صالح.',
  },
  'checkout.linesInvalid': {
    en: 'lines must be a JSON list of 1 to {most} items.',
    ar: 'يجب أن يكون عدد المنتجات في السلة بين 1 و{most}.',
  },
  'checkout.nameMissing': {
    en: 'Please enter your name.',
    ar: 'يُرجى إدخال اسمك.',
  },
  'checkout.phoneMissing': {
    en: 'Please enter your phone number.',
    ar: 'يُرجى إدخال رقم هاتفك.',
  },
  'checkout.cityMissing': {
    en: 'Please choose your city.',
    ar: 'يُرجى اختيار مدينتك.',
  },
  'checkout.areaMissing': {
    en: 'Please enter your area.',
    ar: 'يُرجى إدخال المنطقة.',
  },
  'checkout.cityUnknown': {
    en: 'Please choose a city in the United Arab Emirates.',
    ar: 'يُرجى اختيار مدينة في الإمارات العربية المتحدة.',
  },
  'checkout.unpaidByAccount': {
    en: 'You have several unpaid orders. Please pay for one of them or cancel it first.',
    ar: 'لديك عدة طلبات غير مدفوعة. يُرجى دفع أحدها أو إلغاؤه أولاً.',
  },
  'checkout.unpaidByPhone': {
    en: 'There are several unpaid orders with this phone number. Please pay for one of them or cancel it first.',
    ar: 'توجد عدة طلبات غير مدفوعة برقم الهاتف هذا. يُرجى دفع أحدها أو إلغاؤه أولاً.',
  },
  'checkout.unpaidByAddress': {
    en: 'There are several unpaid orders to this address. Please pay for one of them or cancel it first.',
    ar: 'توجد عدة طلبات غير مدفوعة إلى هذا العنوان. يُرجى دفع أحدها أو إلغاؤه أولاً.',
  },
  'checkout.unpaidByNetwork': {
    en: 'There are too many unpaid orders from your network. Please try again in half an hour or contact us.',
    ar: 'توجد طلبات كثيرة غير مدفوعة من شبكتك. يُرجى المحاولة بعد نصف ساعة أو التواصل معنا.',
  },
  'checkout.cashByAccount': {
    en: 'Your earlier cash orders have not been shipped yet. Please pay by card, or order again once they have been shipped.',
    ar: 'لم تُشحن طلباتك السابقة بالدفع عند الاستلام بعد. يُرجى الدفع بالبطاقة، أو الطلب مجدداً بعد شحنها.',
  },
  'checkout.cashByPhone': {
    en: 'Earlier cash orders with this phone number have not been shipped yet. Please pay by card, or order again once they have been shipped.',
    ar: 'لم تُشحن الطلبات السابقة بالدفع عند الاستلام لرقم الهاتف هذا بعد. يُرجى الدفع بالبطاقة، أو الطلب مجدداً بعد شحنها.',
  },
  'checkout.cashByAddress': {
    en: 'Earlier cash orders to this address have not been shipped yet. Please pay by card, or order again once they have been shipped.',
    ar: 'لم تُشحن الطلبات السابقة بالدفع عند الاستلام إلى هذا العنوان بعد. يُرجى الدفع بالبطاقة، أو الطلب مجدداً بعد شحنها.',
  },
  'checkout.cashByNetwork': {
    en: 'Too many cash orders from your network have not been shipped yet. Please pay by card or contact us.',
    ar: 'توجد طلبات كثيرة بالدفع عند الاستلام من شبكتك لم تُشحن بعد. يُرجى الدفع بالبطاقة أو التواصل معنا.',
  },
  'checkout.heldPieces': {
    en: 'Unpaid orders can reserve at most {most} items. Please order fewer items or contact us.',
    ar: 'يمكن للطلبات غير المدفوعة أن تحجز {most} قطعة كحد أقصى. يُرجى طلب قطع أقل أو التواصل معنا.',
  },
  'checkout.alreadyOrdered': {
    en: 'You have already ordered these items.',
    ar: 'لقد طلبت هذه المنتجات بالفعل.',
  },
  'checkout.paymentInCheck': {
    en: 'We are checking your payment for this order. Please do not pay again.',
    ar: 'نتحقق من دفعتك لهذا الطلب. يُرجى عدم الدفع مرة أخرى.',
  },
  'cart.full': {
    en: 'A cart can hold at most {count} different items.',
    ar: 'الحد الأعلى لعدد المنتجات المختلفة في السلة هو {count}.',
  },
} as const;
