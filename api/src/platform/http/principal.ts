import type { Right, Role, StaffType } from '@shop/shop-rules';

/** A password that an admin chose is to be changed; a second factor is required and missing. */
export type StaffSetup = 'password' | 'secondFactor';

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
  /** What staff must do before anything else. */
  setup?: StaffSetup;
  /** Whether the session was opened, or has confirmed the password or second factor, within the last 15 minutes. */
  isConfirmed?: boolean;
}

/** Vendor id that limits a caller; undefined for other roles. */
export const ownVendor = (user: Principal | undefined): number | undefined =>
  user?.role === 'vendor' ? user.id : undefined;
