import { createContext } from 'react';

/** Whether search engines leave the page out: its module exports `unlisted`. */
export const UnlistedContext = createContext(false);
