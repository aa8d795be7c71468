import { Search } from 'lucide-react';
import { COMMAND } from '@/shared/browser/key-of';
import { useText } from '@/shared/i18n/use-text';

/** Opens the palette and shows its shortcut. */
export const PaletteButton = ({ onOpen }: { onOpen: () => void }) => {
  const t = useText();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className="flex items-center gap-2 rounded-control text-small text-muted transition-colors hover:text-ink max-md:size-11 max-md:justify-center max-md:hover:bg-sand md:min-h-10 md:w-72 md:border md:border-line md:bg-surface md:px-3 md:hover:border-control md:pointer-coarse:min-h-11"
      onClick={onOpen}
    >
      <Search className="size-5 shrink-0 max-md:text-ink md:size-4" />
      <span className="grow truncate text-start max-md:sr-only">{t('palette.title')}</span>
      <kbd
        aria-hidden="true"
        dir="ltr"
        className="shrink-0 border border-line px-1.5 font-sans text-mini max-md:hidden"
      >
        {COMMAND} K
      </kbd>
    </button>
  );
};
