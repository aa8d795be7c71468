import type { SynonymDto } from '@shop/contracts';
import { Button, IconButton } from '@shop/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useText } from '@/shared/i18n/use-text';
import { PanelList } from '@/shared/display/panel-list';
import { Status } from '@/shared/display/status';

const Terms = ({ terms }: { terms: string[] }) => (
  <ul className="flex min-w-0 flex-wrap gap-1.5">
    {terms.map((term) => (
      <li key={term} className="rounded-control bg-sand px-2 py-0.5 break-words">
        <bdi>{term}</bdi>
      </li>
    ))}
  </ul>
);

/** Synonyms with their actions. */
export const SynonymList = ({
  rows,
  busy,
  onEdit,
  onRemove,
}: {
  rows: SynonymDto[] | undefined;
  busy: boolean;
  onEdit: (row: SynonymDto) => void;
  onRemove: (row: SynonymDto) => void;
}) => {
  const t = useText();
  return (
    <PanelList label={t('searchWords.synonyms')} rows={rows} busy={busy} height="h-24">
      {(row) => {
        const name = row.terms[0] ?? '';
        return (
          <>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Status tone={row.kind === 'exact' ? 'closed' : 'active'}>
                {t(`searchWords.kindOf.${row.kind}`)}
              </Status>
              <span className="flex items-center gap-1">
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={t('rows.editNamed', { name })}
                  onClick={() => onEdit(row)}
                >
                  <Pencil className="size-4" />
                  {t('rows.edit')}
                </Button>
                <IconButton
                  label={t('rows.deleteNamed', { name })}
                  title={t('rows.delete')}
                  className="-me-2 text-muted hover:text-sale"
                  onClick={() => onRemove(row)}
                >
                  <Trash2 className="size-4" />
                </IconButton>
              </span>
            </div>
            <Terms terms={row.terms} />
            {row.means.length > 0 && (
              <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
                <span className="text-muted">{t('searchWords.alsoFind')}</span>
                <Terms terms={row.means} />
              </div>
            )}
          </>
        );
      }}
    </PanelList>
  );
};
