import type { NestExpressApplication } from '@nestjs/platform-express';
import { BrandsController } from '../modules/catalogue/brands/brands.controller.js';
import { CategoriesController } from '../modules/catalogue/categories/categories.controller.js';
import { ReviewsController } from '../modules/catalogue/reviews/reviews.controller.js';
import { BannersController } from '../modules/content/banners/banners.controller.js';
import { LayoutController } from '../modules/content/layout/layout.controller.js';
import { MainAdsController } from '../modules/content/main-ads/main-ads.controller.js';
import { PartnersController } from '../modules/content/partners/partners.controller.js';
import { SettingsController } from '../modules/content/settings/settings.controller.js';
import { LIMITS } from '../platform/rate-limit/limits.js';
import type { DirectRead } from './fast-path.js';

/** The reads that most pages of the storefront consist of, as their routes answer a guest. */
export const guestReads = (app: NestExpressApplication): DirectRead[] => {
  const read = (paths: string, answer: (id: number) => Promise<unknown>): DirectRead => ({
    path: new RegExp(`^/api/${paths}$`),
    limit: LIMITS.read,
    answer: async ({ id }) => {
      const value = await answer(id);
      return typeof value === 'string' ? value : JSON.stringify(value);
    },
  });
  return [
    read('categories/all', () => app.get(CategoriesController).all()),
    read('categories/(\\d+)', (id) => app.get(CategoriesController).one(id)),
    read('settings', () => app.get(SettingsController).current()),
    read('layout', () => app.get(LayoutController).shown()),
    read('brands/all', () => app.get(BrandsController).all()),
    read('partners/all', () => app.get(PartnersController).all()),
    read('banners/all', () => app.get(BannersController).all()),
    read('main_ads/all', () => app.get(MainAdsController).all()),
    read('reviews/product/(\\d+)', (id) => app.get(ReviewsController).ofProduct(id)),
  ];
};
