import type { CashStatementDto } from '@shop/contracts';
import type { Column } from '@shop/ui';
import { Status } from '@/shared/display/status';
import { useFormat } from '@/shared/i18n/use-format';
import { OpenRowLink } from '@/shared/display/open-row-link';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { DataList } from '@/shared/table/data-list';
import { KINDS, ROW_KINDS, STATE_TONES, stateOf } from './statement-kinds';

const Identity = ({ row: { fileName, createdAt, uploadedBy } }: { row: CashStatementDto }) => {
  const { dateTime } = useFormat();
  return (
    <>
      <span className="block font-semibold wrap-anywhere">
        <bdi>{fileName}</bdi>
      </span>
      <span className="block text-mini text-muted">
        {dateTime(createdAt)}
        {uploadedBy && (
          <>
            {' · '}
            <bdi>{uploadedBy}</bdi>
          </>
        )}
      </span>
    </>
  );
};

const State = ({ row }: { row: CashStatementDto }) => {
  const t = useText();
  const state = stateOf(row);
  return <Status tone={STATE_TONES[state]}>{t(`cashStatements.state.${state}`)}</Status>;
};

const Counts = ({ row: { kinds } }: { row: CashStatementDto }) => {
  const t = useText();
  const { count } = useFormat();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {ROW_KINDS.flatMap((kind) => {
        const found = kinds.find((each) => each.kind === kind);
        return found ? (
          <li key={kind}>
            <Status tone={KINDS[kind]}>
              {t(`cashStatements.kind.${kind}`)} {count(found.rows)}
            </Status>
          </li>
        ) : (
          []
        );
      })}
    </ul>
  );
};

const OpenLink = ({ row: { id, fileName } }: { row: CashStatementDto }) => {
  const t = useText();
  return (
    <OpenRowLink to={paths.cashStatement(id)} text={t('cashStatements.open')} name={fileName} />
  );
};

const bookedOf = ({ kinds }: CashStatementDto): number =>
  kinds.reduce((sum, { booked }) => sum + booked, 0);

/** Columns of the table of statements. */
export const useStatementColumns = (): Column<CashStatementDto>[] => {
  const t = useText();
  const { aed } = useFormat();
  return [
    {
      key: 'file',
      header: t('cashStatements.file'),
      rowHeader: true,
      cell: (row) => <Identity row={row} />,
    },
    { key: 'counts', header: t('cashStatements.rows'), cell: (row) => <Counts row={row} /> },
    {
      key: 'booked',
      header: t('cashStatements.booked'),
      align: 'end',
      cell: (row) => <span className="whitespace-nowrap">{aed(bookedOf(row))}</span>,
    },
    { key: 'state', header: t('cashStatements.status'), cell: (row) => <State row={row} /> },
    {
      key: 'actions',
      header: t('cashStatements.actions'),
      align: 'end',
      cell: (row) => <OpenLink row={row} />,
    },
  ];
};

/** Statements with their rows by kind. */
export const StatementList = ({
  columns,
  rows,
  busy,
}: {
  columns: Column<CashStatementDto>[];
  rows: CashStatementDto[] | undefined;
  busy: boolean;
}) => {
  const t = useText();
  const { aed } = useFormat();
  return (
    <DataList
      caption={t('nav.cashStatements')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      cardHeight="h-44"
      tableFrom="(min-width: 64rem)"
      card={(row) => (
        <article className="flex min-w-0 grow flex-col gap-2">
          <h3 className="min-w-0">
            <Identity row={row} />
          </h3>
          <Counts row={row} />
          <p className="flex flex-wrap justify-between gap-x-4">
            <State row={row} />
            <span className="tabular-nums">
              {t('cashStatements.booked')}: {aed(bookedOf(row))}
            </span>
          </p>
          <OpenLink row={row} />
        </article>
      )}
    />
  );
};
