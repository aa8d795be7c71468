/** What is wrong with the rows and cells of an import. */
export const importRowsMessages = {
  'cell.formulaError': {
    en: 'The cell holds an error of its formula.',
    ar: 'في الخلية خطأ في صيغتها.',
  },
  'cell.formulaWithoutResult': {
    en: 'The cell holds a formula without a result; write the value.',
    ar: 'في الخلية صيغة بلا نتيجة. اكتب القيمة نفسها.',
  },
  'cell.notNumber': {
    en: '“{text}” is not a number; write it like 149.50.',
    ar: '«{text}» ليس رقماً. اكتبه مثل 149.50.',
  },
  'cell.notList': {
    en: 'This is not a JSON list of texts; commas between the texts do as well.',
    ar: 'هذه ليست قائمة نصوص بصيغة JSON. تكفي فواصل بين النصوص أيضاً.',
  },
  'cell.notColor': {
    en: '“{color}” is no colour; write {names} or a value like #1F2A44.',
    ar: '«{color}» ليس لوناً. اكتب أحد هذه الأسماء: {names}، أو قيمة مثل ‎#1F2A44.',
  },
  'cell.mostImages': {
    en: 'A product may have {most} images at most.',
    ar: 'الحد الأعلى لصور المنتج هو {most}.',
  },
  'cell.notImage': {
    en: '“{text}” is neither an https address nor the name of an uploaded file.',
    ar: '«{text}» ليس عنوان https ولا اسم ملف تم رفعه.',
  },
  'cell.filesMissing': {
    en: 'These files were never uploaded: {files}.',
    ar: 'لم تُرفع هذه الملفات: {files}.',
  },
  'cell.tooLong': {
    en: 'This is longer than {most} characters.',
    ar: 'النص أطول من المسموح، والحد الأعلى لعدد الأحرف {most}.',
  },
  'cell.categoryUnknown': {
    en: 'There is no category “{name}”.',
    ar: 'لا توجد فئة باسم «{name}».',
  },
  'cell.brandUnknown': {
    en: 'There is no brand “{name}”.',
    ar: 'لا توجد علامة تجارية باسم «{name}».',
  },
  'cell.offerUnknown': {
    en: 'There is no offer “{name}”.',
    ar: 'لا يوجد عرض باسم «{name}».',
  },
  'cell.vendorUnknown': {
    en: 'There is no vendor “{name}”.',
    ar: 'لا يوجد بائع باسم «{name}».',
  },
  'cell.ambiguousName': {
    en: '“{name}” is the name of {count} of them; write the id.',
    ar: 'الاسم «{name}» مشترك، وعدد من يحمله {count}. اكتب الرقم بدلاً منه.',
  },
  'cell.nameNeeded': {
    en: 'A new product needs a name.',
    ar: 'المنتج الجديد يحتاج إلى اسم.',
  },
  'cell.priceNeeded': {
    en: 'A new product needs a price.',
    ar: 'المنتج الجديد يحتاج إلى سعر.',
  },
  'cell.categoryNeeded': {
    en: 'A new product needs a category.',
    ar: 'المنتج الجديد يحتاج إلى فئة.',
  },
  'cell.vendorNeeded': {
    en: 'A new product needs a vendor.',
    ar: 'المنتج الجديد يحتاج إلى بائع.',
  },
  'row.nameOrCodeNeeded': {
    en: 'A row needs a name or a code.',
    ar: 'يحتاج الصف إلى اسم أو رمز.',
  },
  'row.severalProducts': {
    en: '{count} products have this name and model; add vendor or code.',
    ar: 'عدد المنتجات بهذا الاسم والطراز {count}. أضف البائع أو الرمز.',
  },
  'row.sameProduct': {
    en: 'Row {row} is for the same product.',
    ar: 'الصف {row} يخص المنتج نفسه.',
  },
  'row.productChanged': {
    en: 'The product was added or deleted after the check; upload the row again.',
    ar: 'أُضيف المنتج أو حُذف بعد الفحص. ارفع الصف من جديد.',
  },
  'row.productDeletedLater': {
    en: 'The product was deleted after the import.',
    ar: 'حُذف المنتج بعد الاستيراد.',
  },
  'row.productOrderedLater': {
    en: 'The product was ordered after the import.',
    ar: 'طُلب المنتج بعد الاستيراد.',
  },
  'row.productChangedLater': {
    en: 'The product was changed after the import.',
    ar: 'تغيّر المنتج بعد الاستيراد.',
  },
  'row.referenceGone': {
    en: 'The earlier brand, offer, category or vendor no longer exists.',
    ar: 'ما كان المنتج مرتبطاً به لم يعد موجوداً.',
  },
  'row.priceUnfit': {
    en: 'The earlier price does not fit the offer price of today.',
    ar: 'السعر السابق لا يتوافق مع سعر العرض الحالي.',
  },
} as const;
