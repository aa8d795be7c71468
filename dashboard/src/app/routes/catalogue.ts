import type { RouteObject } from 'react-router';
import { forRight, page } from './route';

export const catalogueRoutes: RouteObject[] = [
  forRight(
    ['products.edit', 'products.delete'],
    [
      {
        path: 'allproducts',
        ...page(
          'catalogue',
          () => import('@/pages/catalogue/all-products.page'),
          'AllProductsPage',
        ),
      },
    ],
  ),
  forRight(
    ['products.delete'],
    [
      {
        path: 'select-delete',
        ...page(
          'catalogue',
          () => import('@/pages/catalogue/select-delete.page'),
          'SelectDeletePage',
        ),
      },
      {
        path: 'trash',
        ...page('catalogue', () => import('@/pages/catalogue/trash.page'), 'TrashPage'),
      },
    ],
  ),
  forRight(
    ['products.edit'],
    [
      {
        path: 'products',
        ...page('catalogue', () => import('@/pages/catalogue/add-product.page'), 'AddProductPage'),
      },
      {
        path: 'unpublished',
        ...page('catalogue', () => import('@/pages/catalogue/unpublished.page'), 'UnpublishedPage'),
      },
      {
        path: 'editproduct/:id',
        ...page(
          ['catalogue', 'audit'],
          () => import('@/pages/catalogue/edit-product.page'),
          'EditProductPage',
        ),
      },
      {
        path: 'orderimages/:productId',
        ...page(
          'catalogue',
          () => import('@/pages/catalogue/order-images.page'),
          'OrderImagesPage',
        ),
      },
      {
        path: 'orderusage/:productId',
        ...page('catalogue', () => import('@/pages/catalogue/order-images.page'), 'OrderUsagePage'),
      },
    ],
  ),
  forRight(
    ['categories.edit'],
    [
      {
        path: 'categories',
        ...page('catalogue', () => import('@/pages/catalogue/categories.page'), 'CategoriesPage'),
      },
      {
        path: 'editcategory/:id',
        ...page(
          'catalogue',
          () => import('@/pages/catalogue/edit-category.page'),
          'EditCategoryPage',
        ),
      },
    ],
  ),
  forRight(
    ['products.import'],
    [
      {
        path: 'upload-products',
        ...page(
          ['catalogue', 'imports'],
          () => import('@/pages/catalogue/upload-products.page'),
          'UploadProductsPage',
        ),
      },
    ],
  ),
  forRight(
    ['brands.edit'],
    [
      {
        path: 'brands',
        ...page('catalogue', () => import('@/pages/catalogue/brands.page'), 'BrandsPage'),
      },
    ],
  ),
  forRight(
    ['offers.edit'],
    [
      {
        path: 'offers',
        ...page('catalogue', () => import('@/pages/catalogue/offers.page'), 'OffersPage'),
      },
    ],
  ),
  forRight(
    ['reviews.moderate'],
    [
      {
        path: 'reviews',
        ...page('catalogue', () => import('@/pages/catalogue/reviews.page'), 'ReviewsPage'),
      },
    ],
  ),
  forRight(
    ['searchWords.edit'],
    [
      {
        path: 'search-words',
        ...page(
          'catalogue',
          () => import('@/pages/catalogue/search-words.page'),
          'SearchWordsPage',
        ),
      },
      {
        path: 'search-words/import',
        ...page(
          ['catalogue', 'imports'],
          () => import('@/pages/catalogue/search-words-import.page'),
          'SearchWordsImportPage',
        ),
      },
    ],
  ),
];
