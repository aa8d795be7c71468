import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Html, html, jsonBlock } from './html.js';
import type { PageAddress } from './page-address.js';

/** What the bundler made of each file. */
type Manifest = Record<string, { file: string }>;

const MANIFEST = '.vite/manifest.json';
/** The fonts of the first texts in each language, by their names before the bundler. */
const FONTS = {
  en: /(bodoni-moda|manrope)-latin-wght-normal/,
  ar: /readex-pro-arabic-wght-normal|manrope-latin-wght-normal/,
};

const read = (folder: string, file: string): string | undefined => {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    return undefined;
  }
};

/** What an address fills in. */
interface PageParts {
  head: Html;
  /** Finished markup of the whole page. */
  body: string;
  /** Dehydrated queries, JSON. */
  queries: string;
  /** The address it was drawn for: at this one the browser takes it over. */
  drawn: string;
}

/** The storefront's index.html, filled in for an address. */
export class PageTemplate {
  private readonly page: string;
  private readonly fonts: Record<PageAddress['locale'], Html>;

  constructor(folder: string) {
    this.page = read(folder, 'index.html') ?? '';
    const manifest = JSON.parse(read(folder, MANIFEST) ?? '{}') as Manifest;
    const preloads = (fonts: RegExp): Html =>
      html`${Object.entries(manifest)
        .filter(([name]) => fonts.test(name))
        .map(
          ([, { file }]) => html`<link rel="preload" as="font" crossorigin href="/${file}" />`,
        )}`;
    this.fonts = { en: preloads(FONTS.en), ar: preloads(FONTS.ar) };
  }

  fill({ locale }: PageAddress, { head, body, queries, drawn }: PageParts): string {
    const data = html`<script type="application/json" id="queries">
      ${jsonBlock(queries)}
    </script>`;
    const direction = locale === 'ar' ? 'rtl' : 'ltr';
    return this.page
      .replace(/<html[^>]*>/, `<html lang="${locale}" dir="${direction}">`)
      .replace(
        /<!--page-head-->[^]*<!--\/page-head-->/,
        () => html`${head}${this.fonts[locale]}`.text,
      )
      .replace(
        '<div id="root"><!--page-body--></div>',
        () => html`<div id="root" data-drawn="${drawn}">${new Html(body)}</div>`.text,
      )
      .replace('<!--page-data-->', () => data.text);
  }
}
