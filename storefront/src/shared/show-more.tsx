import { Button } from '@shop/ui';
import { useText } from '@/shared/text';

/** Progress of a long list and the button for its next part, hidden when all is shown. */
export const ShowMore = ({
  shown,
  total,
  busy,
  onMore,
}: {
  shown: number;
  total: number;
  busy: boolean;
  onMore: () => void;
}) => {
  const { t } = useText();
  return (
    <div className="mt-10 flex flex-col items-center gap-4">
      <p role="status" className="text-small text-muted tabular-nums">
        {t('list.shown', { shown, total })}
      </p>
      {shown < total && (
        <Button variant="secondary" busy={busy} busyText={t('loading')} onClick={onMore}>
          {t('list.more')}
        </Button>
      )}
    </div>
  );
};
