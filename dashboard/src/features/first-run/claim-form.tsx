import { api, ApiError, useChange } from '@shop/api-client';
import type { ClaimDto, SignedInStaffDto } from '@shop/contracts';
import { Button, buttonClass, noteClass, TextField } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { NewPasswordField } from '@/shared/forms/new-password-field';
import { showRefusal } from '@/shared/forms/show-refusal';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { useUnsaved } from '@/shared/unsaved/use-unsaved';

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
  const { errors, isDirty } = form.formState;
  /** Someone else, or another tab, has created the account meanwhile. */
  const [isClaimed, setClaimed] = useState(false);
  const saved = useUnsaved({ dirty: isDirty && !isClaimed });
  // The address of the first run has the token; the field is for one that is missing or refused.
  const [hasField, setField] = useState(token === '');
  useEffect(() => {
    if (hasField && errors.token) form.setFocus('token');
  }, [hasField, errors.token, form]);
  const claim = useChange((body: ClaimDto) => api.POST('/first-run', { body }), [], {
    onSuccess: (answer) => {
      if (!answer) return;
      saved();
      onClaimed(answer.admin);
    },
    onError: (error) => {
      // The routes of the first run end with the first account.
      if (error instanceof ApiError && error.status === 404) return setClaimed(true);
      if (!(error instanceof ApiError) || error.code !== 'wrong_setup_token')
        return showRefusal(error, form);
      setField(true);
      form.setError('token', { message: error.message });
    },
  });
  const needed = { validate: (text: string) => text.trim() !== '' || t('firstRun.needed') };
  if (isClaimed)
    return (
      <div role="alert" className="flex flex-col items-start gap-5">
        <p>{t('firstRun.claimed')}</p>
        <Link to={paths.home} className={buttonClass({ size: 'large' })}>
          {t('login.submit')}
        </Link>
      </div>
    );
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
      {hasField && (
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
      )}
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
        typed={form.watch('password')}
        names={form.watch(['name', 'email'])}
        label={t('firstRun.password')}
        error={errors.password?.message}
        {...form.register('password', needed)}
      />
      {errors.root && (
        <p role="alert" className={noteClass('problem', 'font-semibold')}>
          {errors.root.message}
        </p>
      )}
      <Button type="submit" size="large" busy={claim.isPending} busyText={t('firstRun.busy')}>
        {t('firstRun.submit')}
      </Button>
    </form>
  );
};
