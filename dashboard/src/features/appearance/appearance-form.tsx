import { useChange } from '@shop/api-client';
import type { AppearanceDto } from '@shop/contracts';
import { notify } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { showRefusal } from '@/shared/forms/show-refusal';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { SavedForm } from '@/shared/unsaved/saved-form';
import { AccentField } from './accent-field';
import { toChange, valuesOf, type AppearanceValues } from './appearance-values';
import { saveAppearance } from './appearance.queries';
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
  const form = useForm<AppearanceValues>({ defaultValues: valuesOf(saved) });
  const change = useChange(
    (values: AppearanceValues) => saveAppearance(toChange(values, saved.version)),
    [['appearance'], ['settings']],
    {
      onSuccess: () => notify(t('appearance.saved'), { kind: 'success' }),
      onError: () => notify(t('appearance.notSaved'), { kind: 'error' }),
      showError: (error) => showRefusal(error, form),
    },
  );
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
              <PictureField form={form} name="logo" saved={saved.logo?.file} />
              <PictureField form={form} name="logoDark" saved={saved.logoDark?.file} />
              <PictureField form={form} name="icon" saved={saved.icons?.large} />
            </div>
          </Panel>
          <Panel title={t('appearance.colors')}>
            <AccentField form={form} />
          </Panel>
          <Panel title={t('appearance.mails')}>
            <SenderFields form={form} shopName={shopName} />
          </Panel>
        </div>
        <ShopPreview control={form.control} saved={saved} shopName={shopName} />
      </div>
    </SavedForm>
  );
};
