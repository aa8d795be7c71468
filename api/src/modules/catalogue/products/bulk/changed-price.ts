import { toFils } from '@shop/shop-rules';

/** A price in fils, changed by percent or by an amount in AED; half a fils is rounded up. */
export const changedPrice = (
  fils: number,
  { by, value }: { by: 'percent' | 'amount'; value: number },
): number =>
  by === 'amount'
    ? fils + toFils(value)
    : // In hundredths of a percent, so that the product is an exact integer.
      Math.round((fils * (10_000 + Math.round(value * 100))) / 10_000);
