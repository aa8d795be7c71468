import { Skeleton } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import { useText } from '@/shared/i18n/use-text';

const PricePanel = lazy(() =>
  import('./price-panel').then((file) => ({ default: file.PricePanel })),
);

/** What was asked for a product, as a chart and a table, loaded when opened. */
export const PriceHistory = ({ productId }: { productId: number }) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="panel mt-4 p-5" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-h3 font-semibold">{t('priceHistory.title')}</summary>
      {isOpen && (
        <div className="mt-4">
          <Suspense fallback={<Skeleton className="h-80" />}>
            <PricePanel productId={productId} />
          </Suspense>
        </div>
      )}
    </details>
  );
};
