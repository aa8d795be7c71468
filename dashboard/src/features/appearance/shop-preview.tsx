import type { AppearanceDto } from '@shop/contracts';
import {
  accentPalette,
  DEFAULT_ACCENT,
  DEFAULT_DARK_ACCENT,
  isColor,
  isReadableAccent,
} from '@shop/shop-rules';
import { cx } from '@shop/ui';
import type { ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useShopNames } from '@/shared/api/shop-name';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import type { AppearanceValues } from './appearance-values';
import { usePictureUrl } from './use-picture-url';

/** Texts of the shop and its documents in both languages. */
const WORDS = {
  en: { button: 'Add to cart', invoice: 'Tax Invoice', slip: 'Packing slip' },
  ar: { button: 'أضف إلى السلة', invoice: 'فاتورة ضريبية', slip: 'قائمة التعبئة' },
} as const;
const LOCALES = ['en', 'ar'] as const;

const Sample = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label}>
    <p className="mb-1 text-mini text-muted">{label}</p>
    {children}
  </div>
);

const Brand = ({ logo, name }: { logo: string | undefined; name: string }) =>
  logo ? (
    <img src={logo} alt={name} className="h-8 max-w-40 object-contain" />
  ) : (
    <span className="display truncate text-h3">{name}</span>
  );

const SampleButton = ({ color, text, label }: { color: string; text: string; label: string }) => (
  <span
    className="inline-flex min-h-9 shrink-0 items-center rounded-control px-4 font-semibold"
    style={{ background: color, color: text }}
  >
    {label}
  </span>
);

/** The header of the shop in both themes and languages, its tab, a mail and the head of a document, as they will look. */
export const ShopPreview = ({
  control,
  saved,
  shopName,
}: {
  control: Control<AppearanceValues>;
  saved: AppearanceDto;
  shopName: string;
}) => {
  const t = useText();
  const names = useShopNames();
  /** Names a sample in a language; the English ones have the plain name. */
  const labelOf = (what: string, locale: (typeof LOCALES)[number]) =>
    locale === 'ar' ? t('appearance.arabic', { what }) : what;
  const { accent, logo, logoDark, icon, mailName, mailFrom, mailReplyTo } = useWatch({
    control,
  }) as AppearanceValues;
  const light = usePictureUrl(logo, saved.logo?.file);
  const dark = usePictureUrl(logoDark, saved.logoDark?.file);
  const tab = usePictureUrl(icon, saved.icons?.favicon) ?? '/favicon.svg';
  const color = accent.trim();
  const isUsable = isColor(color) && isReadableAccent(color);
  const palette = isUsable
    ? accentPalette(color)
    : { light: DEFAULT_ACCENT, dark: DEFAULT_DARK_ACCENT };
  const themes = [
    { name: 'light', brand: light, button: palette.light, text: '#ffffff' },
    { name: 'dark', brand: light && (dark ?? light), button: palette.dark, text: '#12100d' },
  ] as const;
  return (
    <Panel title={t('appearance.preview')} className="xl:sticky xl:top-20">
      <div className="grid gap-4">
        {themes.flatMap(({ name, brand, button, text }) =>
          LOCALES.map((locale) => (
            <Sample key={`${name}${locale}`} label={labelOf(t(`appearance.theme.${name}`), locale)}>
              <div
                lang={locale}
                dir={locale === 'ar' ? 'rtl' : 'ltr'}
                className={cx(
                  'flex items-center justify-between gap-4 border border-line px-4 py-3',
                  name === 'light' ? 'bg-[#fbf9f5] text-[#17130f]' : 'bg-night text-[#f5f0e8]',
                )}
              >
                <Brand logo={brand} name={names[locale]} />
                <SampleButton color={button} text={text} label={WORDS[locale].button} />
              </div>
            </Sample>
          )),
        )}
        <Sample label={t('appearance.tab')}>
          <span className="inline-flex max-w-full items-center gap-2 border border-line bg-paper px-3 py-2">
            <img src={tab} alt="" className="size-4 object-contain" />
            <span className="truncate">{shopName}</span>
          </span>
        </Sample>
        <Sample label={t('appearance.mail')}>
          <div className="border border-line">
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 bg-paper px-4 py-3">
              <dt className="text-muted">{t('appearance.mailSender')}</dt>
              <dd className="break-words">
                <bdi>{`${mailName.trim() || shopName} <${mailFrom.trim()}>`}</bdi>
              </dd>
              <dt className="text-muted">{t('appearance.mailAnswers')}</dt>
              <dd className="break-words">
                <bdi>{mailReplyTo.trim() || mailFrom.trim()}</bdi>
              </dd>
            </dl>
            <div
              className="grid justify-items-start gap-3 border-t-4 bg-white p-4 text-[#17130f]"
              style={{ borderColor: palette.light }}
            >
              <span style={{ color: palette.light }}>
                <Brand logo={light} name={shopName} />
              </span>
              <p className="display text-h3">{t('appearance.sampleHeading')}</p>
              <SampleButton
                color={palette.light}
                text="#ffffff"
                label={t('appearance.sampleMailButton')}
              />
            </div>
          </div>
        </Sample>
        {LOCALES.map((locale) => (
          <Sample key={locale} label={labelOf(t('appearance.document'), locale)}>
            <div
              lang={locale}
              dir={locale === 'ar' ? 'rtl' : 'ltr'}
              className="grid gap-3 border border-line bg-white px-4 py-3 text-[#17130f]"
            >
              {([WORDS[locale].invoice, WORDS[locale].slip] as const).map((title) => (
                <div key={title} className="flex items-start justify-between gap-4">
                  <Brand logo={light} name={names[locale]} />
                  <span className="shrink-0" style={{ color: palette.light }}>
                    {title}
                  </span>
                </div>
              ))}
            </div>
          </Sample>
        ))}
      </div>
    </Panel>
  );
};
