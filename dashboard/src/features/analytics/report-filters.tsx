import { LONGEST_REPORT } from '@shop/shop-rules';
import { useText } from '@/shared/i18n/use-text';
import { DayRange } from '@/shared/list/day-range';
import { FilterSelect } from '@/shared/list/filter-select';
import { useListParams } from '@/shared/list/use-list-params';
import { daysBetween, reportRange } from './report-range';

const GROUPS = ['category', 'vendor', 'payment', 'city'] as const;
export type ReportGroup = (typeof GROUPS)[number];
/** Text ids of the groups. */
export const GROUP_NAMES: Record<ReportGroup, string> = {
  category: 'analytics.category',
  vendor: 'orders.vendor',
  payment: 'orders.paidBy',
  city: 'orders.city',
};

/** The report that the address names; `problem` is the id of the text that says why it cannot be shown. */
export const useReport = (mayVendors: boolean) => {
  const { filter, change } = useListParams();
  const { from, to } = reportRange(filter('from'), filter('to'));
  const vendor = (mayVendors && Number(filter('vendor'))) || undefined;
  const groups = GROUPS.filter((group) => group !== 'vendor' || (mayVendors && !vendor));
  const length = daysBetween(from, to);
  const problem =
    length < 1 ? 'report.endsBefore' : length > LONGEST_REPORT ? 'report.tooLong' : undefined;
  return {
    query: { from, to, by: groups.find((group) => group === filter('by')) ?? 'category', vendor },
    groups,
    problem,
    change,
  };
};

/** Period, vendor and groups of the report. */
export const ReportFilters = ({
  report: { query, groups, problem, change },
  vendors,
}: {
  report: ReturnType<typeof useReport>;
  vendors?: { id: number; name: string }[];
}) => {
  const t = useText();
  return (
    <div className="mb-4">
      <div className="flex flex-wrap gap-3">
        <DayRange
          texts={{ from: t('orders.from'), to: t('orders.to') }}
          days={query}
          onChange={change}
        />
        <FilterSelect
          label={t('report.by')}
          all={t(GROUP_NAMES.category)}
          value={query.by === 'category' ? '' : query.by}
          onChange={(by) => change({ by })}
          choices={groups
            .filter((group) => group !== 'category')
            .map((value) => ({ value, text: t(GROUP_NAMES[value]) }))}
        />
        {vendors && (
          <FilterSelect
            label={t('orders.vendor')}
            all={t('orders.allVendors')}
            value={query.vendor?.toString() ?? ''}
            onChange={(vendor) => change({ vendor })}
            choices={vendors.map(({ id, name }) => ({ value: String(id), text: name }))}
          />
        )}
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-small text-sale">
          {t(problem)}
        </p>
      )}
    </div>
  );
};
