import { nativePreset, testing } from '../jest.preset.mjs';

/** End-to-end tests of the API on a real PostgreSQL and Redis; the stack's addresses come from the environment. */
export default {
  ...nativePreset,
  displayName: 'api-e2e',
  testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
  setupFiles: [
    ...nativePreset.setupFiles,
    testing('closed-connections'),
    '<rootDir>/test/support/own-redis.mjs',
  ],
  // These tests mostly wait for servers.
  maxWorkers: 3,
};
