/**
 * The results of statements of one transaction that were sent together. After one fails the rest fail too, because
 * the transaction is aborted, and several errors may arrive at once; the error thrown is that of the first in the list.
 */
export const sentTogether = async <T extends readonly unknown[] | []>(
  statements: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> => {
  await Promise.allSettled(statements);
  // All have ended, so this rejects with the first error in the sequence of the list.
  return Promise.all(statements);
};
