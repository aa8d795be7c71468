import { buttonClass } from '@shop/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { localized } from '@/shared/locale';
import { useText } from '@/shared/text';

/** When rendering a page itself fails. */
export const RouterError = () => {
  const { t, locale } = useText();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className="wrap grid min-h-dvh place-content-center justify-items-center gap-6 text-center">
      <h1 className="display text-h1">{t('error.unexpected')}</h1>
      <p className="text-muted">{t('error.unexpectedHint')}</p>
      <a href={localized('/', locale)} className={buttonClass()}>
        {t('goHome')}
      </a>
    </main>
  );
};
