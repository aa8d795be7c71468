import { SHOP_NAME, SHOP_NAME_AR } from '@shop/shop-rules';
import { useLayoutEffect, type ReactNode } from 'react';
import { useText } from './text';

/** One page: names the tab and holds the content. */
export const Page = ({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) => {
  const shop = useText().pick(SHOP_NAME, SHOP_NAME_AR);
  useLayoutEffect(() => {
    document.title = title === shop ? shop : `${title} · ${shop}`;
  }, [title, shop]);
  return <div className={className}>{children}</div>;
};
