/** Products, categories, brands, offers, reviews and wishlists. */
export const catalogueMessages = {
  'product.notFound': {
    en: 'This product was not found.',
    ar: 'لم نعثر على هذا المنتج.',
  },
  'product.oneNotFound': {
    en: 'One of the products was not found.',
    ar: 'لم نعثر على أحد المنتجات.',
  },
  'product.referenceUnknown': {
    en: 'The selected value does not exist.',
    ar: 'القيمة المختارة غير موجودة.',
  },
  'product.referencesUnknown': {
    en: 'One of the selected values does not exist.',
    ar: 'إحدى القيم المختارة غير موجودة.',
  },
  'product.codeTaken': {
    en: 'Another product already has this code.',
    ar: 'هذا الرمز مستخدم لمنتج آخر.',
  },
  'product.deletedCodeTaken': {
    en: 'The code of a deleted product is now used by another product. Change the code of that product first.',
    ar: 'رمز المنتج المحذوف مستخدم الآن لمنتج آخر. يُرجى تغيير رمز ذلك المنتج أولاً.',
  },
  'product.changedMeanwhile': {
    en: 'This product has changed since you opened it. Please reload it and make your changes again.',
    ar: 'تم تعديل هذا المنتج بعد أن فتحته. يُرجى إعادة تحميله وإجراء تعديلاتك من جديد.',
  },
  'product.valueChanged': {
    en: 'This value has changed meanwhile: it is now {value}.',
    ar: 'تم تعديل هذه القيمة في هذه الأثناء، وهي الآن {value}.',
  },
  'product.valueRemoved': {
    en: 'This value has changed meanwhile: there is none now.',
    ar: 'تم تعديل هذه القيمة في هذه الأثناء، ولم تعد هناك قيمة.',
  },
  'product.variantGone': {
    en: 'The product no longer has this size and color.',
    ar: 'لم يعد هذا المقاس واللون متوفرين في المنتج.',
  },
  'product.changedSincePreview': {
    en: 'This product has changed since the preview.',
    ar: 'تم تعديل هذا المنتج بعد المعاينة.',
  },
  'product.priceOutOfRange': {
    en: 'The new price must be between 0.01 and 1,000,000.',
    ar: 'يجب أن يكون السعر الجديد بين 0.01 و1,000,000.',
  },
  'product.referred': {
    en: '{count, plural, one {{count} of these products is} other {{count} of these products are}} in orders or reviews and cannot be deleted permanently.',
    ar: '{count, plural, one {لا يمكن الحذف نهائياً، إذ يرد منتج واحد منها في طلبات أو تقييمات.} other {لا يمكن الحذف نهائياً. عدد المنتجات الواردة في طلبات أو تقييمات: {count}.}}',
  },
  'product.manyPurged': {
    en: 'The products were deleted permanently.',
    ar: 'تم حذف المنتجات نهائياً.',
  },
  'product.hasVariants': {
    en: 'The sizes and colors of this product have a stock of their own. Please change the stock of each.',
    ar: 'لكل مقاس ولون من هذا المنتج مخزون خاص به. يُرجى تعديل مخزون كل منها.',
  },
  'product.variantTwice': {
    en: 'This size and color is listed twice.',
    ar: 'هذا المقاس واللون مذكور مرتين.',
  },
  'product.variantOfferNeedsPrice': {
    en: 'Only a size or color with its own price can have its own offer price.',
    ar: 'لا يمكن إضافة سعر عرض إلا للمقاس أو اللون الذي له سعر خاص به.',
  },
  'product.variantIncomplete': {
    en: 'The other variants have this option, so it is required here too.',
    ar: 'هذا الخيار محدد في بقية الأنواع، لذا فهو مطلوب هنا أيضاً.',
  },
  'product.mostTags': {
    en: 'A product has at most {most} tags.',
    ar: 'لا يمكن أن يزيد عدد وسوم المنتج عن {most}.',
  },
  'product.categoryHidden': {
    en: 'The menu does not show this category.',
    ar: 'لا تظهر هذه الفئة في القائمة.',
  },
  'product.tagNotInMenu': {
    en: 'The menu of this category does not have this tag.',
    ar: 'قائمة هذه الفئة لا تتضمن هذا الوسم.',
  },
  'product.mostImages': {
    en: 'A product can have at most {most} images.',
    ar: 'الحد الأعلى لصور المنتج هو {most}.',
  },
  'product.imageUnknown': {
    en: 'The list contains an image that does not belong to this product.',
    ar: 'تتضمن القائمة صورة ليست من صور هذا المنتج.',
  },
  'product.offerPriceTooHigh': {
    en: 'The offer price must be below the price.',
    ar: 'يجب أن يكون سعر العرض أقل من السعر.',
  },
  'product.priceRange': {
    en: 'The maximum price must not be below the minimum price.',
    ar: 'يجب ألا يقل الحد الأعلى للسعر عن الحد الأدنى.',
  },
  'product.added': {
    en: 'Product added successfully.',
    ar: 'تمت إضافة المنتج بنجاح.',
  },
  'product.updated': {
    en: 'Product updated successfully.',
    ar: 'تم تحديث المنتج بنجاح.',
  },
  'product.imagesUpdated': {
    en: 'Images updated successfully.',
    ar: 'تم تحديث الصور بنجاح.',
  },
  'product.usageImagesUpdated': {
    en: 'Usage images updated successfully.',
    ar: 'تم تحديث صور الاستخدام بنجاح.',
  },
  'product.deleted': {
    en: 'The product was deleted.',
    ar: 'تم حذف المنتج.',
  },
  'product.restored': {
    en: 'The product was restored.',
    ar: 'تمت استعادة المنتج.',
  },
  'product.previewExpired': {
    en: 'This preview link is invalid or has expired.',
    ar: 'رابط المعاينة غير صالح أو انتهت صلاحيته.',
  },
  'product.mostPreviews': {
    en: 'A product can have at most {most} preview links. Revoke one first.',
    ar: 'يمكن أن يكون للمنتج {most} رابط معاينة كحد أقصى. ألغِ رابطاً أولاً.',
  },
  'product.previewRevoked': {
    en: 'The preview link was revoked.',
    ar: 'تم إلغاء رابط المعاينة.',
  },
  'product.previewsRevoked': {
    en: 'All preview links were revoked.',
    ar: 'تم إلغاء جميع روابط المعاينة.',
  },
  'product.published': {
    en: 'Published.',
    ar: 'تم النشر.',
  },
  'product.unpublished': {
    en: 'Hidden from shoppers.',
    ar: 'تم الإخفاء عن المتسوقين.',
  },
  'product.manyDeleted': {
    en: 'The products were deleted.',
    ar: 'تم حذف المنتجات.',
  },
  'product.manyRestored': {
    en: 'The products were restored.',
    ar: 'تمت استعادة المنتجات.',
  },
  'category.notFound': {
    en: 'This category was not found.',
    ar: 'لم نعثر على هذه الفئة.',
  },
  'category.added': {
    en: 'Category added successfully.',
    ar: 'تمت إضافة الفئة بنجاح.',
  },
  'category.updated': {
    en: 'Category updated successfully.',
    ar: 'تم تحديث الفئة بنجاح.',
  },
  'category.deleted': {
    en: 'The category was deleted.',
    ar: 'تم حذف الفئة.',
  },
  'brand.nameEmpty': {
    en: 'Brand name cannot be empty.',
    ar: 'اسم العلامة التجارية مطلوب.',
  },
  'brand.added': {
    en: 'Brand added successfully.',
    ar: 'تمت إضافة العلامة التجارية بنجاح.',
  },
  'brand.updated': {
    en: 'Brand updated successfully.',
    ar: 'تم تحديث العلامة التجارية بنجاح.',
  },
  'brand.deleted': {
    en: 'The brand was deleted.',
    ar: 'تم حذف العلامة التجارية.',
  },
  'offer.added': {
    en: 'Offer added successfully.',
    ar: 'تمت إضافة العرض بنجاح.',
  },
  'offer.updated': {
    en: 'Offer updated successfully.',
    ar: 'تم تحديث العرض بنجاح.',
  },
  'offer.deleted': {
    en: 'The offer was deleted.',
    ar: 'تم حذف العرض.',
  },
  'review.commentEmpty': {
    en: 'Please write a comment.',
    ar: 'يُرجى كتابة تعليق.',
  },
  'review.alreadyReviewed': {
    en: 'You have already reviewed this product.',
    ar: 'لقد قيّمت هذا المنتج من قبل.',
  },
  'review.hiddenByShop': {
    en: 'You have already reviewed this product. Your review is not shown in the shop.',
    ar: 'لقد قيّمت هذا المنتج من قبل، وتقييمك غير ظاهر في المتجر.',
  },
  'review.shown': {
    en: 'The review is shown in the shop.',
    ar: 'التقييم ظاهر في المتجر.',
  },
  'review.hidden': {
    en: 'The review is hidden.',
    ar: 'تم إخفاء التقييم.',
  },
  'review.answered': {
    en: 'The reply was saved.',
    ar: 'تم حفظ الرد.',
  },
  'review.answerRemoved': {
    en: 'The reply was removed.',
    ar: 'تمت إزالة الرد.',
  },
  'review.changedMeanwhile': {
    en: 'A colleague has changed this review in the meantime.',
    ar: 'عدّل أحد الزملاء هذا التقييم في هذه الأثناء.',
  },
  'review.notFound': {
    en: 'This review was not found.',
    ar: 'لم نعثر على هذا التقييم.',
  },
  'review.added': {
    en: 'Thank you for your review.',
    ar: 'شكراً على تقييمك.',
  },
  'review.deleted': {
    en: 'The review was deleted.',
    ar: 'تم حذف التقييم.',
  },
  'wishlist.full': {
    en: 'A wishlist can hold at most {count} products.',
    ar: 'الحد الأعلى لعدد المنتجات في قائمة الأمنيات هو {count}.',
  },
  'wishlist.added': {
    en: 'Added to your wishlist.',
    ar: 'أُضيف إلى قائمة أمنياتك.',
  },
  'wishlist.removed': {
    en: 'Removed from your wishlist.',
    ar: 'أُزيل من قائمة أمنياتك.',
  },
  'category.sizeGuideRows': {
    en: 'Each row of the size guide needs a short text for each column.',
    ar: 'يجب أن يتضمن كل صف من دليل المقاسات نصاً قصيراً لكل عمود.',
  },
  'stockAlert.added': {
    en: "We'll email you when it's back in stock.",
    ar: 'سنرسل إليك رسالة عند توفره مرة أخرى.',
  },
  'stockAlert.unconfirmed': {
    en: "Check your inbox and confirm your request with the link we've sent you.",
    ar: 'أرسلنا إليك رسالة. يُرجى تأكيد التنبيه بالرابط الموجود فيها.',
  },
  'stockAlert.confirmed': {
    en: "Your request is confirmed. We'll email you when it's back in stock.",
    ar: 'تم تأكيد التنبيه. سنرسل إليك رسالة عند توفره مرة أخرى.',
  },
  'stockAlert.removed': {
    en: 'Your request has been deleted.',
    ar: 'تم إلغاء التنبيه.',
  },
  'stockAlert.stopped': {
    en: 'Your stock alerts have been deleted.',
    ar: 'تم حذف تنبيهات التوفر الخاصة بك.',
  },
  'stockAlert.linkInvalid': {
    en: 'This link is no longer valid. Please make your request again.',
    ar: 'لم يعد هذا الرابط صالحاً. يُرجى طلب التنبيه من جديد.',
  },
  'stockAlert.inStock': {
    en: 'This product is in stock.',
    ar: 'هذا المنتج متوفر.',
  },
  'stockAlert.mostOpen': {
    en: 'There can be at most {most} open requests per email address.',
    ar: 'الحد الأعلى للطلبات المفتوحة لكل بريد إلكتروني هو {most}.',
  },
  'stockAlert.emailNeeded': {
    en: 'Please enter your email address.',
    ar: 'يُرجى إدخال بريدك الإلكتروني.',
  },
  'inUse.products': {
    en: 'This is in use by {count, plural, one {{count} product} other {{count} products}}.',
    ar: '{count, plural, one {لا يمكن الحذف، إذ يرتبط به منتج واحد.} other {لا يمكن الحذف. عدد المنتجات المرتبطة به: {count}.}}',
  },
  'inUse.deletedProducts': {
    en: 'This is in use by {count, plural, one {{count} deleted product} other {{count} deleted products}}.',
    ar: '{count, plural, one {لا يمكن الحذف، إذ يرتبط به منتج محذوف واحد.} other {لا يمكن الحذف. عدد المنتجات المحذوفة المرتبطة به: {count}.}}',
  },
  'inUse.openOrders': {
    en: 'This is in use by {count, plural, one {{count} open order} other {{count} open orders}}.',
    ar: '{count, plural, one {لا يمكن الحذف، إذ يرتبط به طلب واحد مفتوح.} other {لا يمكن الحذف. عدد الطلبات المفتوحة المرتبطة به: {count}.}}',
  },
} as const;
