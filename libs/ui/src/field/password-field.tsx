import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button/icon-button';
import { cx } from '../cx';
import { controlClass } from './control-class';
import { FieldFrame } from './field-frame';
import type { TextFieldProps } from './text-field';

/** Password input with a show button; pasting is allowed. */
export const PasswordField = ({
  label,
  hint,
  error,
  optionalText,
  className,
  showText,
  hideText,
  ...input
}: TextFieldProps & { showText: string; hideText: string }) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...{ label, hint, error, optionalText, className }}>
      {(wiring) => (
        // The button is at the end of the text in the field's direction.
        <span dir={input.dir} className="relative block">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={cx(controlClass, 'pe-12')}
          />
          <IconButton
            label={shown ? hideText : showText}
            className="absolute inset-y-0 end-0 my-auto text-muted"
            onClick={() => setShown(!shown)}
          >
            <Icon className="size-5" />
          </IconButton>
        </span>
      )}
    </FieldFrame>
  );
};
