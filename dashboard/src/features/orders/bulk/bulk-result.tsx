import { buttonClass, Dialog } from '@shop/ui';
import { FileText } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useText } from '@/shared/i18n/use-text';
import type { BulkPdf, BulkResult } from './bulk-orders';

/** What a bulk action did, and the file that it made. */
export interface BulkReport {
  title: string;
  results: BulkResult[];
  file?: Pick<BulkPdf, 'name' | 'pdf'>;
}

const OUTCOMES = ['done', 'already', 'partly', 'refused'] as const;

/** Address of a PDF in this browser; null if there is none. */
const usePdfUrl = (base64: string | null | undefined): string | null => {
  const url = useMemo(() => {
    if (!base64) return null;
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  }, [base64]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
};

/** Says per order what a bulk action did. */
export const BulkResultDialog = ({
  report,
  onClose,
}: {
  report: BulkReport;
  onClose: () => void;
}) => {
  const t = useText();
  const { title, results, file } = report;
  const url = usePdfUrl(file?.pdf);
  const open = results.filter(({ reason }) => reason !== undefined);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={t('shell.close')}
      size="small"
      footer={
        url && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ className: 'w-full' })}
          >
            <FileText className="size-4" />
            {t('orders.bulk.openPdf')}
          </a>
        )
      }
    >
      {file && !url && <p className="mb-4">{t('orders.bulk.noPdf')}</p>}
      <ul className="flex flex-wrap gap-x-5 gap-y-1 font-semibold tabular-nums">
        {OUTCOMES.map((outcome) => {
          const count = results.filter((result) => result.outcome === outcome).length;
          return (
            count > 0 && <li key={outcome}>{t(`orders.bulk.outcome.${outcome}`, { count })}</li>
          );
        })}
      </ul>
      {open.length > 0 && (
        <ul
          aria-label={t('orders.bulk.result')}
          className="mt-4 divide-y divide-line border-t border-line"
        >
          {open.map(({ operationId, number, reason = '' }) => (
            <li key={operationId} className="py-3">
              <bdi dir="ltr" className="font-semibold tabular-nums">
                {number ?? t('orders.bulk.noSuchOrder')}
              </bdi>
              <p className="text-small text-muted">{reason}</p>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};
