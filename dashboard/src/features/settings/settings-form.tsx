import type { PublicSettingsDto } from '@shop/contracts';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { SavedForm } from '@/shared/unsaved/saved-form';
import {
  ContactFields,
  DeliveryFields,
  FlashFields,
  ReturnFields,
  SloganFields,
  TrashFields,
} from './settings-fields';
import { FooterPreview } from './footer-preview';
import { NameFields } from './name-fields';
import { PlaceFields, SocialFields } from './place-fields';
import { PriceRuleFields } from './price-rule-fields';
import { useSettingsForm } from './use-settings-form';

/** All settings, saved together. */
export const SettingsForm = ({
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
      label={t('nav.settings')}
      saveText={t('settings.save')}
      onReload={onReload}
    >
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Panel title={t('settings.shop')} className="xl:col-span-2">
          <NameFields form={form} />
        </Panel>
        <div className="grid gap-4">
          <Panel title={t('settings.delivery')}>
            <DeliveryFields form={form} />
          </Panel>
          <Panel title={t('settings.returns')}>
            <ReturnFields form={form} />
          </Panel>
          <Panel title={t('settings.priceRule')}>
            <PriceRuleFields form={form} />
          </Panel>
          <Panel title={t('nav.trash')}>
            <TrashFields form={form} />
          </Panel>
          <Panel title={t('settings.place')}>
            <PlaceFields form={form} />
          </Panel>
        </div>
        <div className="grid gap-4">
          <Panel title={t('settings.contact')}>
            <ContactFields form={form} />
          </Panel>
          <Panel title={t('settings.flashSale')}>
            <FlashFields form={form} />
          </Panel>
          <Panel title={t('settings.socials')}>
            <SocialFields form={form} />
          </Panel>
        </div>
        <div className="xl:col-span-2">
          <FooterPreview control={form.control} />
        </div>
        <Panel title={t('settings.slogans')} className="xl:col-span-2">
          <SloganFields form={form} />
        </Panel>
      </div>
    </SavedForm>
  );
};
