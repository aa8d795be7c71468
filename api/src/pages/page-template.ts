import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, jsonBlock, type Html } from './html.js';
import type { PageAddress } from './page-address.js';
import type { Read } from './page-reads.js';

/** What the bundler tells about a module. */
interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

const MANIFEST = '.vite/manifest.json';
/** Texts and fonts of a language, by their names before the bundler. */
const OF_LANGUAGE = {
  en: [/locales\/en\.po$/, /bodoni-moda-latin-wght-normal/, /manrope-latin-wght-normal/],
  ar: [/locales\/ar\.po$/, /readex-pro-arabic-wght-normal/, /manrope-latin-wght-normal/],
};

const read = (folder: string, file: string): string | undefined => {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    return undefined;
  }
};

/** The storefront's index.html, filled in for an address. */
export class PageTemplate {
  private readonly page: string;
  private readonly manifest: Manifest;
  private readonly entry: Set<string>;

  constructor(folder: string) {
    this.page = read(folder, 'index.html') ?? '';
    this.manifest = JSON.parse(read(folder, MANIFEST) ?? '{}') as Manifest;
    const entries = Object.keys(this.manifest).filter((name) => this.manifest[name]?.isEntry);
    this.entry = new Set(entries.flatMap((name) => this.needed(name)));
  }

  fill(
    { locale, file }: PageAddress,
    { head, body, reads }: { head: Html; body: Html; reads: Read<unknown>[] },
  ): string {
    const answers = reads.map(({ address, json }) => `${JSON.stringify(address)}:${json}`);
    const data = html`<script type="application/json" id="answers">
      ${jsonBlock(`{${answers.join()}}`)}
    </script>`;
    const direction = locale === 'ar' ? 'rtl' : 'ltr';
    return this.page
      .replace(/<html[^>]*>/, `<html lang="${locale}" dir="${direction}">`)
      .replace(
        /<!--page-head-->[^]*<!--\/page-head-->/,
        () => html`${head}${this.hints(locale, file)}`.text,
      )
      .replace('<!--page-body-->', () => body.text)
      .replace('<!--page-data-->', () => data.text);
  }

  /** The files this page needs in this language: the browser fetches them before the program asks. */
  private hints(locale: PageAddress['locale'], file: string): Html {
    const ours = Object.keys(this.manifest)
      .filter((name) => OF_LANGUAGE[locale].some((pattern) => pattern.test(name)))
      .flatMap((name) => this.manifest[name]?.file ?? []);
    const chunks = this.needed(`src/pages/${file}.page.tsx`);
    const hints = [...new Set([...ours, ...chunks])].filter((name) => !this.entry.has(name));
    return html`${hints.map((name) =>
      name.endsWith('.js')
        ? html`<link rel="modulepreload" crossorigin href="/${name}" />`
        : html`<link rel="preload" as="font" crossorigin href="/${name}" />`,
    )}`;
  }

  /** The file of a module and of all it imports at once. */
  private needed(name: string, seen = new Set<string>()): string[] {
    const chunk = this.manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => this.needed(next, seen))];
  }
}
