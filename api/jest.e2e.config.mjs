import { nodePreset } from '../jest.preset.mjs';

/** End-to-end tests of the API on a real PostgreSQL and Redis; the stack's addresses come from the environment. */
export default {
  ...nodePreset,
  displayName: 'api-e2e',
  testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
  testTimeout: 30_000,
  maxWorkers: 2,
};
