import { useLayoutEffect, type RefObject } from 'react';

/** Passes on the text typed into a server-rendered field before hydration. */
export const usePreHydrationInput = (
  field: RefObject<HTMLInputElement | null>,
  take: (text: string) => void,
) =>
  useLayoutEffect(() => {
    if (field.current?.value) take(field.current.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, before the first paint
  }, []);
