import { buttonClass, cx } from '@shop/ui';
import { ChevronDown } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { lazyPanel } from '@/shared/rendering/lazy-panel';
import { chosenOf, useFilterGroups, type FilterGroup } from './use-filter-groups';
import type { ListAddress } from './use-list-address';

const FilterPopover = lazyPanel(async () => (await import('./filter-popover')).FilterPopover);

const FilterButton = ({
  group,
  list,
  disabled,
}: {
  group: FilterGroup;
  list: ListAddress;
  disabled: boolean;
}) => {
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = chosenOf(list.filter, group.name).length;
  return (
    <>
      <button
        ref={button}
        type="button"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
        className={cx(buttonClass({ variant: 'secondary' }), chosen > 0 && 'border-ink')}
      >
        {group.title}
        {chosen > 0 && <bdi>({chosen})</bdi>}
        <ChevronDown className="size-4" />
      </button>
      {open !== undefined && (
        <FilterPopover
          group={group}
          list={list}
          anchor={button as RefObject<HTMLElement>}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

/** A button for each filter, above the list on wide screens. */
export const FilterBar = ({ list }: { list: ListAddress }) => {
  const { groups, loading, failed } = useFilterGroups(list);
  return (
    <div className="flex flex-wrap gap-3 max-xl:hidden">
      {groups.map((group) => (
        <FilterButton
          key={group.name}
          group={group}
          list={list}
          disabled={!loading && !failed && group.values.length === 0}
        />
      ))}
    </div>
  );
};
