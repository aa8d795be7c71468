import type { Principal } from '../../../../platform/http/principal.js';

/** Id of the vendor a caller is held to; undefined for everybody else. */
export const ownVendor = (user: Principal | undefined): number | undefined =>
  user?.role === 'vendor' ? user.id : undefined;
