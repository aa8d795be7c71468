/** Waits for the state of a sandbox in this process; also while timers are fake. */
export const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};
