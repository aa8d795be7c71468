import { withTimes, type LayoutValues, type ShownEntry } from './layout-values';

/** What a colleague has saved and the next save would replace, of one list. */
export interface Replaced<Entry> {
  /** Entries whose schedule both have changed, as the colleague saved them. */
  entries: Entry[];
  /** The list in the colleague's order, if both have changed it. */
  order: Entry[] | undefined;
}

const keyOf = (entry: object): string =>
  'id' in entry ? String(entry.id) : 'name' in entry ? String(entry.name) : '';
const orderOf = (list: object[]): string => list.map(keyOf).join();
const timesOf = ({ shownFrom, shownUntil }: ShownEntry): string =>
  `${shownFrom ?? ''} ${shownUntil ?? ''}`;

/** The entries in the order of another list; those that it lacks follow. */
const inOrderOf = <Entry extends object>(entries: Entry[], list: object[]): Entry[] => {
  const keys = list.map(keyOf);
  const at = (entry: Entry) =>
    keys.includes(keyOf(entry)) ? keys.indexOf(keyOf(entry)) : Infinity;
  return entries
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) => (at(a.entry) === at(b.entry) ? a.index - b.index : at(a.entry) - at(b.entry)))
    .map(({ entry }) => entry);
};

const find = <Entry extends object>(list: Entry[], entry: Entry) =>
  list.find((each) => keyOf(each) === keyOf(entry));

/** What saving a list still replaces: where it differs from what the colleague saved. */
export const stillReplaced = <Entry extends ShownEntry>(
  list: Entry[],
  { entries, order }: Replaced<Entry> = { entries: [], order: undefined },
): Replaced<Entry> => ({
  entries: entries.filter((their) => timesOf(find(list, their) ?? their) !== timesOf(their)),
  order: order && orderOf(order) !== orderOf(list) ? order : undefined,
});

/**
 * A list that was edited here, with what a colleague has saved meanwhile: of each entry, and of the order, what was
 * changed here stays, and all else is as the colleague saved it. `earlier` is what the save before would have replaced.
 */
export const mergeList = <Entry extends ShownEntry>(
  before: Entry[],
  mine: Entry[],
  theirs: Entry[],
  earlier?: Replaced<Entry>,
): { list: Entry[]; replaced: Replaced<Entry> } => {
  const clashes = earlier?.entries.flatMap((their) => find(theirs, their) ?? []) ?? [];
  const entries = theirs.map((their) => {
    const [old = their, own = their] = [find(before, their), find(mine, their)];
    const isOwn = timesOf(own) !== timesOf(old);
    if (isOwn && timesOf(their) !== timesOf(old) && !clashes.includes(their)) clashes.push(their);
    const shown = own.shown === old.shown ? their.shown : own.shown;
    return withTimes({ ...their, shown }, isOwn ? own : their);
  });
  // Categories that were added or deleted meanwhile are no change of the order.
  const known = (list: Entry[]) => list.filter((each) => find(theirs, each) && find(before, each));
  const isOwnOrder = orderOf(known(mine)) !== orderOf(known(before));
  const list = isOwnOrder ? inOrderOf(entries, mine) : entries;
  const isClash =
    isOwnOrder &&
    orderOf(known(theirs)) !== orderOf(known(before)) &&
    orderOf(known(theirs)) !== orderOf(known(mine));
  const order = isClash || earlier?.order ? theirs : undefined;
  return { list, replaced: stillReplaced(list, { entries: clashes, order }) };
};

/** What the next save replaces, by list. */
export type ReplacedLayout = {
  [List in keyof LayoutValues]?: Replaced<LayoutValues[List][number]>;
};

/** The three lists of the layout, merged one by one. */
export const mergeLayout = (
  before: LayoutValues,
  mine: LayoutValues,
  theirs: LayoutValues,
  earlier: ReplacedLayout,
): { values: LayoutValues; replaced: ReplacedLayout } => {
  const categories = mergeList(
    before.categories,
    mine.categories,
    theirs.categories,
    earlier.categories,
  );
  const groups = mergeList(before.groups, mine.groups, theirs.groups, earlier.groups);
  const sections = mergeList(before.sections, mine.sections, theirs.sections, earlier.sections);
  return {
    values: { categories: categories.list, groups: groups.list, sections: sections.list },
    replaced: {
      categories: categories.replaced,
      groups: groups.replaced,
      sections: sections.replaced,
    },
  };
};
