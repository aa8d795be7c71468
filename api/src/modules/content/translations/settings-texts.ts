import type { ShopSettings } from '../settings/settings.entity.js';
import type { TranslatedTextDto } from './translation.dto.js';

const SLOGAN = /^slogan(\d)$/;

/** The texts of the settings in both languages. */
export const fromSettings = ({
  name,
  slogans,
  address,
  openingHours,
}: ShopSettings): TranslatedTextDto[] => [
  { field: 'name', en: name.en, ar: name.ar },
  ...slogans.map(({ en, ar }, at) => ({ field: `slogan${at + 1}`, en, ar })),
  { field: 'address', en: address.en, ar: address.ar },
  { field: 'openingHours', en: openingHours.en, ar: openingHours.ar },
];

/** The settings with these texts. */
export const intoSettings = (
  settings: ShopSettings,
  texts: readonly TranslatedTextDto[],
): ShopSettings => {
  const slogans = [...settings.slogans];
  const changed = { ...settings, slogans };
  for (const { field, en, ar } of texts) {
    const place = SLOGAN.exec(field)?.[1];
    if (place) slogans[Number(place) - 1] = { en, ar };
    else if (field === 'name' || field === 'address' || field === 'openingHours')
      changed[field] = { en, ar };
  }
  return changed;
};
