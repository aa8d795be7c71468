import { fileURLToPath } from 'node:url';
import { nodePreset } from '../../../jest.preset.mjs';

/** Jest settings of browser projects. */
export const webPreset = {
  ...nodePreset,
  testEnvironment: fileURLToPath(new URL('./jsdom-environment.mjs', import.meta.url)),
  testEnvironmentOptions: {
    url: 'http://localhost:4000/',
    customExportConditions: ['@shop/source', 'browser'],
  },
  moduleNameMapper: {
    ...nodePreset.moduleNameMapper,
    '\\.css$': fileURLToPath(new URL('./empty.mjs', import.meta.url)),
  },
  setupFilesAfterEnv: [fileURLToPath(new URL('./cleanup.mjs', import.meta.url))],
};
