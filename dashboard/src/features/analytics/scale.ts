const STEPS = [1, 2, 2.5, 5, 10];

/** Smallest round number that is not below the value; 1 for 0. */
export const roundUp = (value: number): number => {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return (STEPS.find((step) => step * power >= value) ?? 10) * power;
};

/** Relative change between two numbers; undefined when the first is 0. */
export const changeOf = (before: number, now: number): number | undefined =>
  before > 0 ? (now - before) / before : undefined;
