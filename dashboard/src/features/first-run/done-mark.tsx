import { cx } from '@shop/ui';
import { Check } from 'lucide-react';
import { useText } from '@/shared/i18n/use-text';

/** A tick, or an empty circle, with its meaning for screen readers. */
export const DoneMark = ({ done }: { done: boolean }) => {
  const t = useText();
  return (
    <span
      role="img"
      aria-label={t(done ? 'firstRun.done' : 'firstRun.open')}
      className={cx(
        'grid size-6 shrink-0 place-items-center rounded-full border',
        done ? 'border-success bg-success text-surface' : 'border-control',
      )}
    >
      {done && <Check className="size-4" />}
    </span>
  );
};
