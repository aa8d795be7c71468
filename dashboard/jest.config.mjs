import { webPreset } from '../libs/testing/src/web-preset.mjs';

export default {
  ...webPreset,
  displayName: 'dashboard',
  moduleNameMapper: { ...webPreset.moduleNameMapper, '^@/(.*)$': '<rootDir>/src/$1' },
  extensionsToTreatAsEsm: [...webPreset.extensionsToTreatAsEsm, '.po'],
  transform: { ...webPreset.transform, '\\.po$': '<rootDir>/jest-catalogue.mjs' },
};
