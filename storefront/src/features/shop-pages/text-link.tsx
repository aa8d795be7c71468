import { withoutLanguage } from '@shop/shop-rules';
import type { ReactNode } from 'react';
import { Link } from '@/shared/routing/link';

const className = 'underline underline-offset-4';

/** A link in a text: paths open in the shop, in the language of the page. */
export const TextLink = ({ to, children }: { to: string; children: ReactNode }) =>
  to.startsWith('/') ? (
    <Link to={withoutLanguage(to)} className={className}>
      {children}
    </Link>
  ) : (
    <a href={to} rel="noopener" className={className}>
      {children}
    </a>
  );
