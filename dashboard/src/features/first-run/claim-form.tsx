import { api, useChange } from '@shop/api-client';
import type { ClaimDto, SignedInStaffDto } from '@shop/contracts';
import { Button, TextField } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { NewPasswordField } from '@/shared/forms/new-password-field';
import { showRefusal } from '@/shared/forms/show-refusal';
import { useText } from '@/shared/i18n/use-text';

/** Creates the first admin account of the shop. */
export const ClaimForm = ({
  token,
  onClaimed,
}: {
  /** Setup token of the address. */
  token: string;
  onClaimed: (account: SignedInStaffDto) => void;
}) => {
  const t = useText();
  const form = useForm<ClaimDto>({ defaultValues: { token, name: '', email: '', password: '' } });
  const { errors } = form.formState;
  const claim = useChange((body: ClaimDto) => api.POST('/first-run', { body }), [], {
    onSuccess: (answer) => answer && onClaimed(answer.admin),
    onError: (error) => showRefusal(error, form),
  });
  const needed = { validate: (text: string) => text.trim() !== '' || t('firstRun.needed') };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) =>
        void form.handleSubmit((values) => {
          if (!claim.isPending) claim.mutate(values);
        })(event)
      }
    >
      <p className="text-muted">{t('firstRun.lead')}</p>
      <TextField
        label={t('firstRun.token')}
        hint={t('firstRun.tokenHint')}
        error={errors.token?.message}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={200}
        {...form.register('token', needed)}
      />
      <TextField
        label={t('firstRun.name')}
        error={errors.name?.message}
        autoComplete="name"
        dir="auto"
        maxLength={120}
        {...form.register('name', needed)}
      />
      <TextField
        label={t('firstRun.email')}
        hint={t('firstRun.emailHint')}
        error={errors.email?.message}
        type="email"
        autoComplete="username"
        dir="ltr"
        maxLength={200}
        {...form.register('email', needed)}
      />
      <NewPasswordField
        label={t('firstRun.password')}
        error={errors.password?.message}
        {...form.register('password', needed)}
      />
      {errors.root && (
        <p role="alert" className="border-s-2 border-sale bg-sand px-4 py-3 font-semibold">
          {errors.root.message}
        </p>
      )}
      <Button type="submit" size="large" busy={claim.isPending} busyText={t('firstRun.busy')}>
        {t('firstRun.submit')}
      </Button>
    </form>
  );
};
