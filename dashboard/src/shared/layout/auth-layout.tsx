import { StarPattern } from '@shop/ui';
import { useEffect, type ReactNode } from 'react';
import { useShopName } from '@/shared/api/shop-name';
import { useText } from '@/shared/i18n/use-text';
import { useTabIcon } from './use-tab-icon';
import { Wordmark } from './wordmark';

/** Layout of login and invitation. */
export const AuthLayout = ({
  title,
  preferences,
  children,
}: {
  title: string;
  preferences: ReactNode;
  children: ReactNode;
}) => {
  const t = useText();
  const shop = useShopName();
  useTabIcon();
  useEffect(() => {
    document.title = `${title} · ${t('shell.tab', { shop })}`;
  }, [title, t, shop]);
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <aside
        aria-label={t('shell.tab', { shop })}
        className="relative isolate hidden flex-col justify-between overflow-hidden bg-oasis p-12 text-on-oasis lg:flex"
      >
        <StarPattern
          id="login-stars"
          className="absolute inset-0 -z-10 text-gilt opacity-20 mask-radial-from-0% mask-radial-to-90%"
        />
        <Wordmark onDark />
        <p className="display max-w-md text-display">{t('login.tagline')}</p>
      </aside>
      <div className="flex flex-col px-(--gutter) py-3">
        <header className="flex items-center justify-between">
          <Wordmark className="ps-1 lg:invisible" />
          <span className="flex items-center">{preferences}</span>
        </header>
        <main className="mx-auto flex w-full max-w-[400px] flex-1 flex-col justify-center py-10">
          <p className="eyebrow text-brass">{t('login.eyebrow')}</p>
          <h1 className="display mt-2 mb-8 text-h1">{title}</h1>
          {children}
        </main>
      </div>
    </div>
  );
};
