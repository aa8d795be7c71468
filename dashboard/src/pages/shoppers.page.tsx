import { CITIES } from '@shop/shop-rules';
import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '@/features/session/use-staff';
import { UserCard } from '@/features/users/user-card';
import { UserTable } from '@/features/users/user-table';
import { usersQueries } from '@/features/users/users.queries';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { CardGrid } from '@/shared/list/card-grid';
import { FilterSelect } from '@/shared/list/filter-select';
import { ListFrame } from '@/shared/list/list-frame';
import { SearchBox } from '@/shared/list/search-box';
import { useListParams } from '@/shared/list/use-list-params';
import { ViewsMenu } from '@/shared/list/views-menu';
import { useSearch } from '@/shared/list/use-search';
import { PageHeader } from '@/shared/page-header';
import { TablePanel } from '@/shared/table/table-panel';
import { useMedia } from '@/shared/use-media';

const GENDERS = ['female', 'male'];

export const UsersPage = () => {
  const t = useText();
  const locale = useLocale();
  const { id } = useSignedIn();
  const params = useListParams();
  const { page, limit, q, filter, change } = params;
  const gender = GENDERS.find((known) => known === filter('gender'));
  const city = filter('city');
  const onSearch = useSearch(change);
  const list = useQuery(
    usersQueries.list({ page, limit, q: q || undefined, gender, city: city || undefined }),
  );
  const wide = useMedia('(min-width: 80rem)');
  const rows = list.data?.users;
  return (
    <>
      <PageHeader title={t('nav.users')} />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox label={t('users.search')} value={q} onSearch={onSearch} />
        <ViewsMenu list="users" staffId={id} />
        <FilterSelect
          label={t('users.gender')}
          all={t('users.allGenders')}
          value={gender ?? ''}
          onChange={(value) => change({ gender: value })}
          choices={GENDERS.map((value) => ({ value, text: t(`users.are.${value}`) }))}
        />
        <FilterSelect
          label={t('users.city')}
          all={t('users.allCities')}
          value={city}
          onChange={(value) => change({ city: value })}
          choices={CITIES.map((known) => ({ value: known.en, text: known[locale] }))}
        />
      </div>
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{ failed: t('users.failed'), none: t('users.none'), noMatch: t('users.noMatch') }}
        params={params}
        filters={{ q, gender, city }}
      >
        {wide ? (
          <TablePanel>
            <UserTable rows={rows} busy={list.isPlaceholderData} />
          </TablePanel>
        ) : (
          <CardGrid label={t('nav.users')} rows={rows} busy={list.isPlaceholderData} height="h-52">
            {(user) => <UserCard key={user.id} user={user} />}
          </CardGrid>
        )}
      </ListFrame>
    </>
  );
};
