/** Letters that fit into the menu's line from each width on, besides Home and About. */
const LINE = { md: 72, lg: 104, xl: 134 };
/** What a category and "More" take beside their letters. */
const BESIDE = { category: 4, more: 10 };

export type MenuWidth = keyof typeof LINE;

/** How many of the categories with these names fit into the line, with "More" at its end where some do not. */
const fitting = (names: string[], width: MenuWidth): number => {
  let used = 0;
  const ends = names.map((name) => (used += name.length + BESIDE.category));
  const room = used > LINE[width] ? LINE[width] - BESIDE.more : used;
  return ends.filter((end) => end <= room).length;
};

/** How many categories the line holds at each width. */
export const menuRoom = (names: string[]): Record<MenuWidth, number> => ({
  md: fitting(names, 'md'),
  lg: fitting(names, 'lg'),
  xl: fitting(names, 'xl'),
});
