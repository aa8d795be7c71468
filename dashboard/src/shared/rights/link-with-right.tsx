import type { Right } from '@shop/shop-rules';
import { Link, type LinkProps } from 'react-router';
import { useMay } from './use-may';

/** A link for accounts with the right, or one of them; for others its content without the link. */
export const LinkWithRight = ({
  right,
  plainClassName,
  ...link
}: LinkProps & {
  right: Right | readonly Right[];
  /** Classes of the content without the link. */
  plainClassName?: string;
}) =>
  useMay()(...[right].flat()) ? (
    <Link {...link} />
  ) : (
    <span className={plainClassName}>{link.children}</span>
  );
