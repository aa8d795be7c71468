type StarFill = 'full' | 'half' | 'empty';

/** Fill of the stars for an average: a fraction of 0.5 or more is half a star. */
export const starFills = (value: number, maximum: number): StarFill[] =>
  Array.from({ length: maximum }, (_, index) => {
    if (value >= index + 1) return 'full';
    return value - index >= 0.5 ? 'half' : 'empty';
  });
