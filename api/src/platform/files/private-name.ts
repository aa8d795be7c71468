import { isStoredName } from '@shop/shop-rules';

const MARK = '_';

/** Name of a file that no public route serves: it is never a valid name of an upload. */
export const privateName = (name: string): string => MARK + name;

/** Whether a stored file is private. */
export const isPrivateName = (name: string): boolean =>
  name.startsWith(MARK) && isStoredName(name.slice(MARK.length));
