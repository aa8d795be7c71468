/** Shared jest configuration: ESM by SWC, sources of the workspace libraries. */
export const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      react: { runtime: 'automatic' },
    },
    target: 'es2023',
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

export const nodePreset = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@shop/source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  resolver: `${import.meta.dirname}/jest.resolver.cjs`,
  transform: { '\\.tsx?$': ['@swc/jest', swc] },
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx'],
};

const testing = (file) => `${import.meta.dirname}/libs/testing/src/${file}.mjs`;

/** For tests that load much: Node keeps the modules of a worker, so a test undoes what it changes in them. */
export const nativePreset = {
  ...nodePreset,
  runner: testing('native-runner'),
  setupFiles: [testing('native-modules')],
  setupFilesAfterEnv: [testing('native-limits')],
};
