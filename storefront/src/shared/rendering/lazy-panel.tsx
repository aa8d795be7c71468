import { notify } from '@shop/ui';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useText } from '@/shared/i18n/text';

interface Panel {
  open?: boolean;
  onClose: () => void;
}

/**
 * A panel whose code loads when first opened. If loading fails, a message appears and the page stays. Some browsers
 * never retry a failed module, so the next attempt reloads the page.
 */
export const lazyPanel = <Props extends Panel>(
  load: () => Promise<ComponentType<Props>>,
  beforeReload?: () => void,
) => {
  let loaded: ComponentType<Props> | undefined;
  let hasFailed = false;
  return function LazyPanel(props: Props) {
    const { t } = useText();
    const { open = true, onClose } = props;
    const [Content, setContent] = useState(() => loaded);
    const isMissing = Content === undefined;
    const fail = useEffectEvent(() => {
      if (hasFailed && navigator.onLine) {
        beforeReload?.();
        return window.location.reload();
      }
      hasFailed = true;
      notify(t('region.failed'), { kind: 'error' });
      onClose();
    });
    useEffect(() => {
      if (open && isMissing)
        load().then(
          (content) => setContent(() => (loaded = content)),
          () => fail(),
        );
    }, [open, isMissing]);
    return Content && <Content {...props} />;
  };
};
