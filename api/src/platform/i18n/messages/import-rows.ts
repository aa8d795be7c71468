/** What is wrong with the rows and cells of an import. */
export const importRowsMessages = {
  'cell.formulaError': {
    en: 'The formula in this cell has an error.',
    ar: 'صيغة هذه الخلية بها خطأ.',
  },
  'cell.formulaWithoutResult': {
    en: 'The formula in this cell has no result. Enter the value instead.',
    ar: 'صيغة هذه الخلية بلا نتيجة. أدخل القيمة نفسها.',
  },
  'cell.notNumber': {
    en: '“{text}” is not a number. Enter it like 149.50.',
    ar: '«{text}» ليس رقماً. أدخله مثل 149.50.',
  },
  'cell.notList': {
    en: 'This is not a JSON list of texts. You can also separate the texts by commas.',
    ar: 'هذه ليست قائمة نصوص بصيغة JSON. يمكنك أيضاً الفصل بين النصوص بفواصل.',
  },
  'cell.notColor': {
    en: '“{color}” is not a known color. Use {names} or a value like #1F2A44.',
    ar: '«{color}» ليس لوناً معروفاً. استخدم أحد هذه الأسماء: {names}، أو قيمة مثل ‎#1F2A44.',
  },
  'cell.notVariant': {
    en: '“{text}” is not a size or color with its stock. Enter it like S/Black:3.',
    ar: '«{text}» ليس مقاساً أو لوناً مع مخزونه. أدخله مثل S/أسود:3.',
  },
  'cell.notVariantStock': {
    en: 'The stock in “{text}” is not a whole number from 0 to {most}.',
    ar: 'المخزون في «{text}» ليس رقماً صحيحاً من 0 إلى {most}.',
  },
  'cell.variantTwice': {
    en: '“{text}” has a size and color that this cell already contains.',
    ar: '«{text}» مقاس ولون مذكوران من قبل في هذه الخلية.',
  },
  'cell.variantIncomplete': {
    en: '“{text}” needs both a size and a color, like the others in this cell.',
    ar: '«{text}» يحتاج إلى مقاس ولون معاً، مثل البقية في هذه الخلية.',
  },
  'cell.mostVariants': {
    en: 'A product can have at most {most} sizes and colors with a stock of their own.',
    ar: 'الحد الأعلى للمقاسات والألوان التي لها مخزون خاص بها في المنتج هو {most}.',
  },
  'cell.mostImages': {
    en: 'A product can have at most {most} images.',
    ar: 'الحد الأعلى لصور المنتج هو {most}.',
  },
  'cell.notImage': {
    en: '“{text}” is neither an https address nor the name of an uploaded file.',
    ar: '«{text}» ليس عنوان https ولا اسم ملف تم رفعه.',
  },
  'cell.notImageColor': {
    en: '“{text}” is not a color with its images. Enter it like Black: front.webp, back.webp.',
    ar: '«{text}» ليس لوناً مع صوره. أدخله مثل أسود: front.webp، back.webp.',
  },
  'cell.imageColorTwice': {
    en: '“{image}” is in this cell twice. An image shows one color.',
    ar: '«{image}» مذكورة مرتين في هذه الخلية. تعرض كل صورة لوناً واحداً.',
  },
  'cell.coloredImageUnknown': {
    en: '“{image}” is not an image of the product.',
    ar: '«{image}» ليست من صور المنتج.',
  },
  'cell.imageColorUnknown': {
    en: '{color} is not a color of the product.',
    ar: '{color} ليس من ألوان المنتج.',
  },
  'cell.isTime': {
    en: 'Excel has turned this cell into a date or time, as it does with 42:5. Format the cell as text and enter the value again.',
    ar: 'حوّل Excel هذه الخلية إلى تاريخ أو وقت، كما يفعل مع 42:5. اجعل تنسيق الخلية نصاً وأدخل القيمة من جديد.',
  },
  'cell.filesMissing': {
    en: 'These files have not been uploaded: {files}.',
    ar: 'لم تُرفع هذه الملفات: {files}.',
  },
  'cell.tooLong': {
    en: 'This text is longer than {most} characters.',
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
    en: '“{name}” is the name of {count} entries. Enter the id instead.',
    ar: 'يوجد أكثر من عنصر بالاسم «{name}» (العدد: {count}). أدخل الرقم المعرّف بدلاً منه.',
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
    en: '{count} products have this name and model. Add the vendor or the code.',
    ar: 'يوجد أكثر من منتج بهذا الاسم والطراز (العدد: {count}). أضف البائع أو الرمز.',
  },
  'cell.notFlag': {
    en: '“{text}” is neither yes nor no.',
    ar: 'القيمة “{text}” ليست نعم ولا لا.',
  },
  'cell.productIdUnknown': {
    en: 'There is no product with the id “{id}”.',
    ar: 'لا يوجد منتج بالرقم “{id}”.',
  },
  'cell.versionNeeded': {
    en: 'A row with a product id needs the version of its export.',
    ar: 'يحتاج الصف الذي فيه رقم منتج إلى الإصدار الوارد في التصدير.',
  },
  'cell.notVersion': {
    en: 'This is not the version of an export. Copy it from the exported file.',
    ar: 'هذا ليس إصداراً من ملف تصدير. انسخه من الملف المصدَّر.',
  },
  'row.changedSinceExport': {
    en: 'The product was changed after this file was exported. Export it again and repeat your change.',
    ar: 'تغيّر المنتج بعد تصدير هذا الملف. صدّره من جديد ثم أعد التعديل.',
  },
  'row.sameProduct': {
    en: 'Row {row} is for the same product.',
    ar: 'الصف {row} يخص المنتج نفسه.',
  },
  'row.productChanged': {
    en: 'The product was added or deleted after the file was checked. Upload the row again.',
    ar: 'أُضيف المنتج أو حُذف بعد فحص الملف. ارفع الصف من جديد.',
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
    en: 'The previous brand, offer, category or vendor no longer exists.',
    ar: 'العلامة التجارية أو العرض أو الفئة أو البائع السابق لم يعد موجوداً.',
  },
  'row.priceUnfit': {
    en: 'The previous price is not above the current offer price.',
    ar: 'السعر السابق ليس أعلى من سعر العرض الحالي.',
  },
  'row.saleNotStruck': {
    en: 'AED {price} will not be shown struck through: it was offered at that price or more on {asked} of the last {withinDays} days, and {askedDays} are needed. Lowest price of the last {lowestDays} days: AED {lowest}.',
    ar: 'لن يظهر السعر {price} درهم مشطوباً: عدد الأيام التي عُرض فيها المنتج بهذا السعر أو أعلى منه خلال آخر {withinDays} يوماً هو {asked}، والمطلوب {askedDays}. أقل سعر خلال آخر {lowestDays} يوماً: {lowest} درهم.',
  },
  'row.saleNotStruckNew': {
    en: 'AED {price} will not be shown struck through: the product must first have this price without an offer price. Days needed: {askedDays}. There is no lowest price yet.',
    ar: 'لن يظهر السعر {price} درهم مشطوباً: يجب أن يُعرض المنتج به أولاً دون سعر عرض. الأيام المطلوبة: {askedDays}. لا يوجد أقل سعر حتى الآن.',
  },
} as const;
