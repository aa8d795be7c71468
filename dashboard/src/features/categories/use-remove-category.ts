import { ApiError, useChange } from '@shop/api-client';
import { confirm, notify } from '@shop/ui';
import { useNavigate } from 'react-router';
import { useTrashDays } from '@/shared/api/shop-name';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { removeCategory, type Category } from './categories.queries';

/** Deletes a category. One with products is not deleted; a link to the products is shown. */
export const useRemoveCategory = () => {
  const t = useText();
  const nameOf = useNameOf();
  const days = useTrashDays();
  const navigate = useNavigate();
  const { mutateAsync } = useChange(removeCategory, [['categories']]);

  const explain = async (category: Category, error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'in_use')
      return notify(t('rows.notDeleted'), { kind: 'error' });
    const { id, productCount } = category;
    if (productCount === 0)
      return notify(t('categories.deletedInside', { days }), { kind: 'error' });
    const show = await confirm({
      title: t('categories.notDeletedTitle', { name: nameOf(category) }),
      text: t('categories.notDeletedText', { count: productCount }),
      yesText: t('categories.showProducts'),
      noText: t('shell.close'),
    });
    if (show) await navigate(`${paths.allProducts}?category=${id}`);
  };
  return async (category: Category): Promise<void> => {
    try {
      await mutateAsync(category);
    } catch (error) {
      void explain(category, error);
      throw error;
    }
  };
};
