import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useRef, useState } from 'react';

export type Side = 'before' | 'after';

/** The half of a tile under the pointer, in reading direction. */
const sideOf = (x: number, tile: Element): Side => {
  const { left, width } = tile.getBoundingClientRect();
  const rtl = getComputedStyle(tile).direction === 'rtl';
  return x < left + width / 2 === rtl ? 'after' : 'before';
};

/** A draggable tile that is also a drop target. */
export const useTileDrag = (
  key: string,
  fixed: boolean,
  onDrop: (dragged: string, side: Side) => void,
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
        getInitialData: () => ({ tile: key }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data['tile'] === 'string',
        getData: ({ input }) => ({ side: sideOf(input.clientX, element) }),
        onDrag: ({ self, source }) =>
          setSide(source.data['tile'] === key ? undefined : (self.data['side'] as Side)),
        onDragLeave: () => setSide(undefined),
        onDrop: ({ self, source }) => {
          setSide(undefined);
          latest.current.onDrop(source.data['tile'] as string, self.data['side'] as Side);
        },
      }),
    );
  }, [key]);
  return { tile, dragged, side };
};
