import type { Right, Role, StaffType } from '@shop/shop-rules';

/** The caller, identified by the verified session, never by body or path. */
export interface Principal {
  kind: 'shopper' | 'staff';
  id: number;
  role: Role;
  /** Of staff, as they are now; empty for shoppers. */
  rights: ReadonlySet<Right>;
  sessionId: string;
  name: string;
  email: string;
  username: string;
  staffType?: StaffType;
}

/** Vendor id that limits a caller; undefined for other roles. */
export const ownVendor = (user: Principal | undefined): number | undefined =>
  user?.role === 'vendor' ? user.id : undefined;
