import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useRef, useState } from 'react';

export type Side = 'before' | 'after';

/** The half of a tile under the pointer: in reading direction, or from top to bottom in a column. */
const sideOf = (
  { clientX, clientY }: { clientX: number; clientY: number },
  tile: Element,
  isColumn: boolean,
): Side => {
  const { left, width, top, height } = tile.getBoundingClientRect();
  if (isColumn) return clientY < top + height / 2 ? 'before' : 'after';
  const rtl = getComputedStyle(tile).direction === 'rtl';
  return clientX < left + width / 2 === rtl ? 'after' : 'before';
};

/** Old and new index of a tile that was dropped beside another one; undefined if it is in no such list. */
export const dropIndices = (
  keys: string[],
  dragged: string,
  target: string,
  side: Side,
): [from: number, to: number] | undefined => {
  const from = keys.indexOf(dragged);
  const beside = keys.filter((key) => key !== dragged).indexOf(target);
  if (from < 0 || beside < 0) return undefined;
  return [from, side === 'after' ? beside + 1 : beside];
};

/** A draggable tile that is also a drop target for the tiles of its list. */
export const useTileDrag = (
  key: string,
  fixed: boolean,
  onDrop: (dragged: string, side: Side) => void,
  /** Name of a list in one column. */
  column?: string,
) => {
  const tile = useRef<HTMLLIElement>(null);
  const [dragged, setDragged] = useState(false);
  const [side, setSide] = useState<Side>();
  const latest = useRef({ fixed, onDrop });
  useEffect(() => {
    latest.current = { fixed, onDrop };
  }, [fixed, onDrop]);
  useEffect(() => {
    const element = tile.current;
    if (!element) return;
    return combine(
      draggable({
        element,
        canDrag: () => !latest.current.fixed,
        getInitialData: () => ({ tile: key, column }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) =>
          typeof source.data['tile'] === 'string' && source.data['column'] === column,
        getData: ({ input }) => ({ side: sideOf(input, element, column !== undefined) }),
        onDrag: ({ self, source }) =>
          setSide(source.data['tile'] === key ? undefined : (self.data['side'] as Side)),
        onDragLeave: () => setSide(undefined),
        onDrop: ({ self, source }) => {
          setSide(undefined);
          latest.current.onDrop(source.data['tile'] as string, self.data['side'] as Side);
        },
      }),
    );
  }, [key, column]);
  return { tile, dragged, side };
};
