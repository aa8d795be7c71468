import { Button } from '@shop/ui';
import { ArrowUp } from 'lucide-react';
import { useText } from '@/shared/i18n/use-text';

/** Says that there are new orders, in a place of its own above the list, so that no row moves. */
export const NewOrdersBar = ({ count, onShow }: { count: number; onShow: () => void }) => {
  const t = useText();
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-20 z-20 -mt-2.5 mb-0.5 flex h-9 justify-center pointer-coarse:h-11"
    >
      {count > 0 && (
        <Button
          size="small"
          className="pointer-events-auto animate-rise-in shadow-overlay"
          onClick={onShow}
        >
          <ArrowUp className="size-4" />
          {t('orders.new.show', { count })}
        </Button>
      )}
    </div>
  );
};
