import type { Place } from '@/shared/rendering/server-page';

/** The way from the home page to a page of the catalogue, for search engines. */
export const breadcrumb = (places: Place[], href: (path: string) => string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: href(path),
  })),
});
