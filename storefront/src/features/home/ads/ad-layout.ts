interface AdLayout {
  /** Columns and aspect ratio of the tile. */
  tile: string;
  /** Text beside the picture instead of below it. */
  wide: boolean;
}

const LARGE = {
  tile: 'col-span-2 aspect-10/11 md:aspect-4/3 lg:row-span-2 lg:aspect-square',
  wide: false,
};
const SMALL = { tile: 'aspect-5/7 md:aspect-square lg:aspect-auto', wide: false };
const HALF = { tile: 'col-span-2 aspect-16/9 lg:aspect-auto', wide: true };
const WHOLE = { tile: 'col-span-2 aspect-16/9 lg:col-span-4 lg:aspect-3/1', wide: true };
/** One group: one large tile, two small ones, one wide. */
const GROUP = [LARGE, SMALL, SMALL, HALF];

/** Layout of an ad; an incomplete last group fills its rows too. */
export const layoutOf = (index: number, count: number): AdLayout => {
  const left = count % 4;
  if (index < count - left) return GROUP[index % 4] ?? HALF;
  const first = index === count - left;
  return first && left !== 2 ? WHOLE : { ...HALF, tile: 'col-span-2 aspect-16/9' };
};
