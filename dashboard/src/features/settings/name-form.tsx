import type { PublicSettingsDto } from '@shop/contracts';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { SavedForm } from '@/shared/unsaved/saved-form';
import { NameFields } from './name-fields';
import { useSettingsForm } from './use-settings-form';

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
  const { form, change } = useSettingsForm(settings);
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
