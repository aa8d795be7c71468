/** Number of letters that fit into the menu from each width on, besides Home and About. */
const LINE = { md: 72, lg: 104, xl: 134 };
/** Width of the padding of a category and of "More", in letters. */
const BESIDE = { category: 4, more: 10 };

export type MenuWidth = keyof typeof LINE;

/** How many of these categories fit, including "More" when some do not. */
const fitting = (names: string[], width: MenuWidth): number => {
  let used = 0;
  const ends = names.map((name) => (used += name.length + BESIDE.category));
  const room = used > LINE[width] ? LINE[width] - BESIDE.more : used;
  return ends.filter((end) => end <= room).length;
};

/** How many categories fit at each width. */
export const fittingCategories = (names: string[]): Record<MenuWidth, number> => ({
  md: fitting(names, 'md'),
  lg: fitting(names, 'lg'),
  xl: fitting(names, 'xl'),
});
