import { fileURLToPath } from 'node:url';
import { webPreset } from '../libs/testing/src/web-preset.mjs';

const po = fileURLToPath(new URL('../libs/testing/src/po-transform.mjs', import.meta.url));

export default {
  ...webPreset,
  displayName: 'dashboard',
  moduleNameMapper: { ...webPreset.moduleNameMapper, '^@/(.*)$': '<rootDir>/src/$1' },
  extensionsToTreatAsEsm: [...webPreset.extensionsToTreatAsEsm, '.po'],
  transform: { ...webPreset.transform, '\\.po$': po },
};
