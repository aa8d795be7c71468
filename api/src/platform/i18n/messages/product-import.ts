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
    en: 'This import was taken back.',
    ar: 'تم التراجع عن هذا الاستيراد.',
  },
  'import.notDone': {
    en: 'Only a finished import can be taken back.',
    ar: 'لا يمكن التراجع إلا عن استيراد مكتمل.',
  },
  'import.revertPeriod': {
    en: 'An import can be taken back for {days} days.',
    ar: 'يمكن التراجع عن الاستيراد خلال {days} أيام.',
  },
  'import.hasErrors': {
    en: 'Nothing was imported: {errors} of {total} rows cannot be.',
    ar: 'لم يُستورد شيء، ففي الملف أخطاء (عدد الصفوف: {errors} من {total}).',
  },
  'import.checkedNothing': {
    en: '{total} rows were checked: nothing to do.',
    ar: 'تم فحص الصفوف، وعددها {total}، ولا شيء مطلوب.',
  },
  'import.checked': {
    en: '{total} rows were checked: {parts}.',
    ar: 'تم فحص الصفوف، وعددها {total}: {parts}.',
  },
  'import.running': {
    en: 'The file was accepted; {progress} of {goal} products are imported so far.',
    ar: 'تم قبول الملف، واستُورد حتى الآن {progress} من {goal} من المنتجات.',
  },
  'import.doneNothing': {
    en: 'The products were imported: none.',
    ar: 'لم يُستورد أي منتج.',
  },
  'import.done': {
    en: 'The products were imported: {parts}.',
    ar: 'تم استيراد المنتجات: {parts}.',
  },
  'import.reverting': {
    en: 'The import is being taken back; {progress} of {goal} rows are done.',
    ar: 'يجري التراجع عن الاستيراد، وتم {progress} من {goal} من الصفوف.',
  },
  'import.revertedNothing': {
    en: 'The import was taken back: nothing to do.',
    ar: 'تم التراجع عن الاستيراد، ولم يكن فيه ما يُعاد.',
  },
  'import.revertedWith': {
    en: 'The import was taken back: {parts}.',
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
    en: '{count} left out',
    ar: '{count} متروك',
  },
  'import.partRows': {
    en: '{count} rows',
    ar: '{count} من الصفوف',
  },
  'import.partKept': {
    en: '{count} stay as they are',
    ar: '{count} باقٍ كما هو',
  },
  'import.hasErrorsFirst': {
    en: 'Nothing was imported: {errors} of {total} rows cannot be. {cell}: {reason}',
    ar: 'لم يُستورد شيء، ففي الملف أخطاء (عدد الصفوف: {errors} من {total}). {cell}: {reason}',
  },
  'sheet.damaged': {
    en: 'The file is damaged or is no Excel workbook.',
    ar: 'الملف تالف أو ليس مصنف إكسل.',
  },
  'sheet.notExcel': {
    en: 'This is no Excel workbook. Save it as .xlsx or .xls.',
    ar: 'هذا ليس مصنف إكسل. احفظه بصيغة ‎.xlsx أو ‎.xls.',
  },
  'sheet.unpackedTooLarge': {
    en: 'The workbook is too large once unpacked. Split it into several files.',
    ar: 'المصنف كبير جداً بعد فك ضغطه. قسّمه إلى عدة ملفات.',
  },
  'sheet.tooComplicated': {
    en: 'The file is too large or too complicated to read. Split it into several.',
    ar: 'الملف كبير أو معقّد بما يتعذّر معه قراءته. قسّمه إلى عدة ملفات.',
  },
  'sheet.macros': {
    en: 'The workbook holds macros. Save it as .xlsx without them.',
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
  'sheet.mostRows': {
    en: 'A file may hold {most} rows at most.',
    ar: 'الحد الأعلى لصفوف الملف هو {most}.',
  },
  'sheet.reachesTooFar': {
    en: 'The sheet reaches down to row {row}; a file may hold {most} rows at most. Delete the empty rows below.',
    ar: 'تمتد الورقة إلى الصف {row}، والحد الأعلى لصفوف الملف هو {most}. احذف الصفوف الفارغة في الأسفل.',
  },
  'sheet.mostColumns': {
    en: 'The sheet has {count} columns; {most} are possible.',
    ar: 'عدد أعمدة الورقة {count}، والحد الأعلى هو {most}.',
  },
  'sheet.columnTwice': {
    en: 'The column {column} is there twice.',
    ar: 'العمود {column} مكرر.',
  },
  'sheet.headerMissing': {
    en: 'The first row must name the columns, among them name or code. The template shows how.',
    ar: 'يجب أن يسمّي الصف الأول الأعمدة، ومنها name أو code. القالب يوضح ذلك.',
  },
} as const;
