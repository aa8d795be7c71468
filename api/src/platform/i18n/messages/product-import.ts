/** An import of products and its file. */
export const productImportMessages = {
  'import.fileMissing': {
    en: 'Please select an Excel file.',
    ar: 'يُرجى اختيار ملف إكسل.',
  },
  'import.fileType': {
    en: 'Only .xlsx and .xls files are accepted.',
    ar: 'تُقبل ملفات ‎.xlsx و‎.xls فقط.',
  },
  'import.notFound': {
    en: 'This import was not found.',
    ar: 'لم نعثر على عملية الاستيراد هذه.',
  },
  'import.reverted': {
    en: 'This import has already been undone.',
    ar: 'سبق التراجع عن هذا الاستيراد.',
  },
  'import.cancelled': {
    en: 'The import was cancelled: {progress} of {goal} rows are done. Their products stay until you undo the import; to import the rest, upload the file again.',
    ar: 'تم إلغاء الاستيراد بعد تنفيذ {progress} من {goal} من الصفوف. تبقى منتجاتها إلى أن تتراجع عن الاستيراد، ولاستيراد الباقي ارفع الملف مرة أخرى.',
  },
  'import.cancelledBefore': {
    en: 'This import was cancelled. To import the rest, upload the file again.',
    ar: 'أُلغي هذا الاستيراد. لاستيراد الباقي ارفع الملف مرة أخرى.',
  },
  'import.notRunning': {
    en: 'This import is not in progress. Reload the page to see its state.',
    ar: 'هذا الاستيراد ليس قيد التنفيذ. أعد تحميل الصفحة لعرض حالته.',
  },
  'import.notDone': {
    en: 'Only a completed or cancelled import can be undone.',
    ar: 'لا يمكن التراجع إلا عن استيراد مكتمل أو ملغى.',
  },
  'import.revertPeriod': {
    en: 'An import can be undone only within {days} days.',
    ar: 'يمكن التراجع عن الاستيراد خلال {days} أيام فقط.',
  },
  'import.hasErrors': {
    en: 'Nothing was imported: {errors} of {total} rows have errors.',
    ar: 'لم يتم استيراد أي منتج، ففي الملف أخطاء (عدد الصفوف: {errors} من {total}).',
  },
  'import.checkedNothing': {
    en: '{total, plural, one {{total} row was} other {{total} rows were}} checked. There is nothing to import.',
    ar: 'تم فحص الصفوف، وعددها {total}، ولا يوجد ما يُستورد.',
  },
  'import.checked': {
    en: '{total, plural, one {{total} row was} other {{total} rows were}} checked: {parts}.',
    ar: 'تم فحص الصفوف، وعددها {total}: {parts}.',
  },
  'import.running': {
    en: 'The file was accepted. {progress} of {goal} products have been imported so far.',
    ar: 'تم قبول الملف. استُورد حتى الآن {progress} من {goal} من المنتجات.',
  },
  'import.doneNothing': {
    en: 'No products were imported.',
    ar: 'لم يُستورد أي منتج.',
  },
  'import.done': {
    en: 'The products were imported: {parts}.',
    ar: 'تم استيراد المنتجات: {parts}.',
  },
  'import.reverting': {
    en: 'The import is being undone: {progress} of {goal} rows so far.',
    ar: 'يجري التراجع عن الاستيراد: {progress} من {goal} من الصفوف حتى الآن.',
  },
  'import.revertedNothing': {
    en: 'The import was undone. There was nothing to change.',
    ar: 'تم التراجع عن الاستيراد، ولم يكن هناك ما يلزم تغييره.',
  },
  'import.revertedWith': {
    en: 'The import was undone: {parts}.',
    ar: 'تم التراجع عن الاستيراد: {parts}.',
  },
  'import.partNew': {
    en: '{count} new',
    ar: '{count} جديد',
  },
  'import.partChanged': {
    en: '{count} changed',
    ar: '{count} معدّل',
  },
  'import.partUnchanged': {
    en: '{count} unchanged',
    ar: '{count} بلا تغيير',
  },
  'import.partErrors': {
    en: '{count} with errors',
    ar: '{count} بها أخطاء',
  },
  'import.partAdded': {
    en: '{count} added',
    ar: '{count} مضاف',
  },
  'import.partLeftOut': {
    en: '{count} skipped',
    ar: '{count} تم تخطيه',
  },
  'import.partRows': {
    en: '{count} rows',
    ar: '{count} من الصفوف',
  },
  'import.partKept': {
    en: '{count} not undone',
    ar: '{count} لم يتم التراجع عنه',
  },
  'import.hasErrorsFirst': {
    en: 'Nothing was imported: {errors} of {total} rows have errors. {cell}: {reason}',
    ar: 'لم يتم استيراد أي منتج، ففي الملف أخطاء (عدد الصفوف: {errors} من {total}). {cell}: {reason}',
  },
  'sheet.damaged': {
    en: 'The file is damaged or is not an Excel workbook.',
    ar: 'الملف تالف أو ليس مصنف إكسل.',
  },
  'sheet.notExcel': {
    en: 'This is not an Excel workbook. Save it as .xlsx or .xls.',
    ar: 'هذا ليس مصنف إكسل. احفظه بصيغة ‎.xlsx أو ‎.xls.',
  },
  'sheet.notTable': {
    en: 'This is neither an Excel workbook (.xlsx) nor a CSV file.',
    ar: 'هذا ليس مصنف إكسل (‎.xlsx) ولا ملف CSV.',
  },
  'sheet.unpackedTooLarge': {
    en: 'The workbook is too large once unpacked. Split it into several files.',
    ar: 'المصنف كبير جداً بعد فك ضغطه. قسّمه إلى عدة ملفات.',
  },
  'sheet.tooComplicated': {
    en: 'The file is too large or too complex to read. Split it into several files.',
    ar: 'الملف كبير أو معقّد جداً ولا يمكن قراءته. قسّمه إلى عدة ملفات.',
  },
  'sheet.macros': {
    en: 'The workbook contains macros. Save it as .xlsx without macros.',
    ar: 'يحتوي المصنف على وحدات ماكرو. احفظه بصيغة ‎.xlsx من دونها.',
  },
  'sheet.protected': {
    en: 'The workbook is protected with a password.',
    ar: 'المصنف محمي بكلمة مرور.',
  },
  'sheet.empty': {
    en: 'The first sheet is empty.',
    ar: 'الورقة الأولى فارغة.',
  },
  'sheet.noProducts': {
    en: 'There are no products below the first row.',
    ar: 'لا توجد منتجات تحت الصف الأول.',
  },
  'sheet.onlyExample': {
    en: 'The file has only the example row. A row with the code EXAMPLE is never imported: give your products codes of their own, or none.',
    ar: 'لا يحتوي الملف إلا على صف المثال. لا يُستورد أي صف رمزه EXAMPLE: استخدم رموزاً أخرى لمنتجاتك أو اترك الرمز فارغاً.',
  },
  'sheet.mostRows': {
    en: 'A file can have at most {most} rows.',
    ar: 'الحد الأعلى لصفوف الملف هو {most}.',
  },
  'sheet.reachesTooFar': {
    en: 'The sheet extends to row {row}, but a file can have at most {most} rows. Delete the empty rows at the end.',
    ar: 'تمتد الورقة إلى الصف {row}، والحد الأعلى لصفوف الملف هو {most}. احذف الصفوف الفارغة في الأسفل.',
  },
  'sheet.mostColumns': {
    en: 'The sheet has {count} columns; the maximum is {most}.',
    ar: 'عدد أعمدة الورقة {count}، والحد الأعلى هو {most}.',
  },
  'sheet.columnTwice': {
    en: 'The column {column} appears twice.',
    ar: 'العمود {column} مكرر.',
  },
  'sheet.headerMissing': {
    en: 'The first row must contain the column names, including name or code. See the template for an example.',
    ar: 'يجب أن يحتوي الصف الأول على أسماء الأعمدة، ومنها name أو code. راجع القالب للاطلاع على مثال.',
  },
} as const;
