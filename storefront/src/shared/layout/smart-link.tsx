import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link whose address comes from a row: a path of the shop stays inside, an http(s) address opens outside. */
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
