import { LOADING_SCREEN_DELAY_MS } from '@shop/shop-rules';
import { Spinner } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useText } from '@/shared/i18n/text';

/** Shown when nothing is ready after two seconds. */
export const LoadingScreen = () => {
  const { t } = useText();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LOADING_SCREEN_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="grid min-h-[70dvh] place-content-center">
      {isLate && (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> {t('loading')}
        </p>
      )}
    </div>
  );
};
