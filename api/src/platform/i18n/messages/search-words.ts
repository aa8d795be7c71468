/** Words that the search knows. */
export const searchWordsMessages = {
  'searchWords.saved': { en: 'Search words saved.', ar: 'تم حفظ كلمات البحث.' },
  'searchWords.deleted': { en: 'Search words deleted.', ar: 'تم حذف كلمات البحث.' },
  'searchWords.notFound': {
    en: 'These search words were not found.',
    ar: 'لم نعثر على كلمات البحث هذه.',
  },
  'searchWords.landingChanged': {
    en: 'Someone else has let these words lead to another page: {path}. Save again to replace it.',
    ar: 'جعل شخص آخر هذه الكلمات تؤدي إلى صفحة أخرى: {path}. احفظ مرة أخرى لاستبدالها.',
  },
  'searchWords.landingMoved': {
    en: 'Someone else has let these words lead to another page: {path}. Check it before you delete it.',
    ar: 'جعل شخص آخر هذه الكلمات تؤدي إلى صفحة أخرى: {path}. تحقّق منها قبل حذفها.',
  },
  'searchWords.landingRemoved': {
    en: 'Someone else has deleted the page of these words. Save again to add it.',
    ar: 'حذف شخص آخر صفحة هذه الكلمات. احفظ مرة أخرى لإضافتها.',
  },
  'searchWords.termsNeeded': {
    en: 'Enter at least one word with letters.',
    ar: 'أدخل كلمة واحدة على الأقل تحتوي على حروف.',
  },
  'searchWords.lettersUnknown': {
    en: 'Searches use Arabic and Latin letters and digits only: “{term}” has none.',
    ar: 'لا يستخدم البحث سوى الحروف العربية واللاتينية والأرقام، ولا يوجد أي منها في «{term}».',
  },
  'searchWords.twoTermsNeeded': {
    en: 'Enter at least two words that mean the same.',
    ar: 'أدخل كلمتين على الأقل لهما المعنى نفسه.',
  },
  'searchWords.meansUnused': {
    en: 'Only words of one direction have others that they also find.',
    ar: 'الكلمات ذات الاتجاه الواحد فقط لها كلمات أخرى تعثر عليها أيضاً.',
  },
  'searchWords.termTwice': { en: 'Enter each word once.', ar: 'أدخل كل كلمة مرة واحدة.' },
  'searchWords.separator': {
    en: 'A word cannot contain a comma, a semicolon or a line break. Enter its parts as separate words.',
    ar: 'لا يمكن أن تحتوي الكلمة على فاصلة أو فاصلة منقوطة أو سطر جديد. أدخل أجزاءها ككلمات منفصلة.',
  },
  'searchWords.pathNotValid': {
    en: 'Choose a page of the shop, such as /category/8.',
    ar: 'اختر صفحة من المتجر، مثل ‎/category/8.',
  },
  'searchWords.tooMany': {
    en: 'There are already {count} entries. Please delete some first.',
    ar: 'وصل عدد المدخلات إلى {count}. يُرجى حذف بعضها أولاً.',
  },
  'searchWords.fileMissing': {
    en: 'Please select an .xlsx or .csv file.',
    ar: 'يُرجى اختيار ملف ‎.xlsx أو ‎.csv.',
  },
  'searchWords.fileType': {
    en: 'Only .xlsx and .csv files are accepted.',
    ar: 'تُقبل ملفات ‎.xlsx و‎.csv فقط.',
  },
  'searchWords.columnsMissing': {
    en: 'The first row needs these columns too: {columns}. Export the synonyms to see a complete file.',
    ar: 'تنقص الصف الأول هذه الأعمدة: {columns}. صدّر المترادفات لترى ملفاً كاملاً.',
  },
  'searchWords.noRows': {
    en: 'The file has no rows below its headings.',
    ar: 'لا توجد صفوف في الملف تحت العناوين.',
  },
  'searchWords.formula': {
    en: 'Replace the formula by its result.',
    ar: 'استبدل الصيغة بنتيجتها.',
  },
  'searchWords.notNumber': {
    en: 'This must be the number from the export, or empty.',
    ar: 'يجب أن يكون هذا الرقم من ملف التصدير، أو فارغاً.',
  },
  'searchWords.sameRow': {
    en: 'Row {row} already has these synonyms.',
    ar: 'توجد هذه المترادفات في الصف {row}.',
  },
  'searchWords.idUnknown': {
    en: 'There are no synonyms with the id {id}; leave it empty to add them.',
    ar: 'لا توجد مترادفات بالمعرّف {id}. اتركه فارغاً لإضافتها.',
  },
  'searchWords.versionNeeded': {
    en: 'A row with an id needs the version from the export.',
    ar: 'يحتاج الصف الذي له معرّف إلى رقم الإصدار من ملف التصدير.',
  },
  'searchWords.changedSinceExport': {
    en: 'These synonyms have changed since the export. Export them again.',
    ar: 'تغيّرت هذه المترادفات بعد التصدير. صدّرها مرة أخرى.',
  },
  'searchWords.separatorStored': {
    en: '“{term}” is one word in the shop, but several in a file. Edit these synonyms in the dashboard and export them again.',
    ar: '«{term}» كلمة واحدة في المتجر، لكنها عدة كلمات في الملف. عدّل هذه المترادفات في لوحة التحكم ثم صدّرها مرة أخرى.',
  },
  'searchWords.checked': {
    en: '{total, plural, one {{total} row was} other {{total} rows were}} checked: {added} new, {changed} changed, {unchanged} unchanged, {errors} with errors.',
    ar: 'تم فحص الصفوف، وعددها {total}: جديدة {added}، معدّلة {changed}، بلا تغيير {unchanged}، بها أخطاء {errors}.',
  },
  'searchWords.imported': {
    en: 'Import completed: {added} added, {changed} changed.',
    ar: 'اكتمل الاستيراد: أُضيف {added}، وعُدّل {changed}.',
  },
  'searchWords.hasErrors': {
    en: 'Nothing was imported: {errors} of {total} rows have errors.',
    ar: 'لم يتم استيراد أي شيء، ففي الملف أخطاء (عدد الصفوف: {errors} من {total}).',
  },
} as const;
