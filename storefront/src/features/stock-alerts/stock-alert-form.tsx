import { Button, TextField } from '@shop/ui';
import { useEffect } from 'react';
import { inputDraft } from '@/shared/forms/input-draft';
import { FormProblems } from '@/shared/forms/form-problems';
import { useRules } from '@/shared/forms/use-rules';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { useText } from '@/shared/i18n/text';

const FORM = 'stock alert';

/** The address of a guest, who then gets a link to confirm it. */
export const StockAlertForm = ({
  email: known,
  onSend,
}: {
  email: string;
  onSend: (email: string) => Promise<void>;
}) => {
  const { t } = useText();
  const rules = useRules();
  const form = useShopForm(inputDraft.over(FORM, { email: known }));
  const { setFocus, watch } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  useEffect(() => {
    const { unsubscribe } = watch((entered) => inputDraft.keep(FORM, entered));
    return unsubscribe;
  }, [watch]);
  return (
    <form
      noValidate
      className="flex flex-col gap-3 border border-line p-4"
      onSubmit={form.sends(({ email }) => onSend(email.trim()), t('stockAlert.failed'))}
    >
      <FormProblems form={form} />
      <TextField
        label={t('field.email')}
        hint={t('stockAlert.hint')}
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        dir="ltr"
        maxLength={200}
        error={form.errors.email?.message}
        {...form.register('email', rules.email)}
      />
      <Button type="submit" busy={form.formState.isSubmitting} busyText={t('sending')}>
        {t('stockAlert.ask')}
      </Button>
    </form>
  );
};
