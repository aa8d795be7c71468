import { buttonClass, type FieldWiring } from '@shop/ui';
import type { ReactNode } from 'react';

/** A button that is a file input. */
export const ChooseFile = ({
  wiring,
  accept,
  text,
  onFile,
  children,
}: {
  wiring: FieldWiring;
  accept: string;
  text: string;
  onFile: (file: File) => void;
  /** Its icon. */
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
