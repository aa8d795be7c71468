import type { AuditEntryDto } from '@shop/contracts';
import type { Column } from '@shop/ui';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { DataList } from '@/shared/table/data-list';
import { Changes, Sentence } from './audit-entries';

const At = ({ at }: AuditEntryDto) => {
  const { dayTime } = useFormat();
  return <time dateTime={at}>{dayTime(at)}</time>;
};

/** Columns of the audit log. */
export const useAuditColumns = (): Column<AuditEntryDto>[] => {
  const t = useText();
  return [
    {
      key: 'action',
      header: t('audit.change'),
      rowHeader: true,
      className: 'min-w-48 break-words',
      cell: (entry) => <Sentence entry={entry} />,
    },
    {
      key: 'actor',
      header: t('audit.actor'),
      className: 'min-w-28',
      cell: ({ actorName }) => <bdi>{actorName}</bdi>,
    },
    {
      key: 'at',
      header: t('audit.at'),
      className: 'whitespace-nowrap text-muted',
      cell: (entry) => <At {...entry} />,
    },
    {
      key: 'changes',
      header: t('audit.values'),
      className: 'max-w-xl',
      cell: (entry) => <Changes changes={entry.changes} />,
    },
  ];
};

/** Audit records with their changes. */
export const AuditTable = ({
  columns,
  rows,
}: {
  columns: Column<AuditEntryDto>[];
  /** Undefined while loading. */
  rows: AuditEntryDto[] | undefined;
}) => {
  const t = useText();
  return (
    <DataList
      caption={t('nav.audit')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      cardHeight="h-24"
      card={(entry) => (
        <article className="flex min-w-0 grow flex-col gap-1">
          <p className="break-words">
            <Sentence entry={entry} />
          </p>
          <Changes changes={entry.changes} />
          <p className="mt-auto text-mini text-muted">
            <bdi>{entry.actorName}</bdi> · <At {...entry} />
          </p>
        </article>
      )}
    />
  );
};
