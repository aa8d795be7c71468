import type { Recipe } from './attack.mjs';

export const AREAS: Record<string, Recipe[]>;
