import type { Right, StaffType } from '@shop/shop-rules';
import { createContext, useContext } from 'react';

/** The signed-in account. */
interface Account {
  id: number;
  type: StaffType;
  rights: readonly Right[];
}

export const AccountContext = createContext<Account | undefined>(undefined);

/** The signed-in account, on pages that require one. */
export const useAccount = (): Account => {
  const account = useContext(AccountContext);
  if (!account) throw new Error('This component needs a signed-in account.');
  return account;
};

export type May = (...anyOf: Right[]) => boolean;

/** Whether the signed-in account has one of the rights; the server checks the same. */
export const useMay = (): May => {
  const rights = useContext(AccountContext)?.rights ?? [];
  return (...anyOf) => anyOf.some((right) => rights.includes(right));
};
