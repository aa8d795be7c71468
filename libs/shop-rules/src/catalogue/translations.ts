/** A text that staff keep in both languages. */
interface TextRule {
  most: number;
  /** Which of its languages cannot be empty. */
  required?: 'en' | 'both';
}

const required = (most: number): TextRule => ({ most, required: 'en' });
const optional = (most: number): TextRule => ({ most });
const slogan: TextRule = { most: 80, required: 'both' };

/** Texts in both languages by kind of row, the first of them its name. */
const TEXTS = {
  products: { name: required(200), description: optional(5000), warranty: optional(120) },
  categories: { name: required(120), shortInfo: optional(300), description: optional(5000) },
  offers: { title: required(120) },
  banners: { title: required(200), tagline: optional(200), about: optional(1000) },
  mainAds: { title: required(200), text: optional(1000) },
  videos: { title: required(200), description: optional(5000) },
  settings: {
    name: { most: 40, required: 'both' },
    slogan1: slogan,
    slogan2: slogan,
    address: optional(200),
    openingHours: optional(200),
  },
} as const satisfies Record<string, Record<string, TextRule>>;

export type TranslationKind = keyof typeof TEXTS;
export const TRANSLATION_KINDS = Object.keys(TEXTS) as TranslationKind[];
export const TRANSLATED_TEXTS: Readonly<
  Record<TranslationKind, Readonly<Record<string, TextRule>>>
> = TEXTS;
