import type { Right } from '@shop/shop-rules';
import { createContext, useContext } from 'react';

/** The rights of the signed-in account; none without one. */
export const RightsContext = createContext<readonly Right[]>([]);

export type May = (...anyOf: Right[]) => boolean;

/** Whether the signed-in account has one of the rights; the server checks the same. */
export const useMay = (): May => {
  const rights = useContext(RightsContext);
  return (...anyOf) => anyOf.some((right) => rights.includes(right));
};
