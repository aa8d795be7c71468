import { SOCIAL_NETWORKS } from '@shop/shop-rules';
import { useWatch, type Control } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { NETWORK_NAMES } from './place-fields';
import type { SettingsValues } from './settings-values';

/** Texts of the shop's footer. */
const WORDS = {
  en: {
    contact: 'Contact',
    chat: 'Chat with us',
    location: 'Location',
    hours: 'Opening hours',
    social: 'Social media',
    rights: (shop: string, year: number) => `© ${year} ${shop}. Prices in AED, VAT included.`,
  },
  ar: {
    contact: 'تواصل معنا',
    chat: 'تواصل معنا',
    location: 'الموقع',
    hours: 'ساعات العمل',
    social: 'وسائل التواصل',
    rights: (shop: string, year: number) =>
      `© ${year} ${shop}. الأسعار بالدرهم شاملة ضريبة القيمة المضافة.`,
  },
} as const;
const WATCHED = [
  'name',
  'contactPhone',
  'contactEmail',
  'whatsapp',
  'address',
  'openingHours',
  'socials',
] as const;

/** A title with lines of the footer; nothing without a line, like in the shop. */
const Part = ({ title, lines }: { title: string; lines: string[] }) => {
  const shown = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (shown.length === 0) return null;
  return (
    <div className="min-w-0">
      <p className="eyebrow mb-1">{title}</p>
      {shown.map((line) => (
        <p key={line} className="break-words text-muted">
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  );
};

/** Name, contact, place and profiles in the footer of the shop, in both languages, as they will be after the save. */
export const FooterPreview = ({ control }: { control: Control<SettingsValues> }) => {
  const t = useText();
  const [name, phone, email, whatsapp, address, hours, socials] = useWatch({
    control,
    name: WATCHED,
  });
  const profiles = SOCIAL_NETWORKS.filter((network) => socials[network].trim() !== '');
  return (
    <Panel title={t('settings.footerPreview.title')}>
      <div className="grid gap-4 md:grid-cols-2">
        {(['en', 'ar'] as const).map((locale) => {
          const words = WORDS[locale];
          const chat = whatsapp.trim() && words.chat;
          return (
            <div key={locale} role="group" aria-label={t(`settings.footerPreview.${locale}`)}>
              <p className="mb-1 text-mini text-muted">{t(`settings.footerPreview.${locale}`)}</p>
              <div
                lang={locale}
                dir={locale === 'ar' ? 'rtl' : 'ltr'}
                className="grid gap-4 border border-line bg-paper px-4 py-3 text-small"
              >
                <p className="display truncate text-h3">{name[locale].trim() || '…'}</p>
                <Part title={words.contact} lines={[chat, phone, email]} />
                <Part title={words.location} lines={[address[locale]]} />
                <Part title={words.hours} lines={[hours[locale]]} />
                <Part
                  title={words.social}
                  lines={profiles.map((network) => NETWORK_NAMES[network])}
                />
                <p className="border-t border-line pt-2 text-mini text-muted">
                  {words.rights(name[locale].trim() || '…', new Date().getFullYear())}
                </p>
              </div>
            </div>
          );
        })}
      </div>
    </Panel>
  );
};
