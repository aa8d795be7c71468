import { Button } from '@shop/ui';
import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';

/** Bar at the bottom with the number of selected rows and their actions. */
export const BulkBar = ({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) => {
  const t = useText();
  if (count === 0) return null;
  return (
    <section
      data-bulk-bar
      aria-label={t('table.selection')}
      className="panel sticky bottom-3 z-20 mx-auto mt-4 flex w-fit max-w-full animate-rise-in flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 shadow-overlay"
    >
      <p role="status" className="font-semibold tabular-nums">
        {t('table.count', { count })}
      </p>
      {children}
      <Button variant="quiet" size="small" onClick={onClear}>
        {t('table.clear')}
      </Button>
    </section>
  );
};
