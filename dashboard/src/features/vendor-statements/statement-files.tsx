import { buttonClass } from '@shop/ui';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { statementFile } from './vendor-statements.queries';

const FILES = [
  { ending: 'pdf', icon: FileText },
  { ending: 'xlsx', icon: FileSpreadsheet },
] as const;

/** Downloads of a statement in the language of the dashboard. */
export const StatementFiles = ({ id }: { id: number }) => {
  const t = useText();
  const locale = useLocale();
  return FILES.map(({ ending, icon: Icon }) => (
    <a
      key={ending}
      href={statementFile(id, ending, locale)}
      download
      className={buttonClass({ variant: 'secondary' })}
    >
      <Icon className="size-4" />
      {t(`statements.file.${ending}`)}
    </a>
  ));
};
