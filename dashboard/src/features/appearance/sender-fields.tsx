import { TextField } from '@shop/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import type { AppearanceValues } from './appearance-values';

/** From whom mails come, and where answers go. */
export const SenderFields = ({
  form: { register, formState },
  shopName,
}: {
  form: UseFormReturn<AppearanceValues>;
  shopName: string;
}) => {
  const t = useText();
  const { errors } = formState;
  return (
    <div className="grid gap-4">
      <TextField
        label={t('appearance.mailName')}
        hint={t('appearance.mailNameHint', { shop: shopName })}
        optionalText={t('rows.optional')}
        error={errors.mailName?.message}
        dir="auto"
        maxLength={60}
        {...register('mailName')}
      />
      <TextField
        label={t('appearance.mailFrom')}
        hint={t('appearance.mailFromHint')}
        error={errors.mailFrom?.message}
        type="email"
        dir="ltr"
        maxLength={200}
        {...register('mailFrom', {
          validate: (text) => text.trim() !== '' || t('settings.needed'),
        })}
      />
      <TextField
        label={t('appearance.mailReplyTo')}
        hint={t('appearance.mailReplyToHint')}
        optionalText={t('rows.optional')}
        error={errors.mailReplyTo?.message}
        type="email"
        dir="ltr"
        maxLength={200}
        {...register('mailReplyTo')}
      />
    </div>
  );
};
