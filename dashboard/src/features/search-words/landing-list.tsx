import type { LandingDto } from '@shop/contracts';
import { IconButton } from '@shop/ui';
import { ArrowRight, Trash2 } from 'lucide-react';
import { useText } from '@/shared/i18n/use-text';

/** Searches that lead to a page. */
export const LandingList = ({
  rows,
  nameOf,
  onRemove,
}: {
  rows: LandingDto[];
  /** Name of a page of the shop. */
  nameOf: (path: string) => string;
  onRemove: (row: LandingDto) => void;
}) => {
  const t = useText();
  if (rows.length === 0) return <p className="text-muted">{t('searchWords.noLandings')}</p>;
  return (
    <ul aria-label={t('searchWords.landings')} className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id} className="flex items-center gap-3 py-1.5">
          <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
            <bdi className="min-w-0 font-semibold break-words">{row.words}</bdi>
            <ArrowRight className="mirror size-4 text-muted" />
            <bdi className="min-w-0 break-words">{nameOf(row.path)}</bdi>
          </span>
          <IconButton
            label={t('rows.deleteNamed', { name: row.words })}
            title={t('rows.delete')}
            className="text-muted hover:text-sale"
            onClick={() => onRemove(row)}
          >
            <Trash2 className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
};
