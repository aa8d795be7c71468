import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { FilterSelect } from '@/shared/list/filter-select';
import { checksQueries } from './checks.queries';

/** Filter of products that need work, with the number that each rule finds. */
export const NeedsWorkFilter = ({
  value,
  onChange,
  ...filter
}: {
  value: string;
  onChange: (value: string) => void;
  q: string | undefined;
  category: number | undefined;
  vendor: number | undefined;
}) => {
  const t = useText();
  const { count } = useFormat();
  const { data } = useQuery(checksQueries.counts(filter));
  const counted = (text: string, number: number | undefined) =>
    number === undefined ? text : `${text} (${count(number)})`;
  const found = data?.counts ?? [];
  const isListed =
    value === '' || value === 'any' || found.some(({ problem }) => problem === value);
  return (
    <span className="flex min-w-0 grow basis-36 sm:max-w-64 sm:basis-56 sm:*:grow">
      <FilterSelect
        label={t('checks.needsWork')}
        all={t('checks.allProducts')}
        value={value}
        onChange={onChange}
        choices={[
          { value: 'any', text: counted(t('checks.needsWork'), data?.total) },
          ...found.map((one) => ({
            value: one.problem,
            text: counted(t(`checks.problem.${one.problem}`), one.count),
          })),
          ...(isListed ? [] : [{ value, text: counted(t(`checks.problem.${value}`), data && 0) }]),
        ]}
      />
    </span>
  );
};
