import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@shop/shop-rules';
import type { RenderedPage } from './storefront-bundle.js';

/** The bundler's manifest. */
type Manifest = Record<string, { file: string }>;

const MANIFEST = '.vite/manifest.json';
/** The fonts of the first screen by language, with their source names. */
const FONTS = {
  en: /manrope-latin-wght-normal/,
  ar: /readex-pro-arabic-wght-normal|manrope-latin-wght-normal/,
};
/** The font of headings, where it is another one. Pages without such a heading do not load it. */
const HEADING_FONTS = { en: /bodoni-moda-latin-wght-normal/, ar: undefined };
/** An element with the class of headings. */
const HEADING = /class="(?:[^"]* )?display[ "]/;

const read = (folder: string, file: string): string | undefined => {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    return undefined;
  }
};

const HEAD = /<!--page-head-->[^]*<!--\/page-head-->/;
const BODY = '<div id="root"><!--page-body--></div>';
const DATA = '<!--page-data-->';

/** The constant parts of a page, before and after what is filled in. */
type Parts = Record<'start' | 'headingFont' | 'beforeRoot' | 'beforeData' | 'end', string>;

/** Fills the storefront's index.html with a page. */
export class PageTemplate {
  private readonly parts: Record<RenderedPage['locale'], Parts>;

  constructor(folder: string) {
    const page = read(folder, 'index.html') ?? '';
    const manifest = JSON.parse(read(folder, MANIFEST) ?? '{}') as Manifest;
    this.parts = { en: partsOf(page, manifest, 'en'), ar: partsOf(page, manifest, 'ar') };
  }

  fill({ locale, head, root, data }: RenderedPage): Buffer {
    const { start, headingFont, beforeRoot, beforeData, end } = this.parts[locale];
    const needsFont = headingFont !== '' && root.some((part) => HEADING.test(part.toString()));
    const font = needsFont ? headingFont : '';
    const parts = [start + head + font + beforeRoot, ...root, beforeData + data + end];
    return Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
    );
  }
}

const partsOf = (page: string, manifest: Manifest, locale: RenderedPage['locale']): Parts => {
  const direction = locale === 'ar' ? 'rtl' : 'ltr';
  const preload = (fonts: RegExp | undefined): string =>
    Object.entries(manifest)
      .filter(([name]) => fonts?.test(name))
      .map(
        ([, { file }]) =>
          `<link rel="preload" as="font" crossorigin href="/${escapeHtml(file)}" />`,
      )
      .join('');
  const [start = '', rest = ''] = page
    .replace(/<html[^>]*>/, `<html lang="${locale}" dir="${direction}">`)
    .split(HEAD);
  const [beforeRoot = '', body = ''] = rest.split(BODY);
  const [beforeData = '', end = ''] = body.split(DATA);
  return {
    start,
    headingFont: preload(HEADING_FONTS[locale]),
    beforeRoot: preload(FONTS[locale]) + beforeRoot,
    beforeData,
    end,
  };
};
