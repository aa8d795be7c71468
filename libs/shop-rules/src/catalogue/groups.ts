/** Audience groups of the catalogue. */
export const GROUPS = ['man', 'women', 'unisex', 'kids'] as const;
export type Group = (typeof GROUPS)[number];

/** Canonical group of a route or tag; `men` is an alias of `man`. */
export const groupOf = (text: string): Group | undefined => {
  const name = text.trim().toLowerCase();
  return name === 'men' ? 'man' : GROUPS.find((group) => group === name);
};

/** Audience tags are hidden from the category sub-menus. */
export const isMenuTag = (tag: string): boolean =>
  !['men', 'man', 'women', 'unisex'].includes(tag.trim().toLowerCase());
