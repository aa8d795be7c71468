/** Page links: first, last, current and `around` neighbours on each side; 0 marks a gap. */
export const pageNumbers = (current: number, last: number, around: 0 | 1 = 1): number[] => {
  const shown = [1, current - around, current, current + around, last]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b)
    .filter((page, index, all) => page !== all[index - 1]);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [0, page] : [page];
  });
};
