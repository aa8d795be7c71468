import { IconButton } from '@shop/ui';
import { History, X } from 'lucide-react';
import { useText } from '@/shared/i18n/text';
import { recentSearches, useRecentSearches } from './recent-searches';

/** Recent searches of this browser; clicking one repeats it. */
export const RecentList = ({ onPick }: { onPick: (text: string) => void }) => {
  const { t } = useText();
  const texts = useRecentSearches();
  if (texts.length === 0) return <p className="pt-5 text-small text-muted">{t('search.hint')}</p>;
  return (
    <section aria-label={t('search.recent')} className="pt-4">
      <div className="flex items-center justify-between">
        <h3 className="text-small font-semibold">{t('search.recent')}</h3>
        <IconButton label={t('search.clearRecent')} onClick={recentSearches.clear}>
          <X className="size-4" />
        </IconButton>
      </div>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onPick(text)}
              className="flex min-h-12 w-full items-center gap-3 text-start hover:bg-sand"
            >
              <History className="size-4.5 shrink-0 text-muted" />
              <bdi className="truncate">{text}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
