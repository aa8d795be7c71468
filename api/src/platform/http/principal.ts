import type { Role, StaffType } from '@shop/shop-rules';

/** Who is calling: identity of the verified session, never of the body or the path. */
export interface Principal {
  kind: 'customer' | 'staff';
  id: number;
  role: Role;
  sessionId: string;
  name: string;
  email: string;
  username: string;
  staffType?: StaffType;
}
