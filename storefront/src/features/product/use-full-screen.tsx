import { isVideo } from '@shop/shop-rules';
import { lazy, Suspense, useState } from 'react';

const ZoomDialog = lazy(() =>
  import('./zoom-dialog').then((module) => ({ default: module.ZoomDialog })),
);

/** A look at the pictures among files over the whole screen: how to open it, and itself. */
export const useFullScreen = (files: string[], alt: (file: string) => string) => {
  const [shown, setShown] = useState<string>();
  const dialog = shown && (
    <Suspense>
      <ZoomDialog
        images={files.filter((file) => !isVideo(file))}
        start={shown}
        alt={alt}
        onClose={() => setShown(undefined)}
      />
    </Suspense>
  );
  return [setShown, dialog] as const;
};
