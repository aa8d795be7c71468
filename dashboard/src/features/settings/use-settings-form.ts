import { useChange } from '@shop/api-client';
import type { PublicSettingsDto } from '@shop/contracts';
import { notify } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { showRefusal } from '@/shared/forms/show-refusal';
import { useText } from '@/shared/i18n/use-text';
import { saveSettings } from './settings.queries';
import { toSettings, valuesOf, type SettingsValues } from './settings-values';

/** A form of the settings, or of some of them: the others stay. */
export const useSettingsForm = (settings: PublicSettingsDto) => {
  const t = useText();
  const form = useForm<SettingsValues>({ defaultValues: valuesOf(settings) });
  const change = useChange(
    async (values: SettingsValues) => {
      const saved = await saveSettings(toSettings(values, settings.version));
      // Nothing is unsaved while the new version is loaded.
      form.reset(values);
      return saved;
    },
    [['settings'], ['first-run']],
    {
      onSuccess: () => notify(t('settings.saved'), { kind: 'success' }),
      onError: () => notify(t('settings.notSaved'), { kind: 'error' }),
      showError: (error) => showRefusal(error, form),
    },
  );
  return { form, change };
};
