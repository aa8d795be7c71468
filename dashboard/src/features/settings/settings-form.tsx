import { useChange } from '@shop/api-client';
import type { SettingsDto } from '@shop/contracts';
import { BusyOverlay, notify } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { showRefusal } from '@/shared/forms/show-refusal';
import { SaveBar } from '@/shared/unsaved/save-bar';
import { useUnsaved } from '@/shared/unsaved/use-unsaved';
import {
  ContactFields,
  DeliveryFields,
  FlashFields,
  ReturnFields,
  SloganFields,
} from './settings-fields';
import { NameFields } from './name-fields';
import { PlaceFields, SocialFields } from './place-fields';
import { saveSettings } from './settings.queries';
import { toSettings, valuesOf, type SettingsValues } from './settings-values';

/** All settings, saved together. */
export const SettingsForm = ({
  settings,
  onReload,
}: {
  settings: SettingsDto;
  /** Discarding loads the changes of others. */
  onReload: () => unknown;
}) => {
  const t = useText();
  const form = useForm<SettingsValues>({ defaultValues: valuesOf(settings) });
  const { isDirty, errors } = form.formState;
  const { isPending, mutate } = useChange(
    (values: SettingsValues) => saveSettings(toSettings(values, settings.version)),
    [['settings']],
    {
      onSuccess: () => notify(t('settings.saved'), { kind: 'success' }),
      onError: () => notify(t('settings.notSaved'), { kind: 'error' }),
      showError: (error) => showRefusal(error, form),
    },
  );
  const submit = form.handleSubmit((values) => {
    if (!isPending) mutate(values);
  });
  useUnsaved({ dirty: isDirty, save: submit });
  return (
    <form
      noValidate
      aria-label={t('nav.settings')}
      aria-busy={isPending}
      className="relative flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
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
        <Panel title={t('settings.slogans')} className="xl:col-span-2">
          <SloganFields form={form} />
        </Panel>
      </div>
      <SaveBar
        saveText={t('settings.save')}
        dirty={isDirty}
        busy={isPending}
        onDiscard={() => {
          form.reset();
          onReload();
        }}
        problem={errors.root?.message}
      />
      {isPending && <BusyOverlay text={t('rows.saving')} />}
    </form>
  );
};
