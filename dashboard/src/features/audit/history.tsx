import { useState } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { AuditList } from './audit-list';
import type { AuditFilter } from './audit.queries';

const INITIAL_LIMIT = 10;

/** Audit records of one subject, loaded when opened; for admins. */
export const History = ({
  subject,
  subjectId,
}: Required<Pick<AuditFilter, 'subject' | 'subjectId'>>) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="panel mt-4 p-5" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-h3 font-semibold">{t('audit.history')}</summary>
      {isOpen && (
        <div className="mt-4">
          <AuditList
            label={t('audit.history')}
            filter={{ subject, subjectId }}
            limit={INITIAL_LIMIT}
            empty={t('audit.empty')}
          />
        </div>
      )}
    </details>
  );
};
