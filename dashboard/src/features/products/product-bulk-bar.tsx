import { Button, notify } from '@shop/ui';
import { useMutation } from '@tanstack/react-query';
import { EyeOff, Pencil, Trash2, Wrench } from 'lucide-react';
import { reasonOf } from '@/shared/forms/show-refusal';
import { useText } from '@/shared/i18n/use-text';
import { BulkBar } from '@/shared/table/bulk-bar';
import type { Choice } from '@/shared/table/use-choice';
import { MOST_CHANGED } from './bulk-change.queries';
import type { Product } from './product';
import { allMatching, MAX_DELETED, type ProductsQuery } from './products.queries';

/** Number of selected products; selects all matches and deletes the selection. */
export const ProductBulkBar = ({
  query,
  choice,
  total = 0,
  busy,
  onDelete,
  onHide,
  onFix = false,
  onEdit,
}: {
  query: ProductsQuery;
  choice: Choice<Product>;
  total?: number;
  busy: boolean;
  /** False: the account may not. */
  onDelete: (() => void) | false;
  onHide: (() => void) | false;
  /** Solves problems; only in the list of products that need work. */
  onFix?: (() => void) | false;
  /** Omitted where products are only deleted; false: the account may not. */
  onEdit?: (() => void) | false | undefined;
}) => {
  const t = useText();
  const all = useMutation({
    mutationFn: () => allMatching(query),
    onSuccess: choice.add,
    onError: (error) => notify(reasonOf(error) ?? t('products.failed'), { kind: 'error' }),
  });
  const count = choice.rows.length;
  return (
    <BulkBar count={count} onClear={choice.clear}>
      {count < total && total <= MAX_DELETED && (
        <Button variant="secondary" size="small" busy={all.isPending} onClick={() => all.mutate()}>
          {t('table.selectMatching', { count: total })}
        </Button>
      )}
      {onFix && (
        <Button
          size="small"
          aria-disabled={count > MOST_CHANGED}
          onClick={() =>
            count > MOST_CHANGED ? notify(t('bulk.most', { most: MOST_CHANGED })) : onFix()
          }
        >
          <Wrench className="size-4" />
          {t('checks.fixMany')}
        </Button>
      )}
      {onEdit && (
        <Button
          variant="secondary"
          size="small"
          aria-disabled={count > MOST_CHANGED}
          onClick={() =>
            count > MOST_CHANGED ? notify(t('bulk.most', { most: MOST_CHANGED })) : onEdit()
          }
        >
          <Pencil className="size-4" />
          {t('bulk.edit')}
        </Button>
      )}
      {onHide && (
        <Button variant="secondary" size="small" busy={busy} onClick={onHide}>
          <EyeOff className="size-4" />
          {t('publication.hide')}
        </Button>
      )}
      {onDelete && (
        <Button variant="danger" size="small" busy={busy} onClick={onDelete}>
          <Trash2 className="size-4" />
          {t('rows.delete')}
        </Button>
      )}
    </BulkBar>
  );
};
