import { buttonClass, StarPattern } from '@shop/ui';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useShopName } from '@/shared/api/shop-name';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';

/** A page with a message and a link home. */
export const MessagePage = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) => {
  const t = useText();
  const shop = useShopName();
  useEffect(() => {
    document.title = `${title} · ${t('shell.tab', { shop })}`;
  }, [title, t, shop]);
  return (
    <section className="relative isolate flex min-h-[60dvh] flex-col items-center justify-center gap-4 overflow-hidden px-6 text-center">
      <StarPattern className="absolute inset-0 -z-10 text-line opacity-45 mask-radial-from-10% mask-radial-to-70%" />
      <h1 className="display text-h1">{title}</h1>
      <p className="max-w-md text-body text-muted">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {children}
        <Link to={paths.home} className={buttonClass()}>
          {t('message.goHome')}
        </Link>
      </div>
    </section>
  );
};
