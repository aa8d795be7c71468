import { useRef, useState } from 'react';

interface Keyed {
  id: number;
}

/** Selected rows; the selection persists across pages and searches. */
export const useChoice = <Row extends Keyed>(shown: Row[] = []) => {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map());
  const last = useRef<number>(undefined);
  const set = (rows: Row[], on: boolean) =>
    setChosen((before) => {
      const next = new Map(before);
      for (const row of rows)
        if (on) next.set(row.id, row);
        else next.delete(row.id);
      return next;
    });
  return {
    rows: [...chosen.values()],
    add: (rows: Row[]) => set(rows, true),
    remove: (rows: Row[]) => set(rows, false),
    clear: () => setChosen(new Map()),
    isChosen: ({ id }: Row): boolean => chosen.has(id),
    choose: (row: Row, on: boolean, range: boolean) => {
      const [at, from] = [row.id, last.current].map((id) =>
        shown.findIndex((one) => one.id === id),
      );
      last.current = row.id;
      const isRange = range && at !== undefined && from !== undefined && from >= 0;
      set(isRange ? shown.slice(Math.min(at, from), Math.max(at, from) + 1) : [row], on);
    },
    chooseAll: (on: boolean) => set(shown, on),
  };
};

export type Choice<Row extends Keyed> = ReturnType<typeof useChoice<Row>>;
