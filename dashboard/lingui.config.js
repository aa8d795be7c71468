import { formatter } from '@lingui/format-po';

export default {
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] },
    { path: '<rootDir>/src/locales/setup/{locale}', include: [] },
  ],
  format: formatter({ explicitIdAsDefault: true, origins: false }),
};
