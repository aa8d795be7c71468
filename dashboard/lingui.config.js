export default {
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'] }],
  format: 'po',
  formatOptions: { explicitIdAsDefault: true },
};
