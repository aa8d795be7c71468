import { useEffect, useRef } from 'react';

/** Checkbox of one or all rows; indeterminate when some are selected. */
export const ChoiceBox = ({
  label,
  checked,
  disabled = false,
  onChange,
}: {
  label: string;
  checked: boolean | 'mixed';
  disabled?: boolean;
  /** `range`: Shift was pressed. */
  onChange: (checked: boolean, range: boolean) => void;
}) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'mixed';
  }, [checked]);
  return (
    <label className="relative z-1 -m-3 inline-grid align-middle size-11 cursor-pointer place-items-center select-none">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        disabled={disabled}
        className="size-5 accent-accent"
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    </label>
  );
};
