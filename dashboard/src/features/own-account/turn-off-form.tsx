import { useChange } from '@shop/api-client';
import { Button, notify } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { CodeField } from '@/shared/forms/code-field';
import { showRefusal } from '@/shared/forms/show-refusal';
import { useText } from '@/shared/i18n/use-text';
import { turnOffSecondFactor } from './own-account.queries';

/** Asks for a code and turns the second factor off. */
export const TurnOffForm = ({
  required,
  onCancel,
}: {
  required: boolean;
  onCancel: () => void;
}) => {
  const t = useText();
  const form = useForm({ defaultValues: { code: '' } });
  const { errors } = form.formState;
  const turnOff = useChange(turnOffSecondFactor, [['own-account'], ['session', 'me']], {
    onSuccess: () => {
      notify(t('account.turnedOff'), { kind: 'success' });
      onCancel();
    },
    showError: (error) => showRefusal(error, form),
  });
  return (
    <form
      noValidate
      aria-label={t('account.turnOffTitle')}
      className="flex flex-col gap-4"
      onSubmit={(event) =>
        void form.handleSubmit(({ code }) => {
          if (!turnOff.isPending) turnOff.mutate(code);
        })(event)
      }
    >
      <p>{t(required ? 'account.turnOffRequired' : 'account.turnOffText')}</p>
      <CodeField
        error={errors.code?.message ?? errors.root?.message}
        {...form.register('code', {
          validate: (code) => code.trim() !== '' || t('login.codeNeeded'),
        })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={turnOff.isPending}>
          {t('account.turnOff')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('rows.cancel')}
        </Button>
      </div>
    </form>
  );
};
