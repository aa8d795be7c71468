import {
  CATEGORY_PAGE,
  type Group,
  GROUP_PAGE,
  groupDescription,
  listDescription,
  type Locale,
} from '@shop/shop-rules';
import type { BrandDto } from '../modules/brands/brand.dto.js';
import type { CategoryDto } from '../modules/categories/category.dto.js';
import { NotFound } from '../http/problem.js';
import { html, type Html } from './html.js';
import type { PageContent, PageSetting } from './page-content.js';
import { picture, pictureOf, productGrid } from './page-parts.js';
import type { ListPart, PageReads, Read } from './page-reads.js';
import { PAGE_WORDS, pick } from './page-words.js';

/** What is particular about one list of products. */
interface ListPage {
  name: string;
  description: string;
  image?: string | null;
  head: Html;
  part: ListPart;
  size: number;
  reads?: Read<unknown>[];
}

const groupHead = (name: string): Html =>
  html`<div class="wrap-wide pt-6 md:pt-10">
    <h1 class="display mb-4 text-h1 md:mb-6">${name}</h1>
  </div>`;

/** Measures and classes are those of the storefront's heading of a brand or a vendor. */
const makerHead = (name: string, image: string | null, about = ''): Html => {
  const mark = image
    ? picture(image, {
        sizes: '(min-width: 768px) 112px, 72px',
        max: 320,
        first: true,
        className: 'size-18 shrink-0 md:size-28',
      })
    : '';
  return html`<div class="wrap-wide pt-6 md:pt-10">
    <div class="flex items-center gap-4 border-b border-line pb-6 md:gap-6 md:pb-8">
      ${mark}
      <div class="min-w-0">
        <h1 class="display text-h1 break-words">${name}</h1>
        ${about && html`<p class="mt-1 max-w-[68ch] text-small text-muted md:text-body">${about}</p>`}
      </div>
    </div>
  </div>`;
};

const listPage = async (
  reads: PageReads,
  { locale, filter }: PageSetting,
  { name, description, image, head, part, size, reads: more = [] }: ListPage,
): Promise<PageContent> => {
  const list = await reads.list({ ...filter, ...part }, size);
  const { products } = list.value;
  return {
    status: 200,
    title: name,
    description,
    image: image ?? pictureOf(products[0]?.images ?? ''),
    facts: [],
    main: html`${head}
      <div class="wrap-wide py-6 md:py-10">${productGrid(products, locale)}</div>`,
    reads: [...more, list],
  };
};

/** Measures and classes are those of the storefront's banner, which takes this one's place. */
const banner = (category: CategoryDto, locale: Locale): Html => {
  const image = picture(category.banner, {
    sizes: '100vw',
    max: 1600,
    first: true,
    className: 'mirror absolute inset-0 -z-10 size-full object-[72%_center]',
  });
  const info = pick(locale, category.shortInfo, category.shortInfoAr);
  return html`<div
    class="relative isolate flex aspect-3/1 max-h-100 w-full items-end overflow-hidden bg-sand md:aspect-4/1"
  >
    ${image}
    <div class="light-veil absolute inset-0 -z-10"></div>
    <div class="wrap-wide pb-4 text-night md:pb-10">
      <h1 class="display text-h1">${pick(locale, category.name, category.nameAr)}</h1>
      ${info && html`<p class="mt-1 max-w-[60ch] text-small">${info}</p>`}
    </div>
  </div>`;
};

export const categoryPage = (
  reads: PageReads,
  categories: CategoryDto[],
  id: number,
  setting: PageSetting,
): Promise<PageContent> => {
  const { locale } = setting;
  const category = categories.find((row) => row.id === id);
  if (!category) throw new NotFound('This category');
  const { name, nameAr, shortInfo, shortInfoAr, description, descriptionAr } = category;
  const title = pick(locale, name, nameAr);
  const texts = [pick(locale, description, descriptionAr), pick(locale, shortInfo, shortInfoAr)];
  return listPage(reads, setting, {
    name: title,
    description: listDescription(title, texts, locale),
    image: category.banner,
    head: banner(category, locale),
    part: { category: id },
    size: CATEGORY_PAGE,
  });
};

export const groupPage = (
  reads: PageReads,
  group: Group,
  setting: PageSetting,
): Promise<PageContent> => {
  const name = PAGE_WORDS[setting.locale].groups[group];
  const description = groupDescription(name, setting.locale);
  const head = groupHead(name);
  return listPage(reads, setting, { name, description, head, part: { group }, size: GROUP_PAGE });
};

export const brandPage = (
  reads: PageReads,
  brands: BrandDto[],
  id: number,
  setting: PageSetting,
): Promise<PageContent> => {
  const brand = brands.find((row) => row.id === id);
  if (!brand) throw new NotFound('This brand');
  return listPage(reads, setting, {
    name: brand.name,
    description: listDescription(brand.name, [], setting.locale),
    image: brand.icon,
    head: makerHead(brand.name, brand.icon),
    part: { brand: id },
    size: CATEGORY_PAGE,
  });
};

export const vendorPage = async (
  reads: PageReads,
  id: number,
  setting: PageSetting,
): Promise<PageContent> => {
  const vendor = await reads.vendor(id);
  const { name, about, image } = vendor.value;
  return listPage(reads, setting, {
    name,
    description: listDescription(name, [about], setting.locale),
    image,
    head: makerHead(name, image, about),
    part: { vendor: id },
    size: CATEGORY_PAGE,
    reads: [vendor],
  });
};
