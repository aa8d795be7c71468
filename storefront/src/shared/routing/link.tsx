import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the shop without language. */
  to: To;
  replace?: boolean;
  /** State of the history entry. */
  state?: unknown;
}

/** A link inside the shop: that of react-router without its prefetching and data routes, which the shop does not use. */
export const Link = ({ to, replace, state, onClick, children, ...props }: LinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace && { replace }),
    state,
    ...(props.target && { target: props.target }),
  });
  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
};

/** A link that says whether it leads to the current page or to one above it. */
export const NavLink = ({ to, ...props }: LinkProps & { to: string }) => {
  const pathname = useLocation().pathname.toLowerCase();
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...props} />;
};
