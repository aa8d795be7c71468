import { createContext } from 'react';

/** Name, title and description that a page sets during server rendering. */
export interface PageHead {
  name?: string;
  /** Name of the page and of the shop. */
  title?: string;
  description?: string;
}

/** Provided on the server only, which writes the head with further metadata. */
export const PageHeadContext = createContext<PageHead | undefined>(undefined);
