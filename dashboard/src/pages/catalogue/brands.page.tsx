import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BrandForm } from '@/features/brands/brand-form';
import { brandsQueries, removeBrand } from '@/features/brands/brands.queries';
import { useText } from '@/shared/i18n/use-text';
import { SearchBox } from '@/shared/list/search-box';
import { RowsPage } from '@/shared/rows/rows-page';
import { useFuzzy } from '@/shared/rows/use-fuzzy';
import { useRemove } from '@/shared/rows/use-remove';
import { Thumb } from '@/shared/display/thumb';

export const BrandsPage = () => {
  const t = useText();
  const query = useQuery(brandsQueries.all());
  const [words, setWords] = useState('');
  return (
    <RowsPage
      title={t('nav.brands')}
      addTitle={t('brands.add')}
      query={query}
      rows={useFuzzy(query.data, 'name', words)}
      texts={{ none: t('brands.none'), failed: t('brands.failed') }}
      search={<SearchBox label={t('brands.search')} value={words} onSearch={setWords} />}
      nameOf={({ name }) => name}
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
