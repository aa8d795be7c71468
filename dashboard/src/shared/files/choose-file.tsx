import { buttonClass, type FieldWiring } from '@shop/ui';
import type { ReactNode, Ref } from 'react';

/** A file input that looks like a button. */
export const ChooseFile = ({
  wiring,
  inputRef,
  accept,
  text,
  onFile,
  children,
}: {
  wiring: FieldWiring;
  inputRef?: Ref<HTMLInputElement> | undefined;
  accept: string;
  text: string;
  onFile: (file: File) => void;
  /** Icon of the button. */
  children: ReactNode;
}) => (
  <span
    className={buttonClass({
      variant: 'secondary',
      className:
        'relative max-w-full min-w-0 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
    })}
  >
    {children}
    <span className="truncate">{text}</span>
    <input
      {...wiring}
      ref={inputRef}
      type="file"
      accept={accept}
      className="absolute inset-0 cursor-pointer opacity-0"
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        if (file) onFile(file);
        event.target.value = '';
      }}
    />
  </span>
);
