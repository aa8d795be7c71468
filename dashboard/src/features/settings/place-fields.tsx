import { isProfileUrl, SOCIAL_NETWORKS } from '@shop/shop-rules';
import { TextField } from '@shop/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import type { SettingsValues } from './settings-values';

interface Fields {
  form: UseFormReturn<SettingsValues>;
}

export const NETWORK_NAMES = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  snapchat: 'Snapchat',
  facebook: 'Facebook',
  youtube: 'YouTube',
  x: 'X',
} as const;

/** Address and opening hours in both languages; empty ones are not shown. */
export const PlaceFields = ({ form: { register, formState } }: Fields) => {
  const t = useText();
  return (
    <>
      <div className="grid gap-4">
        {(['address', 'openingHours'] as const).flatMap((name) =>
          (['en', 'ar'] as const).map((locale) => (
            <TextField
              key={`${name}${locale}`}
              label={t(`settings.place.${name}.${locale}`)}
              error={formState.errors[name]?.[locale]?.message}
              maxLength={200}
              lang={locale}
              dir={locale === 'ar' ? 'rtl' : 'ltr'}
              {...register(`${name}.${locale}`)}
            />
          )),
        )}
      </div>
      <p className="mt-2 text-small text-muted">{t('settings.emptyHint')}</p>
    </>
  );
};

/** Addresses of the shop's profiles. */
export const SocialFields = ({ form: { register, formState } }: Fields) => {
  const t = useText();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        {SOCIAL_NETWORKS.map((network) => (
          <TextField
            key={network}
            label={NETWORK_NAMES[network]}
            error={formState.errors.socials?.[network]?.message}
            type="url"
            dir="ltr"
            maxLength={200}
            {...register(`socials.${network}`, {
              validate: (text) =>
                text.trim() === '' ||
                isProfileUrl(network, text.trim()) ||
                t('settings.profileNeeded'),
            })}
          />
        ))}
      </div>
      <p className="mt-2 text-small text-muted">{t('settings.emptyHint')}</p>
    </>
  );
};
