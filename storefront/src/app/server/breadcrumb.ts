import type { Breadcrumb } from '@/shared/rendering/server-page';

/** Breadcrumb from the home page to a catalogue page, as schema.org data. */
export const breadcrumb = (crumbs: Breadcrumb[], href: (path: string) => string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: href(path),
  })),
});
