import { Dialog } from '@shop/ui';
import { SearchBox } from '@/features/search/search-box';
import { useText } from '@/shared/text';

/** Search over the whole width of small screens. */
export const SearchSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useText();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('search.label')}
      closeLabel={t('close')}
    >
      <div className="min-h-[70dvh]">
        <SearchBox onChosen={onClose} focused />
      </div>
    </Dialog>
  );
};
