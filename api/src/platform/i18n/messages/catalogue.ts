/** Products, categories, brands, offers, reviews and wishlists. */
export const catalogueMessages = {
  'product.notFound': {
    en: 'This product was not found.',
    ar: 'لم نعثر على هذا المنتج.',
  },
  'product.oneNotFound': {
    en: 'One of these products was not found.',
    ar: 'لم نعثر على أحد هذه المنتجات.',
  },
  'product.referenceUnknown': {
    en: 'This does not exist.',
    ar: 'هذا غير موجود.',
  },
  'product.referencesUnknown': {
    en: 'Something chosen does not exist.',
    ar: 'أحد الاختيارات لم يعد موجوداً.',
  },
  'product.codeTaken': {
    en: 'Another product has this code.',
    ar: 'هذا الرمز مستخدم لمنتج آخر.',
  },
  'product.deletedCodeTaken': {
    en: 'The code of a deleted product was given to another one meanwhile. Change that one first.',
    ar: 'استُخدم رمز منتج محذوف لمنتج آخر في هذه الأثناء. يُرجى تغيير رمز ذلك المنتج أولاً.',
  },
  'product.changedMeanwhile': {
    en: 'This product was changed meanwhile. Please load it again and repeat your change.',
    ar: 'تغيّر هذا المنتج في هذه الأثناء. يُرجى تحميله من جديد وإعادة التعديل.',
  },
  'product.mostImages': {
    en: 'A product has at most {most} images.',
    ar: 'الحد الأعلى لصور المنتج هو {most}.',
  },
  'product.imageUnknown': {
    en: 'The list names an image that this product does not have.',
    ar: 'تتضمن القائمة صورة ليست من صور هذا المنتج.',
  },
  'product.offerPriceTooHigh': {
    en: 'The offer price must be below the price.',
    ar: 'يجب أن يكون سعر العرض أقل من السعر.',
  },
  'product.priceRange': {
    en: 'The highest price is below the lowest.',
    ar: 'السعر الأعلى أقل من السعر الأدنى.',
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
    en: 'The product is back.',
    ar: 'تمت استعادة المنتج.',
  },
  'product.manyDeleted': {
    en: 'The products were deleted.',
    ar: 'تم حذف المنتجات.',
  },
  'product.manyRestored': {
    en: 'The products are back.',
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
    en: 'A wishlist holds {count} products.',
    ar: 'تتسع قائمة الأمنيات حتى {count} منتج.',
  },
  'wishlist.added': {
    en: 'Added to your wishlist.',
    ar: 'أُضيف إلى قائمة أمنياتك.',
  },
  'wishlist.removed': {
    en: 'Removed from your wishlist.',
    ar: 'أُزيل من قائمة أمنياتك.',
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
