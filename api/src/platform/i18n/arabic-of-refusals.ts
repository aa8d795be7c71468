/** What the rules of the shop refuse. */
export const ARABIC_OF_REFUSALS: Record<string, string> = {
  'Wrong e-mail, username or password.':
    'البريد الإلكتروني أو اسم المستخدم أو كلمة المرور غير صحيحة.',
  'Invalid credentials': 'بيانات الدخول غير صحيحة.',
  'The current password is wrong.': 'كلمة المرور الحالية غير صحيحة.',
  'The password needs at least 8 characters.': 'يجب ألا تقل كلمة المرور عن 8 أحرف.',
  'The password may have at most 128 characters.': 'يجب ألا تزيد كلمة المرور على 128 حرفاً.',
  'This password is too common.': 'كلمة المرور هذه شائعة جداً.',
  'The password must differ from the e-mail address.':
    'يجب أن تختلف كلمة المرور عن البريد الإلكتروني.',
  'An account with this e-mail address exists already.': 'يوجد حساب بهذا البريد الإلكتروني بالفعل.',
  'This username is taken.': 'اسم المستخدم هذا محجوز.',
  'A username may not be another e-mail address.':
    'لا يجوز أن يكون اسم المستخدم بريداً إلكترونياً آخر.',
  'This link is not valid any more. Please ask for a new one.':
    'لم يعد هذا الرابط صالحاً. يُرجى طلب رابط جديد.',
  'Please enter a valid phone number, for example 050 123 4567.':
    'يُرجى إدخال رقم هاتف صحيح، مثل 050 123 4567.',
  'This account was not found.': 'لم نعثر على هذا الحساب.',
  'This vendor was not found.': 'لم نعثر على هذا البائع.',
  'Only an admin changes name and e-mail address.':
    'تغيير الاسم والبريد الإلكتروني متاح للمدير فقط.',
  'You cannot delete your own account.': 'لا يمكنك حذف حسابك.',
  'The last admin cannot be deleted.': 'لا يمكن حذف آخر مدير.',

  'This product was not found.': 'لم نعثر على هذا المنتج.',
  'One of these products was not found.': 'لم نعثر على أحد هذه المنتجات.',
  'This category was not found.': 'لم نعثر على هذه الفئة.',
  'This is in use by {count} product.': 'لا يمكن الحذف، إذ يرتبط به منتج واحد.',
  'This is in use by {count} products.': 'لا يمكن الحذف. عدد المنتجات المرتبطة به: {count}.',
  'This is in use by {count} deleted product.': 'لا يمكن الحذف، إذ يرتبط به منتج محذوف واحد.',
  'This is in use by {count} deleted products.':
    'لا يمكن الحذف. عدد المنتجات المحذوفة المرتبطة به: {count}.',
  'This is in use by {count} open order.': 'لا يمكن الحذف، إذ يرتبط به طلب واحد مفتوح.',
  'This is in use by {count} open orders.':
    'لا يمكن الحذف. عدد الطلبات المفتوحة المرتبطة به: {count}.',
  'This does not exist.': 'هذا غير موجود.',
  'Something chosen does not exist.': 'أحد الاختيارات لم يعد موجوداً.',
  'Another product has this code.': 'هذا الرمز مستخدم لمنتج آخر.',
  'The code of a deleted product was given to another one meanwhile. Change that one first.':
    'استُخدم رمز منتج محذوف لمنتج آخر في هذه الأثناء. يُرجى تغيير رمز ذلك المنتج أولاً.',
  'This product was changed meanwhile. Please load it again and repeat your change.':
    'تغيّر هذا المنتج في هذه الأثناء. يُرجى تحميله من جديد وإعادة التعديل.',
  'A product has at most {most} images.': 'الحد الأعلى لصور المنتج هو {most}.',
  'The list names an image that this product does not have.':
    'تتضمن القائمة صورة ليست من صور هذا المنتج.',
  'The offer price must be below the price.': 'يجب أن يكون سعر العرض أقل من السعر.',
  'The highest price is below the lowest.': 'السعر الأعلى أقل من السعر الأدنى.',
  'A wishlist holds {count} products.': 'تتسع قائمة الأمنيات حتى {count} منتج.',
  'You have already reviewed this product.': 'لقد قيّمت هذا المنتج من قبل.',
  'This review was not found.': 'لم نعثر على هذا التقييم.',
  'The settings were changed meanwhile. Please load them again and repeat your change.':
    'تغيّرت الإعدادات في هذه الأثناء. يُرجى تحميلها من جديد وإعادة التعديل.',
  'The flash sale needs a beginning and a later end, or neither.':
    'يحتاج العرض الخاطف إلى بداية ونهاية بعدها، أو يُترك كلاهما فارغاً.',

  'Cash on delivery is not offered at the moment.': 'الدفع عند الاستلام غير متاح حالياً.',
  'The Idempotency-Key has 8 to 128 visible characters.':
    'يجب أن يتكوّن Idempotency-Key من 8 إلى 128 حرفاً ظاهراً.',
  'This Idempotency-Key belongs to another order.': 'يعود Idempotency-Key هذا إلى طلب آخر.',
  'This Idempotency-Key belongs to another refund.': 'يعود Idempotency-Key هذا إلى استرداد آخر.',
  'This product is no longer available.': 'لم يعد هذا المنتج متوفراً.',
  'There are not enough pieces of {name}.': 'لا توجد قطع كافية من {name}.',
  'This address is too long.': 'هذا العنوان طويل جداً.',
  'Please choose a size and colour.': 'يُرجى اختيار المقاس واللون.',
  'Please choose a size for {name}.': 'يُرجى اختيار مقاس {name}.',
  'Please choose a colour for {name}.': 'يُرجى اختيار لون {name}.',
  '{name} is not available in this size.': 'لا يتوفر {name} بهذا المقاس.',
  '{name} is not available in this colour.': 'لا يتوفر {name} بهذا اللون.',
  'Some products are not available any more.': 'بعض المنتجات لم تعد متوفرة.',
  'This line of the cart is not valid.': 'هذا السطر من السلة غير صالح.',
  'lines is a JSON list of 1 to {most} lines.': 'يجب أن تضم السلة من سطر واحد إلى {most} سطر.',
  'Please enter your name.': 'يُرجى إدخال اسمك.',
  'Please enter your phone number.': 'يُرجى إدخال رقم هاتفك.',
  'Please choose your city.': 'يُرجى اختيار مدينتك.',
  'Please enter your area.': 'يُرجى إدخال المنطقة.',
  'Please choose a city of the United Arab Emirates.':
    'يُرجى اختيار مدينة في الإمارات العربية المتحدة.',
  'The delivery fee of this order is for Dubai. Please choose Dubai as the city.':
    'رسوم توصيل هذا الطلب تخص دبي. يُرجى اختيار دبي مدينةً للتوصيل.',
  'The bank does not answer. Please try again in a moment.':
    'البنك لا يستجيب. يُرجى المحاولة بعد لحظات.',

  'This order was not found.': 'لم نعثر على هذا الطلب.',
  'This mail was not found.': 'لم نعثر على هذه الرسالة.',
  'This label was not found.': 'لم نعثر على هذا الملصق.',
  'The label is not printed yet: it was not found.': 'لم يُطبع الملصق بعد.',
  'This mail was sent a moment ago.': 'أُرسلت هذه الرسالة قبل لحظات.',
  'Please confirm your e-mail address first.': 'يُرجى تأكيد بريدك الإلكتروني أولاً.',
  'Mails go to your own address or to our sales team only.':
    'تُرسل الرسائل إلى بريدك أو إلى فريق المبيعات لدينا فقط.',
  'You have several orders that are not paid yet. Please pay for one of them or cancel it first.':
    'لديك عدة طلبات لم تُدفع بعد. يُرجى دفع أحدها أو إلغاؤه أولاً.',
  'This phone number has several orders that are not paid yet. Please pay for one of them or cancel it first.':
    'توجد عدة طلبات غير مدفوعة برقم الهاتف هذا. يُرجى دفع أحدها أو إلغاؤه أولاً.',
  'Too many orders from your network are not paid yet. Please try again in half an hour or contact us.':
    'توجد طلبات كثيرة غير مدفوعة من شبكتك. يُرجى المحاولة بعد نصف ساعة أو التواصل معنا.',
  'Your earlier cash orders are not on their way yet. Please pay by card, or order again once they are.':
    'لم تُشحن طلباتك السابقة بالدفع عند الاستلام بعد. يُرجى الدفع بالبطاقة، أو الطلب مجدداً بعد شحنها.',
  'Earlier cash orders for this phone number are not on their way yet. Please pay by card, or order again once they are.':
    'لم تُشحن الطلبات السابقة بالدفع عند الاستلام لرقم الهاتف هذا بعد. يُرجى الدفع بالبطاقة، أو الطلب مجدداً بعد شحنها.',
  'Too many cash orders from your network are not on their way yet. Please pay by card or contact us.':
    'توجد طلبات كثيرة بالدفع عند الاستلام من شبكتك لم تُشحن بعد. يُرجى الدفع بالبطاقة أو التواصل معنا.',
  'Orders that are not paid yet can hold {most} pieces at most. Please order fewer pieces or contact us.':
    'يمكن للطلبات غير المدفوعة أن تحجز {most} قطعة كحد أقصى. يُرجى طلب قطع أقل أو التواصل معنا.',
  'You have already ordered these items.': 'لقد طلبت هذه المنتجات بالفعل.',
  'We are checking your payment for this order. Please do not pay again.':
    'نتحقق من دفعتك لهذا الطلب. يُرجى عدم الدفع مرة أخرى.',
  'This order is already paid or closed.': 'هذا الطلب مدفوع أو مغلق بالفعل.',
  'This order can no longer be cancelled.': 'لم يعد إلغاء هذا الطلب ممكناً.',
  'The parcel is being registered with the carrier. Please try again in a few minutes.':
    'يجري تسجيل الشحنة لدى شركة الشحن. يُرجى المحاولة بعد دقائق.',
  'Only a delivered or returned order is refunded.':
    'لا يُسترد المبلغ إلا لطلب تم توصيله أو إرجاعه.',
  'A line of the order was chosen twice.': 'اختير أحد أسطر الطلب مرتين.',
  'This line is not in the order.': 'هذا السطر ليس في الطلب.',
  'Only {left} of {name} can still be refunded.': 'لم يعد يمكن استرداد سوى {left} من {name}.',
  'The delivery fee was refunded already.': 'استُردت رسوم التوصيل من قبل.',
  'That is more than was paid by card.': 'هذا المبلغ أكبر مما دُفع بالبطاقة.',
  'Another refund of this order is under way.': 'يجري استرداد آخر لهذا الطلب.',
  'No refund of this order waits for a decision.': 'لا يوجد استرداد لهذا الطلب ينتظر قراراً.',
  'The card gateway is still making this refund.': 'ما زالت بوابة الدفع تنفّذ هذا الاسترداد.',
  'The card gateway has made this refund after all. It is booked as returned to the card.':
    'تبيّن أن بوابة الدفع نفّذت هذا الاسترداد، وسُجّل المبلغ على أنه أُعيد إلى البطاقة.',
  'No payment of this order waits for a decision.': 'لا توجد دفعة لهذا الطلب تنتظر قراراً.',
  'Only a paid or confirmed order has an invoice.': 'لا فاتورة إلا لطلب مدفوع أو مؤكد.',
  'One shipment is needed.': 'يجب إرسال شحنة واحدة.',
  'This order is not paid, so it cannot be shipped.': 'لا يمكن شحن هذا الطلب لأنه غير مدفوع.',
  'Failed to create shipment. Please try again.': 'تعذّر إنشاء الشحنة. يُرجى المحاولة مرة أخرى.',
  'The carrier refused the parcel: {reason}': 'رفضت شركة الشحن الشحنة: {reason}',
  'The parcel is booked or the order has ended, so its address can no longer be changed.':
    'حُجزت الشحنة أو انتهى الطلب، فلم يعد تغيير عنوانه ممكناً.',
  'The carrier has the parcel of this order already.': 'شحنة هذا الطلب لدى شركة الشحن بالفعل.',
  'Only a parcel on its way can be delivered.': 'لا يمكن تسليم إلا شحنة في طريقها.',
  'Only cash that was collected can be received.': 'لا يمكن استلام إلا نقد تم تحصيله.',
  'That is more than was paid in cash.': 'هذا المبلغ أكبر مما دُفع نقداً.',
  'The cash of this order was never received.': 'لم يُستلم نقد هذا الطلب بعد.',

  'This request was not found.': 'لم نعثر على هذا الطلب.',
  'This request was approved already.': 'تمت الموافقة على هذا الطلب من قبل.',
  'This request was refused already.': 'رُفض هذا الطلب من قبل.',
  'This request is not approved.': 'لم تتم الموافقة على هذا الطلب.',
  'This vendor has chosen a password already.': 'اختار هذا البائع كلمة مرور بالفعل.',
  'This link is not valid any more. Please ask us for a new one.':
    'لم يعد هذا الرابط صالحاً. يُرجى أن تطلب منا رابطاً جديداً.',

  'This dead letter was not found.': 'لم نعثر على هذه المهمة المتوقفة.',
  'This queue was not found.': 'لم نعثر على قائمة المهام هذه.',
  'The queues do not answer. Please try again in a moment.':
    'قوائم المهام لا تستجيب. يُرجى المحاولة بعد لحظات.',
  'The database does not answer.': 'قاعدة البيانات لا تستجيب.',
  'No worker lives.': 'لا يعمل أي مُنفّذ للمهام.',
};
