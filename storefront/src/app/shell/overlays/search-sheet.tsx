import { Dialog } from '@shop/ui';
import { RecentList } from '@/features/search/recent-list';
import { SearchBox } from '@/features/search/search-box';
import { useText } from '@/shared/i18n/text';

/** Full-screen search of small screens. */
export const SearchSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useText();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('search.label')}
      closeLabel={t('close')}
    >
      <div className="min-h-dvh sm:min-h-[60dvh]">
        <SearchBox
          sheet
          onChosen={onClose}
          whenBlank={(search) => <RecentList onPick={search} />}
        />
      </div>
    </Dialog>
  );
};
