import { useChange } from '@shop/api-client';
import { PasskeyProblem, usePasskeySignal } from '@shop/api-client/passkeys';
import { Button, notify, TextField } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showRefusal } from '@/shared/forms/show-refusal';
import { useText } from '@/shared/i18n/use-text';
import { usePasskeyText } from '@/shared/passkeys/use-passkey-text';
import { addPasskey, ownAccountQueries } from './own-account.queries';

const PasskeyForm = ({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) => {
  const t = useText();
  const textOf = usePasskeyText();
  const form = useForm({ defaultValues: { name: '' } });
  const { errors } = form.formState;
  const { setFocus } = form;
  // The button that had the focus is gone.
  useEffect(() => setFocus('name'), [setFocus]);
  const signal = usePasskeySignal();
  const add = useChange(
    (name: string) => addPasskey(name, signal()),
    ownAccountQueries.staleByPasskeys(),
    {
      onSuccess: () => {
        notify(t('account.passkeyAdded'), { kind: 'success' });
        onDone();
      },
      showError: (error) => {
        if (error instanceof PasskeyProblem) form.setError('root', { message: textOf(error) });
        else showRefusal(error, form);
      },
    },
  );
  return (
    <form
      noValidate
      aria-label={t('account.addPasskey')}
      className="flex flex-col gap-4"
      onSubmit={(event) =>
        void form.handleSubmit(({ name }) => {
          if (!add.isPending) add.mutate(name);
        })(event)
      }
    >
      <TextField
        label={t('account.passkeyName')}
        hint={t('account.passkeyNameHint')}
        error={errors.name?.message}
        maxLength={60}
        dir="auto"
        {...form.register('name', {
          validate: (name) => name.trim() !== '' || t('account.passkeyNameNeeded'),
        })}
      />
      {errors.root && (
        <p role="alert" className="font-semibold text-sale">
          {errors.root.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={add.isPending} busyText={t('passkey.waiting')}>
          {t('account.continue')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('rows.cancel')}
        </Button>
      </div>
    </form>
  );
};

/** Adds a passkey: its name first, then the question of the browser. */
export const AddPasskey = ({ onAdded = () => undefined }: { onAdded?: () => void }) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <PasskeyForm
        onCancel={() => setOpen(false)}
        onDone={() => {
          setOpen(false);
          onAdded();
        }}
      />
    );
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('account.addPasskey')}
      </Button>
    </div>
  );
};
