import type { Linter } from 'eslint';

export const PLATFORM: readonly string[];
export const MODULES: readonly string[];
export const layerRules: Linter.Config[];
