/** The work's result, or an error once the time is over; the work itself goes on. */
export const within = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`Not done within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
};
