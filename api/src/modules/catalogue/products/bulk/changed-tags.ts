/** Whether two tags are the same, as lists and the menu compare them. */
const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const includes = (tags: readonly string[], tag: string): boolean =>
  tags.some((one) => isSame(one, tag));

/** The tags after a change; undefined if they stay as they are. */
export const changedTags = (
  tags: readonly string[],
  { by, values }: { by: 'add' | 'remove'; values: readonly string[] },
): string[] | undefined => {
  const next =
    by === 'remove'
      ? tags.filter((tag) => !includes(values, tag))
      : values.reduce<string[]>(
          (all, tag) => (includes(all, tag) ? all : [...all, tag.trim()]),
          [...tags],
        );
  return next.length === tags.length ? undefined : next;
};

/** Whether the menu of a category has all tags that a change adds. */
export const hasTags = (
  menu: readonly string[],
  before: readonly string[],
  after: readonly string[],
) => after.every((tag) => includes(before, tag) || includes(menu, tag));
