import { nodePreset } from '../../jest.preset.mjs';

/** Unit tests of the API and of the rules, run by Stryker in its copy of the workspace. */
export default {
  ...nodePreset,
  rootDir: '../..',
  roots: ['<rootDir>/api/src', '<rootDir>/libs/shop-rules/src'],
  testMatch: process.env.MUTATION_TESTS.split(' ').map((file) => `<rootDir>/${file}`),
  // The link in node_modules leads out of the copy, to sources without mutants.
  moduleNameMapper: { '^@shop/shop-rules$': '<rootDir>/libs/shop-rules/src/index.ts' },
};
