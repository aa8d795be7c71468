import type { ListImportKind } from './files.js';

/** Columns of the files that an import reads, besides id and version; those of translations depend on their kind. */
export const IMPORT_COLUMNS = {
  categories: [
    'name',
    'nameAr',
    'shortInfo',
    'shortInfoAr',
    'description',
    'descriptionAr',
    'tags',
  ],
  brands: ['name'],
  offers: ['title', 'titleAr'],
  partners: ['name', 'path'],
  banners: [
    ...(['title', 'titleAr', 'about', 'aboutAr', 'tagline', 'taglineAr'] as const),
    ...(['path', 'active', 'shownFrom', 'shownUntil'] as const),
  ],
  'main-ads': ['title', 'titleAr', 'text', 'textAr', 'path', 'shownFrom', 'shownUntil'],
  videos: [
    ...(['title', 'titleAr', 'model', 'description', 'descriptionAr'] as const),
    ...(['link', 'shownFrom', 'shownUntil'] as const),
  ],
  coupons: [
    ...(['code', 'amount', 'percent', 'target', 'minimum', 'startsAt', 'endsAt'] as const),
    ...(['maxUses', 'maxUsesPerShopper', 'shopper', 'note'] as const),
  ],
} as const satisfies Record<Exclude<ListImportKind, 'translations'>, readonly string[]>;
