import { useLayoutEffect } from 'react';
import { useText } from '@/shared/i18n/text';
import { endEarlyTaps } from '@/shared/rendering/early-taps';
import { useHydrated } from '@/shared/rendering/use-hydrated';

/** Tells the shopper that the page is still loading, after two seconds or an early tap. */
export const LoadingNotice = () => {
  const { t } = useText();
  // Where the browser renders the page itself, React handles taps from this rendering on.
  useLayoutEffect(endEarlyTaps, []);
  if (useHydrated()) return null;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-16 z-40">
      <p className="mx-auto hidden w-fit border border-line bg-paper px-4 py-2 [[data-late]_&]:block">
        {t('loading')}
      </p>
    </div>
  );
};
