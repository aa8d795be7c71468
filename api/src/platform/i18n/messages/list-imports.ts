/** Imports of categories, brands, coupons and translations. */
export const listImportsMessages = {
  'listImport.time': {
    en: 'Enter a day and a time in Dubai, as in 2026-12-31 23:59.',
    ar: 'أدخل اليوم والوقت بتوقيت دبي، مثل 2026-12-31 23:59.',
  },
  'listImport.columnMissing': {
    en: 'The file has none of these columns: {columns}.',
    ar: 'لا يحتوي الملف على أي من هذه الأعمدة: {columns}.',
  },
  'listImport.columnTwice': {
    en: 'The file has the column {column} twice.',
    ar: 'العمود {column} مكرر في الملف.',
  },
  'listImport.noRows': {
    en: 'The file has no rows.',
    ar: 'لا يحتوي الملف على صفوف.',
  },
  'listImport.fileMissing': {
    en: 'Choose a file.',
    ar: 'اختر ملفاً.',
  },
  'listImport.fileType': {
    en: 'Choose an .xlsx or .csv file.',
    ar: 'اختر ملفاً بصيغة .xlsx أو .csv.',
  },
  'listImport.formula': {
    en: 'Enter a value instead of a formula.',
    ar: 'أدخل قيمة بدلاً من معادلة.',
  },
  'listImport.idFormat': {
    en: 'This is not an id. Leave it empty to add a row.',
    ar: 'هذا ليس معرّفاً. اتركه فارغاً لإضافة صف.',
  },
  'listImport.idUnknown': {
    en: 'There is no row with the id {id}.',
    ar: 'لا يوجد صف بالمعرّف {id}.',
  },
  'listImport.idNeeded': {
    en: 'Rows cannot be added here. Copy the id from the exported file.',
    ar: 'لا يمكن إضافة صفوف هنا. انسخ المعرّف من الملف المُصدَّر.',
  },
  'listImport.sameRow': {
    en: 'Row {row} has the same id.',
    ar: 'للصف {row} المعرّف نفسه.',
  },
  'listImport.versionNeeded': {
    en: 'A row with an id needs the version of its export.',
    ar: 'يحتاج الصف الذي له معرّف إلى رقم الإصدار من ملف التصدير.',
  },
  'listImport.changedSinceExport': {
    en: 'This was changed after the file was exported. Export it again and repeat your change.',
    ar: 'تغيّر هذا الصف بعد تصدير الملف. صدّره مرة أخرى وكرّر تعديلك.',
  },
  'listImport.sameName': {
    en: 'Row {row} adds the same.',
    ar: 'الصف {row} يضيف القيمة نفسها.',
  },
  'listImport.nameTaken': {
    en: 'There is already one with this name. Copy its id to change it.',
    ar: 'يوجد عنصر بهذا الاسم بالفعل. انسخ معرّفه لتعديله.',
  },
  'listImport.separatorStored': {
    en: 'A stored tag contains a semicolon or a line break, which the file would split. Change it on the page.',
    ar: 'يحتوي وسم محفوظ على فاصلة منقوطة أو سطر جديد يقسمه الملف. غيّره في الصفحة.',
  },
  'listImport.shopperGone': {
    en: 'This coupon is for one shopper, whose account cannot be changed here.',
    ar: 'هذه القسيمة لعميل واحد، ولا يمكن تغيير حسابه هنا.',
  },
  'listImport.required': {
    en: 'Enter a value.',
    ar: 'أدخل قيمة.',
  },
  'listImport.changedSinceImport': {
    en: 'This was changed after the import.',
    ar: 'تغيّر هذا الصف بعد الاستيراد.',
  },
  'listImport.checked': {
    en: 'Rows: {total}. New: {added}, to change: {changed}, unchanged: {unchanged}, with errors: {errors}.',
    ar: 'عدد الصفوف: {total}. الجديدة: {added}، للتعديل: {changed}، بلا تغيير: {unchanged}، بها أخطاء: {errors}.',
  },
  'listImport.hasErrors': {
    en: 'Rows with errors: {errors} of {total}. Correct the file, or import the other rows.',
    ar: 'عدد الصفوف التي بها أخطاء: {errors} من {total}. صحّح الملف أو استورد بقية الصفوف.',
  },
  'listImport.started': {
    en: 'The import has started.',
    ar: 'بدأ الاستيراد.',
  },
  'listImport.done': {
    en: 'Added: {added}, changed: {changed}, with errors: {errors}.',
    ar: 'المضافة: {added}، المعدّلة: {changed}، بها أخطاء: {errors}.',
  },
  'listImport.undoneSome': {
    en: 'This import has been undone. Rows that were changed or used since then and stay as they are: {notUndone}.',
    ar: 'تم التراجع عن هذا الاستيراد. عدد الصفوف التي تغيّرت أو استُخدمت بعده وبقيت كما هي: {notUndone}.',
  },
  'listImport.undoing': {
    en: 'The import is being undone.',
    ar: 'جارٍ التراجع عن الاستيراد.',
  },
  'listImport.notDone': {
    en: 'Only an import that has ended can be undone.',
    ar: 'لا يمكن التراجع إلا عن استيراد انتهى.',
  },
  'listImport.undone': {
    en: 'This import has been undone.',
    ar: 'تم التراجع عن هذا الاستيراد.',
  },
  'listImport.tooOld': {
    en: 'An import can be undone for {days} days.',
    ar: 'يمكن التراجع عن الاستيراد خلال {days} يوماً.',
  },
} as const;
