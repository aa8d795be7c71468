import type { ArrangedLayoutDto } from '@shop/contracts';
import { HOME_SECTIONS, MENU_GROUPS } from '@shop/shop-rules';

/** What staff arrange. */
export type LayoutValues = Omit<ArrangedLayoutDto, 'version'>;

/** Whether and when shoppers see an entry; the times are UTC. */
export interface ShownEntry {
  shown: boolean;
  shownFrom?: string | null;
  shownUntil?: string | null;
}

/** The entry with other times, written as the server writes them, so that the same times are no change. */
export const withTimes = <Entry extends ShownEntry>(
  { shownFrom: _from, shownUntil: _until, ...entry }: Entry,
  { shownFrom, shownUntil }: Omit<ShownEntry, 'shown'>,
): Entry =>
  ({ ...entry, ...(shownFrom && { shownFrom }), ...(shownUntil && { shownUntil }) }) as Entry;

/** The list with one entry at another index. */
export const moved = <T>(list: T[], from: number, to: number): T[] => {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

/** Everything shown in the default order: categories as they were added. */
export const defaultLayout = (categories: LayoutValues['categories']): LayoutValues => ({
  categories: categories.map(({ id }) => ({ id, shown: true })).sort((a, b) => a.id - b.id),
  groups: MENU_GROUPS.map((name) => ({ name, shown: true })),
  sections: HOME_SECTIONS.map((name) => ({ name, shown: true })),
});
