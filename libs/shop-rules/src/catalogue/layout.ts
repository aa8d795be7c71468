import type { Group } from './groups.js';

/** Groups of the menu in their default order. */
export const MENU_GROUPS = ['women', 'man', 'unisex', 'kids'] as const satisfies readonly Group[];

/** Sections of the home page in their default order; `sliders` has the products of each category. */
export const HOME_SECTIONS = [
  'hero',
  'categories',
  'ads',
  'new',
  'flash',
  'sliders',
  'videos',
  'special',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** When shoppers see something; null: without a start or end. */
export interface Schedule {
  shownFrom: Date | string | null;
  shownUntil: Date | string | null;
}

/** Whether shoppers see something at a time; it appears at its start and is gone at its end. */
export const isShownAt = ({ shownFrom, shownUntil }: Schedule, time: Date): boolean =>
  (!shownFrom || new Date(shownFrom) <= time) && (!shownUntil || time < new Date(shownUntil));
