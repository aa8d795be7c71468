import { buttonClass } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { categoriesQueries, type Category } from '@/features/categories/categories.queries';
import { CategoryCard } from '@/features/categories/category-card';
import { CategoryForm } from '@/features/categories/category-form';
import { useRemoveCategory } from '@/features/categories/use-remove-category';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import type { RowFilter } from '@/shared/rows/row-filter';
import { RowsPage } from '@/shared/rows-page';

/** All categories; a vendor may edit only their own. */
export const CategoriesPage = () => {
  const t = useText();
  const nameOf = useNameOf();
  const staff = useSignedIn();
  const mayChange = ({ createdBy }: Category) =>
    roleOf(staff) !== 'vendor' || createdBy === staff.id;
  const filter: RowFilter<Category> = {
    name: 'show',
    label: t('list.show'),
    all: t('categories.all'),
    choices: [
      {
        value: 'own',
        text: t('categories.show.own'),
        has: ({ createdBy }) => createdBy === staff.id,
      },
      {
        value: 'empty',
        text: t('categories.show.empty'),
        has: ({ productCount }) => productCount === 0,
      },
      {
        value: 'hidden',
        text: t('categories.show.hidden'),
        has: ({ hiddenInMenu }) => hiddenInMenu,
      },
    ],
  };
  return (
    <RowsPage
      list="categories"
      title={t('nav.categories')}
      addTitle={t('categories.add')}
      query={useQuery(categoriesQueries.all())}
      texts={{ none: t('categories.none'), failed: t('categories.failed') }}
      search={{ label: t('categories.search'), keys: ['name', 'nameAr'] }}
      filter={filter}
      nameOf={nameOf}
      files={<ListFileActions kind="categories" start={startExport.categories} />}
      show={(category) => <CategoryCard category={category} />}
      inWindow
      addForm={(onDone) => <CategoryForm onDone={onDone} />}
      mayChange={mayChange}
      actions={(category) => (
        <Link
          to={paths.editCategory(category.id)}
          aria-label={t('rows.editNamed', { name: nameOf(category) })}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <Pencil className="size-4" />
          {t('rows.edit')}
        </Link>
      )}
      remove={useRemoveCategory()}
    />
  );
};
