/** Target index of a key in a grid; undefined for other keys. */
export const indexAfterKey = (
  key: string,
  {
    index,
    total,
    rtl,
    list,
  }: { index: number; total: number; rtl: boolean; list: HTMLElement | null },
): number | undefined => {
  const tiles = [...(list?.children ?? [])].filter((tile) => tile instanceof HTMLElement);
  const columns = tiles.filter(({ offsetTop }) => offsetTop === tiles[0]?.offsetTop).length;
  const step = rtl ? -1 : 1;
  const targets: Record<string, number> = {
    ArrowRight: index + step,
    ArrowLeft: index - step,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: total - 1,
  };
  const to = targets[key];
  return to === undefined ? undefined : Math.min(total - 1, Math.max(0, to));
};
