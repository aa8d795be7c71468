export const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The median of each value of some results. */
export const medians = (results) =>
  Object.fromEntries(
    Object.keys(results[0]).map((key) => [key, median(results.map((one) => one[key]))]),
  );

/** Does the work for each item, one after the other. */
export const inTurn = async (items, work) => {
  const done = [];
  for (const [at, item] of items.entries()) done.push(await work(item, at));
  return done;
};
