import { useEffect } from 'react';
import type { FieldValues, Path, UseFormSetFocus } from 'react-hook-form';

/** Focuses a field when its form opens: the button that had the focus is gone. */
export const useFocusOnOpen = <T extends FieldValues>(
  { setFocus }: { setFocus: UseFormSetFocus<T> },
  field: Path<T>,
): void => useEffect(() => setFocus(field), [setFocus, field]);
