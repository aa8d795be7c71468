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
  'listImport.required': {
    en: 'Enter a value.',
    ar: 'أدخل قيمة.',
  },
  'listImport.changedSinceImport': {
    en: 'This was changed after the import.',
    ar: 'تغيّر هذا الصف بعد الاستيراد.',
  },
  'listImport.checked': {
    en: '{total} rows: {added} new, {changed} to change, {unchanged} unchanged, {errors} with errors.',
    ar: 'عدد الصفوف {total}: {added} جديدة، و{changed} للتعديل، و{unchanged} بلا تغيير، و{errors} بها أخطاء.',
  },
  'listImport.hasErrors': {
    en: '{errors} of {total} rows have errors. Correct the file, or import the other rows.',
    ar: 'يوجد {errors} من {total} صفوف بها أخطاء. صحّح الملف أو استورد بقية الصفوف.',
  },
  'listImport.started': {
    en: 'The import has started.',
    ar: 'بدأ الاستيراد.',
  },
  'listImport.done': {
    en: '{added} added, {changed} changed, {errors} with errors.',
    ar: 'أُضيف {added} وعُدّل {changed}، و{errors} بها أخطاء.',
  },
  'listImport.undoneSome': {
    en: 'This import has been undone, but {kept} rows have changed or are in use since.',
    ar: 'تم التراجع عن هذا الاستيراد، لكن {kept} صفوف تغيّرت أو استُخدمت بعده.',
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
    ar: 'يمكن التراجع عن الاستيراد خلال {days} أيام.',
  },
} as const;
