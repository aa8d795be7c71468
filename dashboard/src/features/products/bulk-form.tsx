import { NumberField, OptionSet, SelectField } from '@shop/ui';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useTagName } from '@/shared/i18n/use-tag-name';
import { useText } from '@/shared/i18n/use-text';
import { NONE, PRICE_CHANGES, type BulkTexts } from './bulk-values';

/** Rows that a bulk change may choose. */
export interface BulkChoices {
  categories: { id: number; name: string; nameAr: string; tags: string[] }[];
  brands: { id: number; name: string }[];
  offers: { id: number; title: string; titleAr: string }[];
}

/** Tags to add are those of the chosen category, otherwise of all; tags to remove those of all. */
const tagsOf = ({ categories }: BulkChoices, { category, tagChange }: BulkTexts): string[] => {
  const isAny = category === '' || tagChange === 'remove';
  const offered = categories.filter(({ id }) => isAny || id === Number(category));
  return [...new Set(offered.flatMap(({ tags }) => tags))];
};

/** What changes in all selected products. */
export const BulkForm = ({
  id,
  texts,
  choices,
  error,
  onChange,
  onSubmit,
}: {
  id: string;
  texts: BulkTexts;
  choices: BulkChoices;
  /** Message at the amount. */
  error: string | undefined;
  onChange: (texts: BulkTexts) => void;
  onSubmit: () => void;
}) => {
  const t = useText();
  const nameOf = useNameOf();
  const tagName = useTagName();
  const offered = tagsOf(choices, texts);
  const set =
    (name: keyof BulkTexts) =>
    ({ target }: { target: { value: string } }) => {
      const next = { ...texts, [name]: target.value };
      const offered = tagsOf(choices, next);
      // A tag that is not offered any more is not chosen.
      onChange({ ...next, tags: next.tags.filter((tag) => offered.includes(tag)) });
    };
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SelectField label={t('products.category')} value={texts.category} onChange={set('category')}>
        <option value="">{t('bulk.noChange')}</option>
        {choices.categories.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('productForm.brand')} value={texts.brand} onChange={set('brand')}>
        <option value="">{t('bulk.noChange')}</option>
        <option value={NONE}>{t('bulk.noBrand')}</option>
        {choices.brands.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('productForm.offer')} value={texts.offer} onChange={set('offer')}>
        <option value="">{t('bulk.noChange')}</option>
        <option value={NONE}>{t('bulk.noOffer')}</option>
        {choices.offers.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf({ name: one.title, nameAr: one.titleAr })}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('products.price')}
          value={texts.priceChange}
          onChange={set('priceChange')}
        >
          <option value="">{t('bulk.noChange')}</option>
          {PRICE_CHANGES.map((change) => (
            <option key={change} value={change}>
              {t(`bulk.change.${change}`)}
            </option>
          ))}
        </SelectField>
        {texts.priceChange && (
          <NumberField
            label={t(texts.priceChange.endsWith('Percent') ? 'bulk.percent' : 'bulk.amount')}
            hint={t('bulk.rounding')}
            value={texts.amount}
            error={error}
            onChange={set('amount')}
          />
        )}
      </div>
      <SelectField
        label={t('productForm.tags')}
        value={texts.tagChange}
        onChange={set('tagChange')}
      >
        <option value="">{t('bulk.noChange')}</option>
        <option value="add">{t('bulk.tags.add')}</option>
        <option value="remove">{t('bulk.tags.remove')}</option>
      </SelectField>
      {texts.tagChange && (
        <OptionSet
          legend={t(`bulk.tags.${texts.tagChange}`)}
          hint={offered.length === 0 ? t('bulk.noCategoryTags') : undefined}
          options={offered.map((tag) => ({ value: tag, text: tagName(tag) }))}
          value={texts.tags}
          onChange={(tags) => onChange({ ...texts, tags })}
        />
      )}
    </form>
  );
};
