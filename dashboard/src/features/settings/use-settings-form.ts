import type { PublicSettingsDto } from '@shop/contracts';
import { useVersionedForm } from '@/shared/forms/use-versioned-form';
import { loadSettings, saveSettings } from './settings.queries';
import { toSettings, valuesOf } from './settings-values';

/** A form of the settings, or of some of them: the others stay. */
export const useSettingsForm = (settings: PublicSettingsDto) =>
  useVersionedForm({
    row: settings,
    valuesOf,
    load: loadSettings,
    save: (values, { version }) => saveSettings(toSettings(values, version)),
    staleKeys: [['settings'], ['first-run']],
    texts: { saved: 'settings.saved', notSaved: 'settings.notSaved' },
  });
