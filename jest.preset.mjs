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

/** Path of a set-up file of the tests. */
export const testing = (file) => `${import.meta.dirname}/libs/testing/src/${file}.mjs`;

/** Node keeps the modules of a worker, so a test undoes what it changes in them. */
export const nativePreset = {
  runner: testing('native-runner'),
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx'],
  setupFiles: [testing('native-modules')],
  setupFilesAfterEnv: [testing('native-limits')],
};

/** For unit tests of projects that run in Node. */
export const nodePreset = {
  ...nativePreset,
  testEnvironmentOptions: { sharesProcesses: true },
  setupFilesAfterEnv: [...nativePreset.setupFilesAfterEnv, testing('native-timers')],
};
