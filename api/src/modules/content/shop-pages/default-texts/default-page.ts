/** Text of a page in one language; the body is rich text. */
export interface PageText {
  title: string;
  /** For search engines. */
  description: string;
  body: string;
}

export interface PageTexts {
  en: PageText;
  ar: PageText;
}

/** A page of this release. */
export interface DefaultPage extends PageTexts {
  /** Day of the last change; null for a page without obligations. */
  updatedAt: string | null;
}
