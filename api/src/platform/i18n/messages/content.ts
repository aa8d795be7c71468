/** Banners, ads, partners, videos and the settings. */
export const contentMessages = {
  'banner.added': {
    en: 'Banner added successfully.',
    ar: 'تمت إضافة البانر بنجاح.',
  },
  'banner.enabled': {
    en: 'The banner is now active.',
    ar: 'تم تفعيل البانر.',
  },
  'banner.disabled': {
    en: 'The banner is now disabled.',
    ar: 'تم تعطيل البانر.',
  },
  'banner.deleted': {
    en: 'The banner was deleted.',
    ar: 'تم حذف البانر.',
  },
  'ad.added': {
    en: 'Ad added successfully.',
    ar: 'تمت إضافة الإعلان بنجاح.',
  },
  'ad.updated': {
    en: 'Ad updated successfully.',
    ar: 'تم تحديث الإعلان بنجاح.',
  },
  'ad.deleted': {
    en: 'The ad was deleted.',
    ar: 'تم حذف الإعلان.',
  },
  'partner.added': {
    en: 'Partner added successfully.',
    ar: 'تمت إضافة الشريك بنجاح.',
  },
  'partner.updated': {
    en: 'Partner updated successfully.',
    ar: 'تم تحديث الشريك بنجاح.',
  },
  'partner.deleted': {
    en: 'The partner was deleted.',
    ar: 'تم حذف الشريك.',
  },
  'video.added': {
    en: 'Video added successfully.',
    ar: 'تمت إضافة الفيديو بنجاح.',
  },
  'video.updated': {
    en: 'Video updated successfully.',
    ar: 'تم تحديث الفيديو بنجاح.',
  },
  'video.deleted': {
    en: 'The video was deleted.',
    ar: 'تم حذف الفيديو.',
  },
  'content.scheduled': {
    en: 'The schedule is saved.',
    ar: 'تم حفظ الجدول الزمني.',
  },
  'content.scheduleOrder': {
    en: 'The end must be later than the start.',
    ar: 'يجب أن تكون النهاية بعد البداية.',
  },
  'content.scheduleChanged': {
    en: 'Someone has changed this schedule since you opened it. Please check it and make your changes again.',
    ar: 'تم تعديل هذا الجدول الزمني بعد أن فتحته. يُرجى مراجعته وإجراء تعديلاتك من جديد.',
  },
  'content.timeFormat': {
    en: 'Please enter a date and time.',
    ar: 'يُرجى إدخال تاريخ ووقت.',
  },
  'layout.saved': {
    en: 'The menu and the home page are saved.',
    ar: 'تم حفظ القائمة والصفحة الرئيسية.',
  },
  'layout.changedMeanwhile': {
    en: 'Someone has changed the menu or the home page since you opened them. Please reload them and make your changes again.',
    ar: 'تم تعديل القائمة أو الصفحة الرئيسية بعد أن فتحتهما. يُرجى إعادة تحميلهما وإجراء تعديلاتك من جديد.',
  },
  'translation.saved': {
    en: 'The texts are saved.',
    ar: 'تم حفظ النصوص.',
  },
  'translation.changedMeanwhile': {
    en: 'Someone has changed these texts since you opened them. Please reload them and make your changes again.',
    ar: 'تم تعديل هذه النصوص بعد أن فتحتها. يُرجى إعادة تحميلها وإجراء تعديلاتك من جديد.',
  },
  'translation.empty': {
    en: 'This text cannot be empty.',
    ar: 'لا يمكن ترك هذا النص فارغاً.',
  },
  'translation.tooLong': {
    en: 'This text can have {most} characters at most.',
    ar: 'الحد الأقصى لهذا النص هو {most} من الأحرف.',
  },
  'settings.phoneFormat': {
    en: 'Please enter the number with + and the country code.',
    ar: 'يُرجى إدخال الرقم مع علامة + ورمز الدولة.',
  },
  'settings.profile': {
    en: 'Please enter the https address of your profile on this network.',
    ar: 'يُرجى إدخال رابط حسابك على هذه الشبكة، ويبدأ بـ https.',
  },
  'settings.whatsappFormat': {
    en: 'Please enter digits only, starting with the country code.',
    ar: 'يُرجى إدخال أرقام فقط، تبدأ برمز الدولة.',
  },
  'business.taxNumberFormat': {
    en: 'A tax registration number has 15 digits.',
    ar: 'يتكوّن رقم التسجيل الضريبي من 15 رقماً.',
  },
  'appearance.accentFormat': {
    en: 'Please enter a color such as #123f37.',
    ar: 'يُرجى إدخال لون مثل ‎#123f37.',
  },
  'appearance.accentContrast': {
    en: 'Text in this color would be hard to read: its contrast is {contrast}, and at least {least} is needed. A similar color that works is {proposed}.',
    ar: 'يصعب قراءة النص بهذا اللون: نسبة التباين {contrast}، والحد الأدنى {least}. جرّب لوناً قريباً منه: ‎{proposed}.',
  },
  'appearance.iconSize': {
    en: 'The icon must be square and at least {least} px wide.',
    ar: 'يجب أن تكون الأيقونة مربعة، وألا يقل عرضها عن {least} بكسل.',
  },
  'settings.changedMeanwhile': {
    en: 'The settings have changed since you opened them. Please reload them and make your changes again.',
    ar: 'تم تعديل الإعدادات بعد أن فتحتها. يُرجى إعادة تحميلها وإجراء تعديلاتك من جديد.',
  },
  'settings.flashSale': {
    en: 'The flash sale needs both a start and a later end, or neither.',
    ar: 'يُرجى إدخال بداية العرض الخاطف ونهايته معاً، على أن تكون النهاية بعد البداية، أو ترك الحقلين فارغين.',
  },
  'settings.askedDays': {
    en: 'The price cannot have been in effect on more days than are counted.',
    ar: 'لا يمكن أن يزيد عدد أيام عرض السعر على عدد الأيام المحتسبة.',
  },
  'settings.saved': {
    en: 'The settings are saved.',
    ar: 'تم حفظ الإعدادات.',
  },
  'page.published': {
    en: 'The page is published.',
    ar: 'تم نشر الصفحة.',
  },
  'page.restored': {
    en: 'The draft now has the text of version {number}. Shoppers do not see it yet.',
    ar: 'أصبحت المسودة تحمل نص النسخة {number}. لا يراها المتسوقون بعد.',
  },
  'page.changedMeanwhile': {
    en: 'A colleague published this page after you opened it. Your text is still here.',
    ar: 'نشر أحد زملائك هذه الصفحة بعد أن فتحتها. ما كتبته لا يزال هنا.',
  },
  'page.draftSaved': {
    en: 'The draft is saved. Shoppers do not see it yet.',
    ar: 'تم حفظ المسودة. لا يراها المتسوقون بعد.',
  },
  'page.draftDiscarded': {
    en: 'The draft is discarded.',
    ar: 'تم حذف المسودة.',
  },
  'page.draftChangedMeanwhile': {
    en: 'A colleague changed the draft of this page after you opened it. Your text is still here.',
    ar: 'عدّل أحد زملائك مسودة هذه الصفحة بعد أن فتحتها. ما كتبته لا يزال هنا.',
  },
  'page.previewExpired': {
    en: 'This preview is no longer available. Please open it again from the dashboard.',
    ar: 'لم تعد هذه المعاينة متاحة. يُرجى فتحها من جديد من لوحة التحكم.',
  },
  'page.pictureAdded': {
    en: 'The picture is uploaded.',
    ar: 'تم رفع الصورة.',
  },
  'page.pictureDeleted': {
    en: 'The picture is deleted.',
    ar: 'تم حذف الصورة.',
  },
  'page.pictureInUse': {
    en: 'The page "{page}" or its draft shows this picture. Please remove it there first.',
    ar: 'تظهر هذه الصورة في صفحة «{page}» أو في مسودتها. يُرجى إزالتها منها أولاً.',
  },
  'page.pictureUnknown': {
    en: 'The picture {file} was deleted or has another size. Please insert it again.',
    ar: 'الصورة {file} محذوفة أو تغيّر مقاسها. يُرجى إدراجها من جديد.',
  },
  'page.pictureWithoutText': {
    en: 'Each picture needs an alternative text in its square brackets, for shoppers who cannot see it.',
    ar: 'تحتاج كل صورة إلى نص بديل بين القوسين المربّعين، لمن لا يستطيع رؤيتها.',
  },
  'page.name.about': { en: 'About us', ar: 'من نحن' },
  'page.name.privacy': { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
  'page.name.refund': { en: 'Refund policy', ar: 'سياسة استرداد المبلغ' },
  'page.name.returns': { en: 'Returns', ar: 'الإرجاع' },
  'page.name.terms': { en: 'Terms and conditions', ar: 'الشروط والأحكام' },
  'page.unknownPlaceholder': {
    en: 'There is no value with the name {name}. Please choose one from the list, or leave out the braces.',
    ar: 'لا توجد قيمة باسم {name}. يُرجى اختيار قيمة من القائمة أو حذف القوسين.',
  },
  'page.linkRefused': {
    en: 'This link does not work: {link}. Links begin with https://, mailto:, tel: or /.',
    ar: 'هذا الرابط غير صالح: {link}. تبدأ الروابط بـ https:// أو mailto: أو tel: أو /.',
  },
} as const;
