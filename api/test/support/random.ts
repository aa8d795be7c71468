/** Numbers from 0 to 1; the same seed gives the same ones. */
export const randomOf = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};
