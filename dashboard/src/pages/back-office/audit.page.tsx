import { Button } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { AuditList } from '@/features/audit/audit-list';
import { AuditTable, useAuditColumns } from '@/features/audit/audit-table';
import { SUBJECTS } from '@/features/audit/audit-texts';
import { auditQueries, type AuditFilter } from '@/features/audit/audit.queries';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { useText } from '@/shared/i18n/use-text';
import { DayRange } from '@/shared/list/day-range';
import { FilterSelect } from '@/shared/list/filter-select';
import { useListParams } from '@/shared/list/use-list-params';
import { useListViews } from '@/shared/list-views/use-list-views';
import { PageHeader } from '@/shared/layout/page-header';

const DAY = /^\d{4}-\d\d-\d\d$/;
const isSubject = (text: string): text is keyof typeof SUBJECTS => Object.hasOwn(SUBJECTS, text);
const idOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
const dayOf = (text: string) => (DAY.test(text) ? text : undefined);
const textOf = (value: number | string | undefined) => (value === undefined ? '' : String(value));

/** Audit records filtered by person, subject and day; the address contains the filter. */
export const AuditPage = () => {
  const t = useText();
  const { isReady, columns, columnMenu, menu } = useListViews('audit', useAuditColumns());
  const { filter, change } = useListParams();
  const subject = filter('subject');
  const active: AuditFilter = {
    actor: idOf(filter('actor')),
    subject: isSubject(subject) ? subject : undefined,
    from: dayOf(filter('from')),
    to: dayOf(filter('to')),
  };
  const isNarrowed = Object.values(active).some((value) => value !== undefined);
  const { data: staff = [] } = useQuery(auditQueries.staff());
  return (
    <>
      <PageHeader title={t('nav.audit')}>
        {menu}
        {columnMenu}
        <ListFileActions kind="audit" start={() => startExport.audit(active)} />
      </PageHeader>
      <div className="mb-4 flex flex-wrap gap-3">
        <FilterSelect
          label={t('audit.actor')}
          all={t('audit.allActors')}
          value={textOf(active.actor)}
          onChange={(actor) => change({ actor })}
          choices={staff.map(({ id, name }) => ({ value: String(id), text: name }))}
        />
        <FilterSelect
          label={t('audit.recordType')}
          all={t('audit.allTypes')}
          value={textOf(active.subject)}
          onChange={(value) => change({ subject: value })}
          choices={Object.entries(SUBJECTS).map(([value, id]) => ({ value, text: t(id) }))}
        />
        <DayRange
          texts={{ from: t('audit.day.from'), to: t('audit.day.to') }}
          days={active}
          onChange={change}
        />
        {isNarrowed && (
          <Button
            variant="quiet"
            onClick={() => change({ actor: '', subject: '', from: '', to: '' })}
          >
            {t('list.clear')}
          </Button>
        )}
      </div>
      <AuditList
        key={JSON.stringify(active)}
        filter={active}
        enabled={isReady}
        empty={t(isNarrowed ? 'audit.noMatch' : 'audit.empty')}
        shape={<AuditTable columns={columns} rows={undefined} />}
      >
        {(rows) => <AuditTable {...{ columns, rows }} />}
      </AuditList>
    </>
  );
};
