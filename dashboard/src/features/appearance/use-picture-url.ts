import { mediaUrl } from '@shop/shop-rules';
import { useEffect, useState } from 'react';
import type { PictureChoice } from './appearance-values';

/**
 * Address of the chosen or the saved picture. A chosen one is read as `data:`, because the content security policy
 * forbids `blob:` for images.
 */
export const usePictureUrl = (
  choice: PictureChoice,
  saved: string | undefined,
): string | undefined => {
  const [read, setRead] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!(choice instanceof File)) return;
    const reader = new FileReader();
    reader.onload = () => setRead({ file: choice, url: String(reader.result) });
    reader.readAsDataURL(choice);
    return () => reader.abort();
  }, [choice]);
  if (choice === 'none') return undefined;
  if (choice) return read?.file === choice ? read.url : undefined;
  return saved && mediaUrl(saved);
};
