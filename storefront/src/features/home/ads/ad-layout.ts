export interface AdLayout {
  /** Columns and aspect ratio of the tile. */
  tile: string;
  /** Where the text is beside the picture instead of below it. */
  beside: 'never' | 'from-md' | 'always';
}

/** On phones two tiles in a row; from 768 px the rows of the grid determine the height. */
const LARGE: AdLayout = {
  tile: 'aspect-4/5 md:col-span-2 md:row-span-2 md:aspect-auto',
  beside: 'never',
};
const SMALL: AdLayout = { tile: 'aspect-4/5 md:aspect-auto', beside: 'never' };
const WIDE: AdLayout = { tile: 'aspect-4/5 md:col-span-2 md:aspect-auto', beside: 'from-md' };
const HALF: AdLayout = { tile: 'col-span-2 aspect-16/9 md:aspect-auto', beside: 'always' };
const WHOLE: AdLayout = {
  tile: 'col-span-2 aspect-16/9 md:col-span-4 md:aspect-auto',
  beside: 'always',
};
/** One group: one large tile, two small ones, one wide. */
const GROUP = [LARGE, SMALL, SMALL, WIDE];

/** Layout of an ad; an incomplete last group fills its rows too. */
export const layoutOf = (index: number, count: number): AdLayout => {
  const left = count % 4;
  if (index < count - left) return GROUP[index % 4] ?? HALF;
  const first = index === count - left;
  return first && left !== 2 ? WHOLE : HALF;
};
