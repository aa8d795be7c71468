import { CATEGORY_PAGE, type Group, GROUP_PAGE, isVideo, jsonList } from '@shop/shop-rules';
import type { BrandDto } from '../../modules/catalogue/brands/brand.dto.js';
import type { CategoryDto } from '../../modules/catalogue/categories/category.dto.js';
import { NotFound } from '../../platform/http/problem.js';
import type { PageContent, PageSetting } from './page-content.js';
import type { ListPart, PageReads, Read } from './page-data.js';

/** What is particular about one list of products. */
interface ListPage {
  image?: string | null;
  part: ListPart;
  size: number;
  reads?: Read<unknown>[];
}

/** The first of a list of files, as JSON, that is a picture. */
export const pictureOf = (images: string): string | undefined =>
  jsonList(images).find((image) => !isVideo(image));

const listPage = async (
  reads: PageReads,
  { filter }: PageSetting,
  { part, size, image, reads: more = [] }: ListPage,
): Promise<PageContent> => {
  const list = await reads.list({ ...filter, ...part }, size);
  return {
    status: 200,
    image: image ?? pictureOf(list.value.products[0]?.images ?? ''),
    reads: [...more, list],
  };
};

export const categoryPage = (
  reads: PageReads,
  categories: CategoryDto[],
  id: number,
  setting: PageSetting,
): Promise<PageContent> => {
  const category = categories.find((row) => row.id === id);
  if (!category) throw new NotFound();
  return listPage(reads, setting, {
    image: category.banner,
    part: { category: id },
    size: CATEGORY_PAGE,
  });
};

export const groupPage = (
  reads: PageReads,
  group: Group,
  setting: PageSetting,
): Promise<PageContent> => listPage(reads, setting, { part: { group }, size: GROUP_PAGE });

export const searchPage = (reads: PageReads, setting: PageSetting): Promise<PageContent> =>
  listPage(reads, setting, { part: {}, size: CATEGORY_PAGE });

export const brandPage = (
  reads: PageReads,
  brands: BrandDto[],
  id: number,
  setting: PageSetting,
): Promise<PageContent> => {
  const brand = brands.find((row) => row.id === id);
  if (!brand) throw new NotFound();
  const part = { brand: id };
  return listPage(reads, setting, { image: brand.icon, part, size: CATEGORY_PAGE });
};

export const vendorPage = async (
  reads: PageReads,
  id: number,
  setting: PageSetting,
): Promise<PageContent> => {
  const vendor = await reads.vendor(id);
  return listPage(reads, setting, {
    image: vendor.value.image,
    part: { vendor: id },
    size: CATEGORY_PAGE,
    reads: [vendor],
  });
};
