import { TextField } from '@shop/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import type { SettingsValues } from './settings-values';

const LOCALES = ['en', 'ar'] as const;

/** The shop's name in both languages, with a preview. */
export const NameFields = ({ form }: { form: UseFormReturn<SettingsValues> }) => {
  const t = useText();
  const { register, formState, control } = form;
  const name = useWatch({ control, name: 'name' });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {LOCALES.map((locale) => (
          <TextField
            key={locale}
            label={t(`settings.name.${locale}`)}
            error={formState.errors.name?.[locale]?.message}
            maxLength={40}
            lang={locale}
            dir={locale === 'ar' ? 'rtl' : 'ltr'}
            {...register(`name.${locale}`, {
              validate: (text) => text.trim() !== '' || t('settings.needed'),
            })}
          />
        ))}
      </div>
      <p className="mt-2 text-small text-muted">{t('settings.nameHint')}</p>
      <div
        role="group"
        aria-label={t('settings.namePreview')}
        className="mt-4 grid gap-4 sm:grid-cols-2"
      >
        {LOCALES.map((locale) => (
          <div
            key={locale}
            lang={locale}
            dir={locale === 'ar' ? 'rtl' : 'ltr'}
            className="min-w-0 rounded-lg border border-line bg-paper px-4 py-3"
          >
            <p className="display truncate text-h3">{name[locale].trim() || '…'}</p>
            <p className="mt-1 text-small break-words text-muted">
              {locale === 'ar'
                ? `تصلك هذه الرسالة لأنك أجريت طلباً في ${name.ar.trim()}.`
                : `You received this email because you placed an order at ${name.en.trim()}.`}
            </p>
          </div>
        ))}
      </div>
    </>
  );
};
