import { buttonClass, notify } from '@shop/ui';
import { Share2 } from 'lucide-react';
import { useText } from '@/shared/i18n/text';

/** Opens the device's share dialog, or copies the address. */
export const ShareButton = ({ title }: { title: string }) => {
  const { t } = useText();
  const share = async () => {
    const url = window.location.href.replace(window.location.hash, '');
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      notify(t('share.copied'), { kind: 'success' });
    } catch (error) {
      // Closing the share dialog rejects the promise.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify(t('share.failed', { url }), { kind: 'error' });
    }
  };
  return (
    <button
      type="button"
      // Browsers refuse to share without a tap of the shopper, so an early one is not repeated.
      data-tap=""
      className={buttonClass({ variant: 'secondary', className: 'px-3' })}
      onClick={() => void share()}
    >
      <Share2 className="size-5 shrink-0" />
      {t('share')}
    </button>
  );
};
