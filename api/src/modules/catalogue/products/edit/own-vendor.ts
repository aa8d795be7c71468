import type { Principal } from '../../../../platform/http/principal.js';

/** Vendor id that limits a caller; undefined for other roles. */
export const ownVendor = (user: Principal | undefined): number | undefined =>
  user?.role === 'vendor' ? user.id : undefined;
