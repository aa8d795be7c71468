/** Saved views of lists. */
export const listViewsMessages = {
  'listView.saved': {
    en: 'View saved.',
    ar: 'تم حفظ طريقة العرض.',
  },
  'listView.deleted': {
    en: 'View deleted.',
    ar: 'تم حذف طريقة العرض.',
  },
  'listView.exists': {
    en: 'Another view has this name.',
    ar: 'توجد طريقة عرض أخرى بهذا الاسم.',
  },
  'listView.notFound': {
    en: 'This view was not found.',
    ar: 'لم نعثر على طريقة العرض هذه.',
  },
  'listView.tooMany': {
    en: 'There are already {count} views. Please delete one first.',
    ar: 'وصل عدد طرق العرض المحفوظة إلى {count}. يُرجى حذف إحداها أولاً.',
  },
  'listView.changedMeanwhile': {
    en: 'A colleague has changed these views in the meantime. They are up to date now; please try again.',
    ar: 'غيّر أحد الزملاء طرق العرض هذه في هذه الأثناء. تم تحديثها الآن؛ يُرجى المحاولة مرة أخرى.',
  },
} as const;
