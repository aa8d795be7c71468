import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@shop/shop-rules';
import type { RenderedPage } from './storefront-bundle.js';

/** The bundler's manifest. */
type Manifest = Record<string, { file: string }>;

const MANIFEST = '.vite/manifest.json';
/** The fonts of the first screen by language, with their source names. */
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

/** Fills the storefront's index.html with a page. */
export class PageTemplate {
  private readonly page: string;
  private readonly fonts: Record<RenderedPage['locale'], string>;

  constructor(folder: string) {
    this.page = read(folder, 'index.html') ?? '';
    const manifest = JSON.parse(read(folder, MANIFEST) ?? '{}') as Manifest;
    const preloads = (fonts: RegExp): string =>
      Object.entries(manifest)
        .filter(([name]) => fonts.test(name))
        .map(
          ([, { file }]) =>
            `<link rel="preload" as="font" crossorigin href="/${escapeHtml(file)}" />`,
        )
        .join('');
    this.fonts = { en: preloads(FONTS.en), ar: preloads(FONTS.ar) };
  }

  fill({ locale, head, root, data }: RenderedPage): string {
    const direction = locale === 'ar' ? 'rtl' : 'ltr';
    return this.page
      .replace(/<html[^>]*>/, `<html lang="${locale}" dir="${direction}">`)
      .replace(/<!--page-head-->[^]*<!--\/page-head-->/, () => head + this.fonts[locale])
      .replace('<div id="root"><!--page-body--></div>', () => root)
      .replace('<!--page-data-->', () => data);
  }
}
