import { useChange } from '@shop/api-client';
import type { PublicSettingsDto } from '@shop/contracts';
import { notify } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { showRefusal } from '@/shared/forms/show-refusal';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { SavedForm } from '@/shared/unsaved/saved-form';
import { NameFields } from './name-fields';
import { saveSettings } from './settings.queries';
import { toSettings, valuesOf, type SettingsValues } from './settings-values';

/** The shop's name alone; the other settings stay. */
export const NameForm = ({
  settings,
  onReload,
}: {
  settings: PublicSettingsDto;
  /** Discarding loads the changes of others. */
  onReload: () => unknown;
}) => {
  const t = useText();
  const form = useForm<SettingsValues>({ defaultValues: valuesOf(settings) });
  const change = useChange(
    (values: SettingsValues) => saveSettings(toSettings(values, settings.version)),
    [['settings'], ['first-run']],
    {
      onSuccess: () => notify(t('settings.saved'), { kind: 'success' }),
      onError: () => notify(t('settings.notSaved'), { kind: 'error' }),
      showError: (error) => showRefusal(error, form),
    },
  );
  return (
    <SavedForm
      form={form}
      change={change}
      label={t('settings.shop')}
      saveText={t('settings.save')}
      onReload={onReload}
    >
      <Panel title={t('settings.shop')}>
        <NameFields form={form} />
      </Panel>
    </SavedForm>
  );
};
