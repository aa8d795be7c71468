/** Target index of a key in a grid; undefined for other keys. */
export const placeAfterKey = (
  key: string,
  {
    place,
    total,
    rtl,
    list,
  }: { place: number; total: number; rtl: boolean; list: HTMLElement | null },
): number | undefined => {
  const tiles = [...(list?.children ?? [])].filter((tile) => tile instanceof HTMLElement);
  const columns = tiles.filter(({ offsetTop }) => offsetTop === tiles[0]?.offsetTop).length;
  const step = rtl ? -1 : 1;
  const ways: Record<string, number> = {
    ArrowRight: place + step,
    ArrowLeft: place - step,
    ArrowDown: place + columns,
    ArrowUp: place - columns,
    Home: 0,
    End: total - 1,
  };
  const to = ways[key];
  return to === undefined ? undefined : Math.min(total - 1, Math.max(0, to));
};
