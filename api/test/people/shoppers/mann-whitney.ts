const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};

/** Two-sided p of the normal approximation, without ties: times in ns hardly ever tie. */
export const mannWhitney = (ones: readonly number[], others: readonly number[]): number => {
  const u = ones.reduce((sum, one) => sum + others.filter((other) => other < one).length, 0);
  const [n, m] = [ones.length, others.length];
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(z));
};

/** Distribution function of the normal distribution (Abramowitz and Stegun 26.2.17). */
const normal = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
};

/** Compares the times of two calls, made in turn so that load affects both. */
export const compareTimes = async (
  count: number,
  one: (at: number) => PromiseLike<unknown>,
  other: (at: number) => PromiseLike<unknown>,
): Promise<{ p: number; gapMs: number }> => {
  const [ones, others]: [number[], number[]] = [[], []];
  const timed = async (into: number[], call: () => PromiseLike<unknown>): Promise<void> => {
    const start = process.hrtime.bigint();
    await call();
    into.push(Number(process.hrtime.bigint() - start) / 1e6);
  };
  for (let at = 0; at < count; at += 1) {
    const pair = [() => timed(ones, () => one(at)), () => timed(others, () => other(at))];
    for (const each of at % 2 === 0 ? pair : pair.reverse()) await each();
  }
  return { p: mannWhitney(ones, others), gapMs: Math.abs(median(ones) - median(others)) };
};
