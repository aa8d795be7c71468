import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useTagName } from '@/shared/i18n/use-tag-name';
import { useText } from '@/shared/i18n/use-text';
import type { BulkRow } from './bulk-change.queries';
import type { BulkChoices } from './bulk-form';

type Values = NonNullable<BulkRow['from']>;

/** The changed values of a product as texts, old and new. */
const useChanges = (choices: BulkChoices) => {
  const t = useText();
  const nameOf = useNameOf();
  const tagName = useTagName();
  const { aed, list } = useFormat();
  const named = (rows: { id: number; name: string }[], id: number | null, none: string) =>
    id === null ? t(none) : (rows.find((one) => one.id === id)?.name ?? `#${id}`);
  const categories = choices.categories.map((one) => ({ id: one.id, name: nameOf(one) }));
  const offers = choices.offers.map(({ id, title, titleAr }) => ({
    id,
    name: nameOf({ name: title, nameAr: titleAr }),
  }));
  const textsOf = (values: Values) => ({
    'products.price': aed(values.price),
    'products.category': named(categories, values.category_id, ''),
    'productForm.brand': named(choices.brands, values.brand, 'bulk.noBrand'),
    'productForm.offer': named(offers, values.offer, 'bulk.noOffer'),
    'productForm.tags': list(values.tags.map(tagName)) || t('bulk.noTags'),
  });
  return ({ from, to }: BulkRow) => {
    if (!from || !to) return [];
    const [before, after] = [textsOf(from), textsOf(to)];
    return (Object.keys(before) as (keyof typeof before)[])
      .filter((label) => before[label] !== after[label])
      .map((label) => ({ label, before: before[label], after: after[label] }));
  };
};

/** Each product with its old and new values, or the reason why it stays as it is. */
export const BulkRows = ({ rows, choices }: { rows: BulkRow[]; choices: BulkChoices }) => {
  const t = useText();
  const nameOf = useNameOf();
  const { aed } = useFormat();
  const changesOf = useChanges(choices);
  return (
    <ul className="border-t border-line text-small" aria-label={t('products.caption')}>
      {rows.map((row) => (
        <li
          key={row.id}
          className="grid gap-x-4 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <p className="min-w-0 font-semibold break-words">
            <bdi>{nameOf(row) || `#${row.id}`}</bdi>
          </p>
          <div className="min-w-0">
            <dl className="flex flex-col gap-0.5">
              {changesOf(row).map(({ label, before, after }) => (
                <div key={label} className="flex flex-wrap gap-x-2">
                  <dt className="text-muted">{t(label)}</dt>
                  <dd className="flex flex-wrap gap-x-2 tabular-nums">
                    <del className="text-muted">
                      <bdi>{before}</bdi>
                    </del>
                    <span aria-hidden="true" className="text-muted rtl:-scale-x-100">
                      →
                    </span>
                    <ins
                      className={
                        row.problem ? 'text-muted no-underline' : 'font-semibold no-underline'
                      }
                    >
                      <bdi>{after}</bdi>
                    </ins>
                  </dd>
                </div>
              ))}
            </dl>
            {row.problem ? (
              <p className="font-semibold text-sale">
                {row.problem}
                {row.from?.offerPrice != null && (
                  <span className="font-normal text-muted">
                    {' '}
                    {t('quick.offerPrice')}: {aed(row.from.offerPrice)}
                  </span>
                )}
              </p>
            ) : (
              !row.changed && <p className="text-muted">{t('bulk.same')}</p>
            )}
            {row.changed && !row.struckAllowed && (
              <p className="text-muted">{t('priceCheck.refused.short')}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
};
