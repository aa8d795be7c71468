import { useChange } from '@shop/api-client';
import { confirm, notify } from '@shop/ui';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { restoreProducts } from './products.queries';
import { purgeProducts, type DeletedProduct } from './trash.queries';

const STALE = [['products'], ['categories']];

/** Restores deleted products, or deletes them permanently after confirmation. */
export const useTrash = (onGone: (products: DeletedProduct[]) => void) => {
  const t = useText();
  const nameOf = useNameOf();
  const restoring = useChange(restoreProducts, STALE, {
    onError: (error) => notifyRefusal(error, t('products.notRestored')),
  });
  const purging = useChange(purgeProducts, STALE, {
    onError: (error) => notifyRefusal(error, t('products.notDeleted')),
  });
  const busy = restoring.isPending || purging.isPending;
  const done = (products: DeletedProduct[], text: string) => {
    onGone(products);
    notify(t(text, { count: products.length }), { kind: 'success' });
  };
  const idsOf = (products: DeletedProduct[]) => products.map(({ id }) => id);

  const restore = (products: DeletedProduct[]): void => {
    if (busy || products.length === 0) return;
    restoring.mutate(idsOf(products), { onSuccess: () => done(products, 'trash.restored') });
  };
  const purge = async (products: DeletedProduct[]): Promise<void> => {
    const [first] = products;
    const count = products.length;
    if (busy || !first) return;
    const isConfirmed = await confirm({
      title:
        count === 1
          ? t('trash.purgeOne', { name: nameOf(first) })
          : t('trash.purgeTitle', { count }),
      text: t('trash.purgeText'),
      yesText: t('trash.purge'),
      noText: t('rows.cancelDelete'),
      danger: true,
    });
    if (isConfirmed)
      purging.mutate(idsOf(products), { onSuccess: () => done(products, 'trash.purged') });
  };
  return { restore, purge, busy };
};
