import type { ReactNode } from 'react';
import { Link } from '@/shared/routing/link';

/** Link with a stored address: paths navigate inside the shop, http(s) addresses open a new tab. */
export const SmartLink = ({
  to,
  className,
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) =>
  /^https?:\/\//i.test(to) ? (
    <a href={to} rel="noopener" className={className}>
      {children}
    </a>
  ) : (
    <Link to={to.startsWith('/') ? to : '/'} className={className}>
      {children}
    </Link>
  );
