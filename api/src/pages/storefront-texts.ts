import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@shop/shop-rules';

/** A text as the storefront's build leaves it: its pieces, and the names of the values between them. */
type Text = string | (string | [name: string])[];
type Texts = Partial<Record<string, Text>>;
/** A text by its id in the storefront's catalogues, its values filled in; undefined when there is none. */
export type Say = (id: string, values?: Record<string, string | number>) => string | undefined;

const CATALOGUES = ['src/locales/', 'src/locales/policies/'];

/** The texts of the built storefront, which are in its catalogues and nowhere else. */
export class StorefrontTexts {
  private readonly known: Partial<Record<Locale, Promise<Say>>> = {};

  constructor(private readonly folder: string) {}

  of(locale: Locale): Promise<Say> {
    return (this.known[locale] ??= this.read(locale));
  }

  private async read(locale: Locale): Promise<Say> {
    const texts: Texts = {};
    for (const path of CATALOGUES)
      Object.assign(texts, await this.catalogue(`${path}${locale}.po`));
    return (id, values = {}) => {
      const text = texts[id];
      if (text === undefined || typeof text === 'string') return text;
      return text.map((part) => (typeof part === 'string' ? part : values[part[0]])).join('');
    };
  }

  /** None when the storefront is not built, or built without it. */
  private async catalogue(name: string): Promise<Texts> {
    const manifest = JSON.parse(
      await readFile(join(this.folder, '.vite/manifest.json'), 'utf8').catch(() => '{}'),
    ) as Partial<Record<string, { file: string }>>;
    const file = manifest[name]?.file;
    if (!file) return {};
    const code = await readFile(join(this.folder, file), 'base64');
    // A module whatever the folder's package says, and one that imports nothing.
    const { messages } = (await import(`data:text/javascript;base64,${code}`)) as {
      messages: Texts;
    };
    return messages;
  }
}
