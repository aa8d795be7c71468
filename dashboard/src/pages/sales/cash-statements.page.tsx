import { buttonClass } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useNavigate } from 'react-router';
import {
  cashStatementsQueries,
  exampleUrl,
} from '@/features/cash-statements/cash-statements.queries';
import { StatementList, useStatementColumns } from '@/features/cash-statements/statement-list';
import { UploadPanel } from '@/features/cash-statements/upload-panel';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { ListFrame } from '@/shared/list/list-frame';
import { useListViews } from '@/shared/list-views/use-list-views';
import { useListParams } from '@/shared/list/use-list-params';
import { paths } from '@/shared/paths';

/** Statements of the carrier about collected cash: upload and list. */
export const CashStatementsPage = () => {
  const t = useText();
  const navigate = useNavigate();
  const params = useListParams();
  const { isReady, columns, columnMenu, menu } = useListViews(
    'cashStatements',
    useStatementColumns(),
  );
  const { page, limit } = params;
  const list = useQuery({ ...cashStatementsQueries.list({ page, limit }), enabled: isReady });
  const rows = list.data?.statements;
  return (
    <>
      <PageHeader title={t('nav.cashStatements')}>
        <a href={exampleUrl} download className={buttonClass({ variant: 'secondary' })}>
          <FileSpreadsheet className="size-4" />
          {t('cashStatements.example')}
        </a>
      </PageHeader>
      <p className="-mt-2 mb-4 max-w-3xl text-muted">{t('cashStatements.about')}</p>
      <UploadPanel onUploaded={(id) => void navigate(paths.cashStatement(id))} />
      <div className="mt-8 mb-4 flex flex-wrap items-center gap-3">
        <h2 className="grow text-h3 font-semibold">{t('cashStatements.uploaded')}</h2>
        {menu}
        {columnMenu}
      </div>
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{ failed: t('cashStatements.failed'), none: t('cashStatements.none') }}
        params={params}
        filters={{}}
      >
        <StatementList columns={columns} rows={rows} busy={list.isPlaceholderData} />
      </ListFrame>
    </>
  );
};
