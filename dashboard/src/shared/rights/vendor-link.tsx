import type { Right } from '@shop/shop-rules';
import type { ReactNode } from 'react';
import { paths } from '@/shared/paths';
import { LinkWithRight } from './link-with-right';

/** One of these opens the page of a vendor. */
export const VENDOR_PAGE_RIGHTS: readonly Right[] = [
  'products.edit',
  'profiles.edit',
  'staff.manage',
];

/** Link to the page of a vendor, for accounts that may open it. */
export const VendorLink = ({
  id,
  className,
  plainClassName,
  children,
}: {
  id: number;
  className: string;
  plainClassName: string;
  children: ReactNode;
}) => (
  <LinkWithRight
    right={VENDOR_PAGE_RIGHTS}
    to={paths.vendor(id)}
    {...{ className, plainClassName, children }}
  />
);
