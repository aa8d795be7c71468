import type { PageTextDto, PageTextsDto } from '@shop/contracts';
import {
  PAGE_LENGTHS,
  picturesOf,
  refusedLinks,
  unknownPlaceholders,
  type Placeholder,
} from '@shop/shop-rules';
import { Button, TextAreaField, TextField } from '@shop/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { fieldProps } from '@/shared/forms/field-props';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { PagePreview } from './page-preview';
import { RichTextField } from './rich-text-field';

/** What is wrong with a text. */
const useProblemOf = () => {
  const t = useText();
  return (text: string): true | string => {
    if (text.trim() === '') return t('settings.needed');
    const [name] = unknownPlaceholders(text);
    return name === undefined || t('pages.unknownValue', { name: `{${name}}` });
  };
};

/** The fields of one language beside their preview. */
export const LanguagePanel = ({
  form,
  locale,
  defaults,
  values,
}: {
  form: UseFormReturn<PageTextsDto>;
  locale: 'en' | 'ar';
  /** Text of the release. */
  defaults: PageTextDto;
  values: Record<Placeholder, string>;
}) => {
  const t = useText();
  const problemOf = useProblemOf();
  const text = useWatch({ control: form.control, name: locale });
  const isDefault = (['title', 'description', 'body'] as const).every(
    (field) => text[field].trim() === defaults[field],
  );
  const own = { lang: locale, dir: locale === 'ar' ? 'rtl' : 'ltr' } as const;
  const bodyProblem = (written: string) => {
    const [link] = refusedLinks(written);
    if (link !== undefined) return t('pages.badLink', { link });
    const isDescribed = picturesOf(written).every(({ alt }) => alt !== '');
    return isDescribed ? problemOf(written) : t('pages.pictureWithoutText');
  };
  return (
    <Panel
      title={t(`pages.language.${locale}`)}
      action={
        isDefault ? (
          <span className="text-small text-muted">{t('pages.isDefault')}</span>
        ) : (
          <Button
            variant="quiet"
            size="small"
            onClick={() => form.setValue(locale, { ...defaults }, { shouldDirty: true })}
          >
            {t('pages.useDefault')}
          </Button>
        )
      }
    >
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-4">
          <TextField
            {...own}
            label={t('pages.title')}
            maxLength={PAGE_LENGTHS.title}
            {...fieldProps(form, `${locale}.title`, { validate: problemOf })}
          />
          <TextAreaField
            {...own}
            label={t('pages.description')}
            hint={t('pages.descriptionHint')}
            rows={2}
            maxLength={PAGE_LENGTHS.description}
            {...fieldProps(form, `${locale}.description`, { validate: problemOf })}
          />
          <RichTextField
            label={t('pages.body')}
            hint={t('pages.bodyHint', { sample: '{days}' })}
            locale={locale}
            values={values}
            {...fieldProps(form, `${locale}.body`, { validate: bodyProblem })}
          />
        </div>
        <div className="min-w-0">
          <p className="mb-1.5 text-small font-semibold">{t('pages.preview')}</p>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
          <div tabIndex={0} className="max-h-[44rem] overflow-y-auto border border-line">
            <PagePreview locale={locale} text={text} values={values} />
          </div>
        </div>
      </div>
    </Panel>
  );
};
