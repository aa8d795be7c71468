import { buttonClass, notify } from '@shop/ui';
import { Share2 } from 'lucide-react';
import { useText } from '@/shared/i18n/text';

/** Hands the page to the device's own sharing; where there is none its address is copied. */
export const ShareButton = ({ title }: { title: string }) => {
  const { t } = useText();
  const share = async () => {
    const url = window.location.href.replace(window.location.hash, '');
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      notify(t('share.copied'), { kind: 'success' });
    } catch (error) {
      // Closing the sheet of the device is an answer too.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify(t('share.failed', { url }), { kind: 'error' });
    }
  };
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'secondary', className: 'px-3' })}
      onClick={() => void share()}
    >
      <Share2 aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
      {t('share')}
    </button>
  );
};
