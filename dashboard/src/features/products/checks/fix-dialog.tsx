import { PRODUCT_FIXES, type ProductFix } from '@shop/shop-rules';
import {
  Button,
  cx,
  EmptyState,
  ErrorState,
  Loading,
  notify,
  SelectField,
  Skeleton,
} from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProblem } from '@/shared/forms/form-problem';
import { refusalText } from '@/shared/forms/notify-refusal';
import { reasonOf } from '@/shared/forms/show-refusal';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { FormDialog } from '@/shared/unsaved/form-dialog';
import { checksQueries, useFix, type Checked } from './checks.queries';

const FIELDS: Record<string, string> = {
  name: 'checks.field.name',
  nameAr: 'checks.field.nameAr',
  model: 'products.model',
  code: 'checks.field.code',
  description: 'checks.field.description',
  descriptionAr: 'checks.field.descriptionAr',
  categoryId: 'products.category',
  tags: 'checks.field.tags',
  published: 'publication.visible',
};

/** Shows what a fix would change in products, and makes these changes when staff confirm them. */
export const FixDialog = ({
  products,
  fix: given,
  onFixed,
  onClose,
}: {
  products: readonly Checked[];
  /** Omitted: it is chosen here. */
  fix?: ProductFix;
  /** Ids of the products that have changed. */
  onFixed: (ids: number[]) => unknown;
  onClose: () => void;
}) => {
  const t = useText();
  const nameOf = useNameOf();
  const [fix, setFix] = useState<ProductFix | undefined>(given);
  const preview = useQuery({
    ...checksQueries.preview(fix ?? 'trim', products),
    enabled: fix !== undefined,
  });
  const saving = useFix(async ({ changed, products: rows }) => {
    await onFixed(rows.map(({ id }) => id));
    notify(t('checks.fixed', { count: changed }), { kind: 'success' });
    onClose();
  });
  const rows = preview.data?.products.filter(({ changes }) => changes.length > 0) ?? [];
  const valueOf = (field: string, value: string) =>
    field === 'published' ? t(value === 'true' ? 'checks.yes' : 'checks.no') : value;
  const save = () => {
    if (fix && rows.length > 0 && !saving.isPending)
      saving.mutate({ fix, products: rows }, { onError: () => void preview.refetch() });
  };
  return (
    <FormDialog
      open
      isSaved
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={given ? t(`checks.fix.${given}`) : t('checks.fixSelected', { count: products.length })}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex flex-wrap gap-3 *:grow">
          <FormProblem
            text={
              saving.error && saving.variables.fix === fix
                ? refusalText(saving.error, t('checks.notFixed'))
                : undefined
            }
            className="basis-full"
          />
          <Button variant="secondary" onClick={onClose}>
            {t('checks.cancel')}
          </Button>
          <Button busy={saving.isPending} aria-disabled={rows.length === 0} onClick={save}>
            {t('checks.apply', { count: rows.length })}
          </Button>
        </div>
      }
    >
      {!given && (
        <SelectField
          label={t('checks.what')}
          value={fix ?? ''}
          disabled={saving.isPending}
          onChange={({ target }) => setFix(PRODUCT_FIXES.find((one) => one === target.value))}
        >
          <option value="">{t('checks.choose')}</option>
          {PRODUCT_FIXES.map((one) => (
            <option key={one} value={one}>
              {t(`checks.fix.${one}`)}
            </option>
          ))}
        </SelectField>
      )}
      {fix && (
        <p className={cx('mb-4 max-w-prose text-muted', !given && 'mt-4')}>
          {t(`checks.fixAbout.${fix}`)}
        </p>
      )}
      {preview.isError ? (
        <ErrorState
          text={reasonOf(preview.error) ?? t('checks.failed')}
          retryText={t('list.retry')}
          onRetry={() => void preview.refetch()}
        />
      ) : fix && !preview.data ? (
        <Loading text={t('shell.loading')}>
          <Skeleton className="h-40" />
        </Loading>
      ) : fix && rows.length === 0 ? (
        <EmptyState text={t('checks.nothingToFix')} />
      ) : (
        <ul aria-label={t('products.caption')} className="text-small">
          {rows.map((row) => (
            <li
              key={row.id}
              className="grid gap-x-4 gap-y-1 border-t border-line py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <p className="min-w-0 font-semibold break-words">
                <bdi>{nameOf(row)}</bdi>
              </p>
              <dl className="flex min-w-0 flex-col gap-1">
                {row.changes.map(({ field, from, to }) => (
                  <div key={field} className="min-w-0">
                    <dt className="text-muted">{t(FIELDS[field] ?? field)}</dt>
                    <dd className="flex min-w-0 flex-wrap gap-x-2 whitespace-pre-wrap">
                      {from && (
                        <del className="line-clamp-3 text-muted">
                          <bdi>{valueOf(field, from)}</bdi>
                        </del>
                      )}
                      <ins className="line-clamp-3 font-semibold no-underline">
                        <bdi>{valueOf(field, to)}</bdi>
                      </ins>
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
};
