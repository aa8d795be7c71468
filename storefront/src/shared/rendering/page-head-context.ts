import { createContext } from 'react';

/** What a page says of itself while the server draws it. */
export interface PageHead {
  name?: string;
  /** The name, and that of the shop. */
  title?: string;
  description?: string;
}

/** Given on the server alone, which writes the head with all that other sites want to know besides. */
export const PageHeadContext = createContext<PageHead | undefined>(undefined);
