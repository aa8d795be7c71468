import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { dropTargetForExternal } from '@atlaskit/pragmatic-drag-and-drop/adapter/drop-target-for-external';
import { monitorForExternal } from '@atlaskit/pragmatic-drag-and-drop/adapter/monitor-for-external';
import { preventUnhandled } from '@atlaskit/pragmatic-drag-and-drop/utils/prevent-unhandled';
import { containsFiles } from '@atlaskit/pragmatic-drag-and-drop/utils/contains-files';
import { getFiles } from '@atlaskit/pragmatic-drag-and-drop/utils/get-files';
import { useEffect, useRef, useState } from 'react';

/** A drop zone that also accepts pasted files. Files dropped elsewhere are ignored. */
export const useFileDrop = <Part extends HTMLElement>(onFiles: (files: File[]) => void) => {
  const part = useRef<Part>(null);
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  }, [onFiles]);
  useEffect(() => {
    const pasted = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) latest.current(files);
    };
    addEventListener('paste', pasted);
    return () => removeEventListener('paste', pasted);
  }, []);
  useEffect(() => {
    if (!part.current) return;
    return combine(
      monitorForExternal({
        canMonitor: containsFiles,
        // By default the browser would navigate to the file.
        onDragStart: () => preventUnhandled.start(),
        onDrop: () => preventUnhandled.stop(),
      }),
      dropTargetForExternal({
        element: part.current,
        canDrop: containsFiles,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          latest.current(getFiles({ source }));
        },
      }),
    );
  }, []);
  return { part, over };
};
