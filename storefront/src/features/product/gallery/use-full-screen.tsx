import { isVideo } from '@shop/shop-rules';
import { useState } from 'react';
import { lazyPanel } from '@/shared/rendering/lazy-panel';

const ZoomDialog = lazyPanel(async () => (await import('../zoom/zoom-dialog')).ZoomDialog);

/** Full-screen viewer for the pictures of a media list: its open function and its element. */
export const useFullScreen = (files: string[], alt: (file: string) => string) => {
  const [shown, setShown] = useState<string>();
  const dialog = shown && (
    <ZoomDialog
      images={files.filter((file) => !isVideo(file))}
      start={shown}
      alt={alt}
      onClose={() => setShown(undefined)}
    />
  );
  return [setShown, dialog] as const;
};
