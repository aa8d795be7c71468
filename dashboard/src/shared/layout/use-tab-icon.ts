import { mediaUrl } from '@shop/shop-rules';
import { useEffect } from 'react';
import { useLook } from '@/shared/api/shop-name';

/** Address of the shop's icon, which the browser's tab shows too. */
export const useTabIcon = (): string => {
  const icon = useLook()?.icons?.favicon;
  const url = icon ? mediaUrl(icon) : '/favicon.svg';
  useEffect(() => {
    document.querySelector('link[rel=icon]')?.setAttribute('href', url);
  }, [url]);
  return url;
};
