import { useChange } from '@shop/api-client';
import { confirm, notify } from '@shop/ui';
import { useTrashDays } from '@/shared/api/shop-name';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { removeProducts, restoreProducts } from './products.queries';

const STALE = [['products'], ['categories']];

interface Named {
  id: number;
  name: string;
  nameAr: string;
}

const onlyOne = <Product>(products: Product[]) => (products.length === 1 ? products[0] : undefined);

/** Deletes products after confirmation; a toast offers undo. */
export const useRemoveProducts = <Product extends Named>(
  onRemoved: (products: Product[]) => void,
) => {
  const t = useText();
  const nameOf = useNameOf();
  const days = useTrashDays();
  const failed = (text: string) => (error: Error) => notifyRefusal(error, text);
  const restoring = useChange(restoreProducts, STALE, {
    onSuccess: () => notify(t('products.restored'), { kind: 'success' }),
    onError: failed(t('products.notRestored')),
  });
  const removing = useChange(removeProducts, STALE, { onError: failed(t('products.notDeleted')) });

  const remove = async (products: Product[]): Promise<void> => {
    const ids = products.map(({ id }) => id);
    const only = onlyOne(products);
    if (removing.isPending) return;
    const isDeleted = await removing.mutateAsync(ids).then(
      () => true,
      () => false,
    );
    if (!isDeleted) return;
    onRemoved(products);
    notify(
      only
        ? t('rows.deleted', { name: nameOf(only) })
        : t('products.deleted', { count: products.length }),
      {
        kind: 'success',
        action: { text: t('products.undo'), onSelect: () => restoring.mutate(ids) },
      },
    );
  };
  /** Does nothing without products. */
  const ask = async (products: Product[]): Promise<void> => {
    const count = products.length;
    if (count === 0) return;
    const only = onlyOne(products);
    const yes = await confirm({
      title: only
        ? t('rows.deleteTitle', { name: nameOf(only) })
        : t('products.deleteTitle', { count }),
      text: t('products.deleteText', { count, days }),
      yesText: t('rows.delete'),
      noText: t('rows.cancelDelete'),
      danger: true,
    });
    if (yes) await remove(products);
  };
  return { ask, busy: removing.isPending };
};
