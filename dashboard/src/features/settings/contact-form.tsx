import type { PublicSettingsDto } from '@shop/contracts';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { SavedForm } from '@/shared/unsaved/saved-form';
import { FooterPreview } from './footer-preview';
import { PlaceFields, SocialFields } from './place-fields';
import { ContactFields } from './settings-fields';
import { useSettingsForm } from './use-settings-form';

/** How shoppers reach the shop, with the footer that shows it; the other settings stay. */
export const ContactForm = ({
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
      label={t('settings.contact')}
      saveText={t('settings.save')}
      onReload={onReload}
    >
      <Panel title={t('settings.contact')}>
        <ContactFields form={form} />
      </Panel>
      <Panel title={t('settings.place')}>
        <PlaceFields form={form} />
      </Panel>
      <Panel title={t('settings.socials')}>
        <SocialFields form={form} />
      </Panel>
      <FooterPreview control={form.control} />
    </SavedForm>
  );
};
