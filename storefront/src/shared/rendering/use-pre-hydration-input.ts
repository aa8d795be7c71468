import { useLayoutEffect, type RefObject } from 'react';

/** Hands on what was typed into a field that the server had drawn, before the program took it over. */
export const usePreHydrationInput = (
  field: RefObject<HTMLInputElement | null>,
  take: (text: string) => void,
) =>
  useLayoutEffect(() => {
    if (field.current?.value) take(field.current.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, before the first paint
  }, []);
