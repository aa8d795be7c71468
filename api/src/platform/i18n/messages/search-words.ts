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
    en: 'The search knows only Arabic and Latin letters and figures: “{term}” has none.',
    ar: 'يعرف البحث الحروف العربية واللاتينية والأرقام فقط، ولا يوجد أي منها في «{term}».',
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
  'searchWords.pathNotValid': {
    en: 'Choose a page of the shop, such as /category/8.',
    ar: 'اختر صفحة من المتجر، مثل ‎/category/8.',
  },
  'searchWords.tooMany': {
    en: 'There are already {count} entries. Please delete some first.',
    ar: 'وصل عدد المدخلات إلى {count}. يُرجى حذف بعضها أولاً.',
  },
} as const;
