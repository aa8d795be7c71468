import type { Locale } from '../addresses.js';

export interface City {
  en: string;
  ar: string;
}
interface Emirate extends City {
  /** ISO 3166-2 code. */
  code: string;
  cities: City[];
}

/** The seven emirates with their delivery cities; the first city has the emirate's name. */
export const EMIRATES: Emirate[] = [
  {
    code: 'AE-AZ',
    en: 'Abu Dhabi',
    ar: 'أبوظبي',
    cities: [
      { en: 'Abu Dhabi', ar: 'أبوظبي' },
      { en: 'Al Ain', ar: 'العين' },
      { en: 'Madinat Zayed', ar: 'مدينة زايد' },
      { en: 'Ruwais', ar: 'الرويس' },
    ],
  },
  {
    code: 'AE-DU',
    en: 'Dubai',
    ar: 'دبي',
    cities: [
      { en: 'Dubai', ar: 'دبي' },
      { en: 'Hatta', ar: 'حتا' },
    ],
  },
  {
    code: 'AE-SH',
    en: 'Sharjah',
    ar: 'الشارقة',
    cities: [
      { en: 'Sharjah', ar: 'الشارقة' },
      { en: 'Khor Fakkan', ar: 'خورفكان' },
      { en: 'Kalba', ar: 'كلباء' },
      { en: 'Dibba', ar: 'دبا' },
    ],
  },
  { code: 'AE-AJ', en: 'Ajman', ar: 'عجمان', cities: [{ en: 'Ajman', ar: 'عجمان' }] },
  {
    code: 'AE-UQ',
    en: 'Umm Al Quwain',
    ar: 'أم القيوين',
    cities: [{ en: 'Umm Al Quwain', ar: 'أم القيوين' }],
  },
  {
    code: 'AE-RK',
    en: 'Ras Al Khaimah',
    ar: 'رأس الخيمة',
    cities: [{ en: 'Ras Al Khaimah', ar: 'رأس الخيمة' }],
  },
  { code: 'AE-FU', en: 'Fujairah', ar: 'الفجيرة', cities: [{ en: 'Fujairah', ar: 'الفجيرة' }] },
];

/** All delivery cities. */
export const CITIES: City[] = /* @__PURE__ */ EMIRATES.flatMap(({ cities }) => cities);

/** The city with this name in either language and any case; undefined when unknown. */
export const cityOf = (text: string): City | undefined => {
  const wanted = text.trim().toLowerCase();
  return CITIES.find(({ en, ar }) => en.toLowerCase() === wanted || ar === wanted);
};

/** Localized name of a city; unknown ones are unchanged. */
export const cityName = (text: string, locale: Locale): string => cityOf(text)?.[locale] ?? text;

/** The emirate of a known city. */
export const emirateOf = (city: string): Emirate | undefined =>
  EMIRATES.find((emirate) => emirate.cities.some(({ en, ar }) => en === city || ar === city));
