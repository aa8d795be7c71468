import type { CategoryDto } from '../../modules/catalogue/categories/category.dto.js';
import type { ProductAnswerDto } from '../../modules/catalogue/products/read/product.dto.js';
import type { PageAddress } from './page-address.js';
import { pick, type PageContent } from './page-content.js';

const HOME = { en: 'Home', ar: 'الرئيسية' };

const PLACELESS: readonly PageAddress['kind'][] = ['search', 'plain', 'unknown'];

/** The way from the home page to a page of the catalogue, for search engines; none for other pages. */
export const breadcrumb = (
  address: PageAddress,
  { status, reads }: PageContent,
  name: string,
  categories: CategoryDto[],
  href: (path: string) => string,
): object[] => {
  const { kind, locale, path } = address;
  if (status !== 200 || PLACELESS.includes(kind)) return [];
  const places = [{ name: HOME[locale], path: '/' }];
  if (kind === 'product') {
    const answer = reads?.[0]?.value as ProductAnswerDto | undefined;
    const category = categories.find(({ id }) => id === answer?.product.category_id);
    if (category)
      places.push({
        name: pick(locale, category.name, category.nameAr),
        path: `/category/${category.id}`,
      });
  }
  places.push({ name, path });
  const itemListElement = places.map((place, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: place.name,
    item: href(place.path),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
};
