import { cx } from '@shop/ui';
import { useId } from 'react';
import { useText } from '@/shared/i18n/text';
import { Count } from './filter-count';
import { chosenOf, type FilterGroup, type FilterValue } from './use-filter-groups';
import type { ListAddress } from './use-list-address';

const row = 'flex min-h-9 items-center gap-3 text-small pointer-coarse:min-h-11';
const pill =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 border border-control px-3 text-small has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-accent';

/** The values of one filter with their numbers; sizes are buttons in a row. */
export const FilterGroupField = ({
  group,
  list,
  bare,
}: {
  group: FilterGroup;
  list: ListAddress;
  /** The title is shown elsewhere. */
  bare?: boolean;
}) => {
  const { t } = useText();
  const id = useId();
  const { name, isSingle } = group;
  const chosen = chosenOf(list.filter, name);
  const isPills = name === 'size';
  const choose = (value: string, isOn: boolean) => {
    const others = isSingle ? [] : chosen.filter((one) => one !== value);
    list.change({ [name]: isOn && value ? [...others, value].sort() : others });
  };
  const any: FilterValue[] = isSingle ? [{ value: '', label: t('filter.any') }] : [];
  return (
    <fieldset>
      <legend className={bare ? 'sr-only' : 'mb-2 text-small font-semibold'}>{group.title}</legend>
      <div
        className={cx(
          isPills ? 'flex flex-wrap gap-2' : 'flex flex-col',
          !isPills && group.values.length > 12 && 'max-h-80 overflow-y-auto',
        )}
      >
        {[...any, ...group.values].map(({ value, label, count, hex }) => (
          <label key={value} className={isPills ? pill : row}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={isSingle ? id : undefined}
              checked={value ? chosen.includes(value) : chosen.length === 0}
              onChange={({ target }) => choose(value, target.checked)}
              className={isPills ? 'sr-only' : 'size-5 shrink-0 accent-accent'}
            />
            {hex && (
              <span
                aria-hidden="true"
                className="size-5 shrink-0 rounded-full border border-control"
                style={{ backgroundColor: hex }}
              />
            )}
            <span className={cx(!isPills && 'min-w-0 flex-1 truncate')}>
              <bdi>{label}</bdi>
            </span>
            <Count count={count} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
