import { createContext } from 'react';

/** Whether the page is not indexed: its module exports `unlisted`. */
export const UnlistedContext = createContext(false);
