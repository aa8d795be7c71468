import { Disclosure } from '@/shared/disclosure';
import { latePanel } from '@/shared/late-panel';
import { useText } from '@/shared/text';

const PartnersGrid = latePanel(async () => (await import('./partners-grid')).PartnersGrid);

/** Partners with their icons, on demand. */
export const PartnersMenu = () => {
  const { t } = useText();
  return (
    <Disclosure label={t('nav.partners')} className="[&>button]:min-h-9">
      {(close) => <PartnersGrid onClose={close} />}
    </Disclosure>
  );
};
