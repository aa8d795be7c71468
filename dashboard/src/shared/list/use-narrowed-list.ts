import { useLocation, useNavigate } from 'react-router';

/** Parameters of a list's address that hide no rows; the others are its search and filters. */
const NOT_NARROWING = new Set(['limit', 'sort', 'page', 'before']);

/** Whether search or filters of the list in the address may hide rows, and how to clear them. */
export const useNarrowedList = (): { isNarrowed: boolean; clear: () => void } => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const narrowing = [...params.keys()].filter((name) => !NOT_NARROWING.has(name));
  return {
    isNarrowed: narrowing.length > 0,
    clear: () => {
      for (const name of [...narrowing, 'page', 'before']) params.delete(name);
      void navigate({ pathname, search: params.toString() }, { preventScrollReset: true });
    },
  };
};
