import { TextAreaField, type ButtonProps } from '@shop/ui';
import { useState } from 'react';
import { ActionForm } from './action-form';

/** Form of an action that needs a reason. */
export const ReasonForm = ({
  about,
  label,
  missingText,
  shortest = 1,
  longest = 300,
  busy,
  submitText,
  variant,
  problem,
  onSend,
}: {
  /** What the action does. */
  about?: string;
  label: string;
  /** Shown after an attempt with a shorter reason than the `shortest`. */
  missingText: string;
  shortest?: number;
  longest?: number;
  busy: boolean;
  submitText: string;
  variant?: ButtonProps['variant'];
  /** Why it was refused. */
  problem?: string;
  onSend: (reason: string) => void;
}) => {
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const ready = reason.length >= shortest;
  return (
    <ActionForm
      ready={ready}
      busy={busy}
      problem={problem}
      submitText={submitText}
      variant={variant}
      onSend={() => onSend(reason)}
    >
      {(isChecked) => (
        <>
          {about && <p className="text-muted">{about}</p>}
          <TextAreaField
            label={label}
            error={isChecked && !ready ? missingText : undefined}
            rows={3}
            maxLength={longest}
            dir="auto"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </>
      )}
    </ActionForm>
  );
};
