import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  locales: ['en', 'ar'],
  sourceLocale: 'en',
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] },
    { path: '<rootDir>/src/locales/lists/{locale}', include: [] },
    { path: '<rootDir>/src/locales/personal/{locale}', include: [] },
    { path: '<rootDir>/src/locales/product/{locale}', include: [] },
    { path: '<rootDir>/src/locales/shopping/{locale}', include: [] },
    { path: '<rootDir>/src/locales/policies/{locale}', include: [] },
  ],
  format: formatter({ explicitIdAsDefault: true, origins: false }),
});
