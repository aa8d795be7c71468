import { usePick } from './use-pick';

interface Named {
  name: string;
  nameAr: string;
}

/** Name in the current language; falls back to English. */
export const useNameOf = (): ((thing: Named) => string) => {
  const pick = usePick();
  return ({ name, nameAr }) => pick(name, nameAr);
};
