import { Button, ErrorState, Loading, Sheet, Skeleton } from '@shop/ui';
import { useText } from '@/shared/i18n/text';
import { FilterFields } from './filter-fields';
import { FilterGroupField } from './filter-group';
import { useFilterGroups } from './use-filter-groups';
import type { ListAddress } from './use-list-address';

/** Filters on small screens; the button shows the number of results once it is known. */
export const FilterSheet = ({
  list,
  total,
  open,
  onClose,
}: {
  list: ListAddress;
  total: number;
  open: boolean;
  onClose: () => void;
}) => {
  const { t } = useText();
  const { groups, loading, isOutdated, failed, retry, ...found } = useFilterGroups(list);
  const count = found.total ?? total;
  const isUnknown = groups.every(({ values }) => values.length === 0);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('filter.title')}
      closeLabel={t('close')}
      footer={
        <div className="flex gap-3">
          <p role="status" className="sr-only">
            {!isOutdated && t('list.total', { count })}
          </p>
          {list.narrowed && (
            <Button variant="secondary" onClick={list.clear}>
              {t('list.clear')}
            </Button>
          )}
          <Button className="flex-1" onClick={onClose}>
            {isOutdated ? t('filter.showProducts') : t('filter.show', { count })}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-6">
        <FilterFields list={list} />
        {loading && (
          <Loading text={t('loading')}>
            <Skeleton className="h-40 w-full" />
          </Loading>
        )}
        {failed && isUnknown && (
          <ErrorState text={t('list.failed')} retryText={t('retry')} onRetry={retry} />
        )}
        {groups.map(
          (group) =>
            group.values.length > 0 && (
              <FilterGroupField key={group.name} group={group} list={list} />
            ),
        )}
      </div>
    </Sheet>
  );
};
