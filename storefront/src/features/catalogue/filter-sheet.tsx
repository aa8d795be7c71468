import { Button, Sheet } from '@shop/ui';
import { useText } from '@/shared/i18n/text';
import { FilterFields } from './filter-fields';
import type { ListAddress } from './use-list-address';

/** Filters on small screens; the button shows the number of results. */
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
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('filter.title')}
      closeLabel={t('close')}
      footer={
        <div className="flex gap-3">
          {list.narrowed && (
            <Button variant="secondary" onClick={list.clear}>
              {t('list.clear')}
            </Button>
          )}
          <Button className="flex-1" onClick={onClose}>
            {t('filter.show', { count: total })}
          </Button>
        </div>
      }
    >
      <FilterFields list={list} />
    </Sheet>
  );
};
