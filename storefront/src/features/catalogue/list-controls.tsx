import { SORTS, type Sort } from '@shop/shop-rules';
import { SelectField, TextField } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useText } from '@/shared/text';

const TYPING_PAUSE_MS = 250;

/** Search box and sort order of a list; the search follows a pause in typing. */
export const ListControls = ({
  q,
  sort,
  onSearch,
  onSort,
}: {
  q: string;
  sort: Sort;
  onSearch: (q: string) => void;
  onSort: (sort: Sort) => void;
}) => {
  const { t } = useText();
  const [text, setText] = useState(q);
  useEffect(() => {
    if (text.trim() === q) return;
    const timer = setTimeout(() => onSearch(text.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, q, onSearch]);
  return (
    <div className="flex shrink-0 flex-wrap items-end gap-3 lg:flex-nowrap">
      <TextField
        label={t('list.search')}
        type="search"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="min-w-40 flex-1 md:w-64 md:flex-none"
      />
      <SelectField
        label={t('list.sort')}
        value={sort}
        onChange={(event) => onSort(SORTS.find((item) => item === event.target.value) ?? 'default')}
        className="min-w-40 flex-1 md:w-52 md:flex-none"
      >
        {SORTS.map((item) => (
          <option key={item} value={item}>
            {t(`sort.${item}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
};
