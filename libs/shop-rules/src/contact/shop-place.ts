/** A text in both languages; empty: not shown. */
export interface BothLanguages {
  en: string;
  ar: string;
}

/** The shop's address until an admin changes it. */
export const SHOP_ADDRESS: BothLanguages = {
  en: 'Al Fahidi Street, Dubai, United Arab Emirates',
  ar: 'شارع الفهيدي، دبي، الإمارات العربية المتحدة',
};

/** The opening hours until an admin changes them. */
export const OPENING_HOURS: BothLanguages = {
  en: 'Every day, 9:00am-5:00pm, Saturday to Friday',
  ar: 'يومياً من 9:00 صباحاً إلى 5:00 مساءً، من السبت إلى الجمعة',
};
