import { useLocation } from 'react-router';

/** Token of a mailed link: it is in the fragment, or in the query of a link from before. */
export const useLinkToken = (): string => {
  const { hash, search } = useLocation();
  return new URLSearchParams(hash ? hash.slice(1) : search).get('token') ?? '';
};
