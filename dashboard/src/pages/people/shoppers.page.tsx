import { CITIES } from '@shop/shop-rules';
import { buttonClass, DataTable } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { duplicatesQueries } from '@/features/duplicates/duplicates.queries';
import { ShopperCard } from '@/features/shoppers/shopper-card';
import { useShopperColumns } from '@/features/shoppers/use-shopper-columns';
import { shoppersQueries } from '@/features/shoppers/shoppers.queries';
import { useFormat } from '@/shared/i18n/use-format';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { useListViews } from '@/shared/list-views/use-list-views';
import { CardGrid } from '@/shared/list/card-grid';
import { FilterSelect } from '@/shared/list/filter-select';
import { ListFrame } from '@/shared/list/list-frame';
import { SearchBox } from '@/shared/list/search-box';
import { useListParams } from '@/shared/list/use-list-params';
import { useSearch } from '@/shared/list/use-search';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';
import { TablePanel } from '@/shared/table/table-panel';
import { useMedia } from '@/shared/browser/use-media';

const GENDERS = ['female', 'male'];

export const ShoppersPage = () => {
  const t = useText();
  const locale = useLocale();
  const params = useListParams();
  const { page, limit, q, filter, change } = params;
  const gender = GENDERS.find((known) => known === filter('gender'));
  const city = filter('city');
  const onSearch = useSearch(change);
  const mayErase = useMay()('shoppers.data');
  const { isReady, columns, columnMenu, menu } = useListViews('shoppers', useShopperColumns());
  const list = useQuery({
    ...shoppersQueries.list({ page, limit, q: q || undefined, gender, city: city || undefined }),
    enabled: isReady,
  });
  const pairs = useQuery(duplicatesQueries.list({ page: 1, limit: 1, state: 'open' }));
  const { count } = useFormat();
  const wide = useMedia('(min-width: 80rem)');
  const rows = list.data?.users;
  return (
    <>
      <PageHeader title={t('nav.shoppers')}>
        <Link to={paths.duplicates} className={buttonClass({ variant: 'secondary' })}>
          {pairs.data && pairs.data.total > 0
            ? t('shoppers.duplicates', {
                count: `${count(pairs.data.total)}${pairs.data.total === 10_000 ? '+' : ''}`,
              })
            : t('nav.duplicates')}
        </Link>
        {mayErase && (
          <Link to={paths.guests} className={buttonClass({ variant: 'secondary' })}>
            {t('shoppers.guests')}
          </Link>
        )}
        <ListFileActions
          kind="shoppers"
          start={() => startExport.shoppers({ q: q || undefined, gender, city: city || undefined })}
        />
        {columnMenu}
      </PageHeader>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox label={t('shoppers.search')} value={q} onSearch={onSearch} />
        {menu}
        <FilterSelect
          label={t('shoppers.gender')}
          all={t('shoppers.allGenders')}
          value={gender ?? ''}
          onChange={(value) => change({ gender: value })}
          choices={GENDERS.map((value) => ({ value, text: t(`shoppers.genderOf.${value}`) }))}
        />
        <FilterSelect
          label={t('shoppers.city')}
          all={t('shoppers.allCities')}
          value={city}
          onChange={(value) => change({ city: value })}
          choices={CITIES.map((known) => ({ value: known.en, text: known[locale] }))}
        />
      </div>
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{
          failed: t('shoppers.failed'),
          none: t('shoppers.none'),
          noMatch: t('shoppers.noMatch'),
        }}
        params={params}
        filters={{ q, gender, city }}
      >
        {wide ? (
          <TablePanel>
            <DataTable
              caption={t('nav.shoppers')}
              columns={columns}
              rows={rows}
              rowKey={({ id: shopperId }) => shopperId}
              busy={list.isPlaceholderData}
            />
          </TablePanel>
        ) : (
          <CardGrid
            label={t('nav.shoppers')}
            rows={rows}
            busy={list.isPlaceholderData}
            height="h-52"
          >
            {(shopper) => <ShopperCard key={shopper.id} shopper={shopper} />}
          </CardGrid>
        )}
      </ListFrame>
    </>
  );
};
