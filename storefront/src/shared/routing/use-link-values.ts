import { useLocation } from 'react-router';

/** Values of a mailed link: in its fragment, which is sent to no server, or in the query of a link from before. */
export const useLinkValues = (): URLSearchParams => {
  const { hash, search } = useLocation();
  return new URLSearchParams(hash.includes('=') ? hash.slice(1) : search);
};
