import { Button, cx } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@/shared/i18n/text';

/** Progress of a long list and its "more" button, hidden at the end. The focus moves to the first new card. */
export const ShowMore = ({
  shown,
  total,
  more,
  busy,
  onMore,
  className = 'mt-10',
}: {
  shown: number;
  total: number;
  /** The total is not loaded yet. */
  more?: boolean;
  busy: boolean;
  onMore: (() => void) | undefined;
  className?: string;
}) => {
  const { t } = useText();
  const box = useRef<HTMLDivElement>(null);
  const [pressedAt, setPressedAt] = useState(Infinity);
  const added = shown - pressedAt;
  useEffect(() => {
    if (added <= 0) return;
    const card = box.current?.closest('ul')?.children[pressedAt];
    card?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  }, [added, pressedAt]);
  const all = more ? `${total}+` : String(total);
  return (
    <div ref={box} className={cx('flex flex-col items-center justify-center gap-4', className)}>
      <p className="text-center text-small text-muted tabular-nums">
        {t('list.shown', { count: total, shown, total: all })}
      </p>
      <p role="status" className="sr-only">
        {added > 0 && t('list.moreShown', { count: added, shown, total: all })}
      </p>
      {(shown < total || more) && onMore && (
        <Button
          variant="secondary"
          busy={busy}
          busyText={t('loading')}
          onClick={() => {
            setPressedAt(shown);
            onMore();
          }}
        >
          {t('list.more')}
        </Button>
      )}
    </div>
  );
};
