import { useQuery } from '@tanstack/react-query';
import { BrandForm } from '@/features/brands/brand-form';
import { brandsQueries, removeBrand } from '@/features/brands/brands.queries';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { useText } from '@/shared/i18n/use-text';
import { RowsPage } from '@/shared/rows-page';
import { useRemove } from '@/shared/rows/use-remove';
import { Thumb } from '@/shared/display/thumb';

export const BrandsPage = () => {
  const t = useText();
  return (
    <RowsPage
      list="brands"
      title={t('nav.brands')}
      addTitle={t('brands.add')}
      query={useQuery(brandsQueries.all())}
      texts={{
        none: t('brands.none'),
        noMatch: t('brands.none'),
        failed: t('brands.failed'),
      }}
      search={{ label: t('brands.search'), keys: ['name'] }}
      nameOf={({ name }) => name}
      files={<ListFileActions kind="brands" start={startExport.brands} />}
      show={({ name, icon }) => (
        <div className="flex items-center gap-4">
          <Thumb images={icon ? [icon] : []} className="size-14" />
          <h2 className="min-w-0 font-semibold break-words">
            <bdi>{name}</bdi>
          </h2>
        </div>
      )}
      addForm={() => <BrandForm />}
      edit={(brand, onDone) => <BrandForm {...{ brand, onDone }} />}
      remove={useRemove(removeBrand, [['brands']])}
    />
  );
};
