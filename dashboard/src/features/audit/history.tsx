import { useState } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { AuditEntries } from './audit-entries';
import { AuditList } from './audit-list';
import type { AuditFilter } from './audit.queries';
import { useMay } from '@/shared/rights/use-may';

const INITIAL_LIMIT = 10;

/** Audit records of one subject, loaded when opened; nothing without the right. */
export const History = ({
  subject,
  subjectId,
}: Required<Pick<AuditFilter, 'subject' | 'subjectId'>>) => {
  const t = useText();
  const mayRead = useMay()('audit.view');
  const [isOpen, setOpen] = useState(false);
  if (!mayRead) return null;
  return (
    <details className="panel mt-4 p-5" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-h3 font-semibold">{t('audit.history')}</summary>
      {isOpen && (
        <div className="mt-4">
          <AuditList filter={{ subject, subjectId }} limit={INITIAL_LIMIT} empty={t('audit.empty')}>
            {(entries) => <AuditEntries label={t('audit.history')} entries={entries} />}
          </AuditList>
        </div>
      )}
    </details>
  );
};
