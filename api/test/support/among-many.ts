/** Repeats a call that waited too long for a lock of simultaneous calls and got 503, as a client does. */
export const amongMany = async <T extends { status: number }>(
  send: () => PromiseLike<T>,
): Promise<T> => {
  const answer = await send();
  return answer.status === 503 ? amongMany(send) : answer;
};
