import { Disclosure } from '@/shared/layout/disclosure';
import { lazyPanel } from '@/shared/rendering/lazy-panel';
import { useText } from '@/shared/i18n/text';

const PartnersGrid = lazyPanel(async () => (await import('./partners-grid')).PartnersGrid);

/** Menu of the partners with their icons. */
export const PartnersMenu = () => {
  const { t } = useText();
  return (
    <Disclosure label={t('nav.partners')} className="[&>button]:min-h-9">
      {(close) => <PartnersGrid onClose={close} />}
    </Disclosure>
  );
};
