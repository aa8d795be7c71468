import { useChange } from '@shop/api-client';
import { notify } from '@shop/ui';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';
import { changePublication } from './publication.queries';

interface Row {
  id: number;
}

/** Publishes or hides products; a toast offers undo. */
export const usePublication = <Product extends Row>(onChanged: (products: Product[]) => void) => {
  const t = useText();
  const { mutate, isPending } = useChange(changePublication, [['products'], ['product form']], {
    onError: (error) => notifyRefusal(error, t('publication.failed')),
  });
  const change = (products: Product[], published: boolean): void => {
    if (isPending || products.length === 0) return;
    const ids = products.map(({ id }) => id);
    const count = ids.length;
    mutate(
      { ids, published },
      {
        onSuccess: () => {
          onChanged(products);
          notify(t(published ? 'publication.published' : 'publication.hidden', { count }), {
            kind: 'success',
            action: {
              text: t('products.undo'),
              onSelect: () => mutate({ ids, published: !published }),
            },
          });
        },
      },
    );
  };
  return { change, busy: isPending };
};
