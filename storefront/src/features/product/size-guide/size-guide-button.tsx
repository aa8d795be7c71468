import { useState } from 'react';
import { withTexts } from '@/shared/i18n/texts';
import { useText } from '@/shared/i18n/text';
import { lazyPanel } from '@/shared/rendering/lazy-panel';

const SizeGuideDialog = lazyPanel(
  withTexts('product', async () => (await import('./size-guide-dialog')).SizeGuideDialog),
);

/** Opens the size guide of a category. */
export const SizeGuideButton = ({ categoryId }: { categoryId: number }) => {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="absolute end-0 -top-3 min-h-11 text-small underline underline-offset-4"
        onClick={() => setOpen(true)}
      >
        {t('sizes.guide')}
      </button>
      {open && <SizeGuideDialog categoryId={categoryId} onClose={() => setOpen(false)} />}
    </>
  );
};
