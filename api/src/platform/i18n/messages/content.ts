/** Banners, ads, partners, videos and the settings. */
export const contentMessages = {
  'banner.added': {
    en: 'Banner added successfully.',
    ar: 'تمت إضافة البانر بنجاح.',
  },
  'banner.enabled': {
    en: 'The banner is active.',
    ar: 'البانر مفعّل.',
  },
  'banner.disabled': {
    en: 'The banner is disabled.',
    ar: 'البانر معطّل.',
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
  'settings.phoneFormat': {
    en: 'Please enter the number with + and its country code.',
    ar: 'يُرجى إدخال الرقم مع علامة + ورمز الدولة.',
  },
  'settings.whatsappFormat': {
    en: 'Please enter only digits, beginning with the country code.',
    ar: 'يُرجى إدخال أرقام فقط، تبدأ برمز الدولة.',
  },
  'settings.changedMeanwhile': {
    en: 'The settings were changed meanwhile. Please load them again and repeat your change.',
    ar: 'تغيّرت الإعدادات في هذه الأثناء. يُرجى تحميلها من جديد وإعادة التعديل.',
  },
  'settings.flashSale': {
    en: 'The flash sale needs a beginning and a later end, or neither.',
    ar: 'يحتاج العرض الخاطف إلى بداية ونهاية بعدها، أو يُترك كلاهما فارغاً.',
  },
  'settings.saved': {
    en: 'The settings are saved.',
    ar: 'تم حفظ الإعدادات.',
  },
} as const;
