import { api, isSessionEnded } from '@shop/api-client';
import { notify } from '@shop/ui';
import { useEffect } from 'react';
import { reasonOf } from '@/shared/forms/show-refusal';
import { useText } from '@/shared/i18n/use-text';

const DOWNLOAD = 'a[download][href^="/api/"]';

/** The link to a file of the API that is pressed without another key. */
const pressedLink = (event: MouseEvent): HTMLAnchorElement | null => {
  const { target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest<HTMLAnchorElement>(DOWNLOAD) : null;
};

/**
 * Before a link downloads a file, the session is checked: if it has ended, sign-in opens over the page and the download
 * follows it, instead of a failed one.
 */
export const useCheckedDownloads = (): void => {
  const t = useText();
  useEffect(() => {
    /** Addresses of the files that wait for the check. */
    const waiting = new Set<string>();
    const press = (event: MouseEvent): void => {
      const link = pressedLink(event);
      if (!link) return;
      event.preventDefault();
      // Outside the page, so that it is not checked again; the link itself may leave it meanwhile.
      const copy = document.createElement('a');
      copy.href = link.href;
      copy.download = link.download;
      if (waiting.has(copy.href)) return;
      waiting.add(copy.href);
      void api
        .GET('/admin/me')
        .then(
          () => copy.click(),
          (error: Error) =>
            notify(
              isSessionEnded(error) ? t('session.ended') : (reasonOf(error) ?? error.message),
              { kind: 'error' },
            ),
        )
        .finally(() => waiting.delete(copy.href));
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [t]);
};
