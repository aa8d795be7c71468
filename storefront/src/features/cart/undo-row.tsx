import { Button } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { useText } from '@/shared/i18n/text';
import type { CartLine } from './cart-line';

/** Replaces a removed line for some seconds and takes over its focus. */
export const UndoRow = ({ line, onUndo }: { line: CartLine; onUndo: () => void }) => {
  const { t, pick } = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [line]);
  return (
    <p role="status" className="flex items-center justify-between gap-3 bg-sand ps-4 text-small">
      {t('cart.removed', { name: pick(line.name, line.nameAr) })}
      <Button ref={button} variant="quiet" className="underline" onClick={onUndo}>
        {t('undo')}
      </Button>
    </p>
  );
};
