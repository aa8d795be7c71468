import { Popover } from '@shop/ui';
import type { RefObject } from 'react';
import { FilterGroupField } from './filter-group';
import type { FilterGroup } from './use-filter-groups';
import type { ListAddress } from './use-list-address';

/** The values of one filter beside its button. */
export const FilterPopover = ({
  group,
  list,
  anchor,
  open,
  onClose,
}: {
  group: FilterGroup;
  list: ListAddress;
  anchor: RefObject<HTMLElement>;
  open: boolean;
  onClose: () => void;
}) => (
  <Popover
    open={open}
    onOpenChange={(next) => !next && onClose()}
    anchor={anchor}
    title={group.title}
  >
    <FilterGroupField group={group} list={list} bare />
  </Popover>
);
