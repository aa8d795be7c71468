import type { AppearanceDto } from '@shop/contracts';
import { useVersionedForm } from '@/shared/forms/use-versioned-form';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { SavedForm } from '@/shared/unsaved/saved-form';
import { AccentField } from './accent-field';
import { toChange, valuesOf } from './appearance-values';
import { loadAppearance, saveAppearance } from './appearance.queries';
import { PictureField } from './picture-field';
import { SenderFields } from './sender-fields';
import { ShopPreview } from './shop-preview';

/** Logo, icon, accent color and sender of mails, saved together. */
export const AppearanceForm = ({
  saved,
  shopName,
  onReload,
}: {
  saved: AppearanceDto;
  shopName: string;
  /** Discarding loads the changes of others. */
  onReload: () => unknown;
}) => {
  const t = useText();
  const { form, change, base } = useVersionedForm({
    row: saved,
    valuesOf,
    load: loadAppearance,
    save: (values, { version }) => saveAppearance(toChange(values, version)),
    staleKeys: [['appearance'], ['settings'], ['first-run']],
    texts: { saved: 'appearance.saved', notSaved: 'appearance.notSaved' },
  });
  return (
    <SavedForm
      form={form}
      change={change}
      label={t('nav.appearance')}
      saveText={t('appearance.save')}
      onReload={onReload}
    >
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid gap-4">
          <Panel title={t('appearance.pictures')}>
            <div className="grid gap-5">
              <PictureField form={form} name="logo" saved={base.logo?.file} />
              <PictureField form={form} name="logoDark" saved={base.logoDark?.file} />
              <PictureField form={form} name="icon" saved={base.icons?.large} />
            </div>
          </Panel>
          <Panel title={t('appearance.colors')}>
            <AccentField form={form} />
          </Panel>
          <Panel title={t('appearance.mails')}>
            <SenderFields form={form} shopName={shopName} />
          </Panel>
        </div>
        <ShopPreview control={form.control} saved={base} shopName={shopName} />
      </div>
    </SavedForm>
  );
};
