import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '@/shared/layout/disclosure';
import { lazyPanel } from '@/shared/rendering/lazy-panel';
import { useText } from '@/shared/i18n/text';
import { shellQueries } from '../shell.queries';

const PartnersGrid = lazyPanel(async () => (await import('./partners-grid')).PartnersGrid);

/** Menu of the partners with their icons, if there are any. */
export const PartnersMenu = () => {
  const { t } = useText();
  const { data: partners } = useQuery(shellQueries.partners());
  if (partners?.length === 0) return null;
  return (
    <Disclosure label={t('nav.partners')} className="[&>button]:min-h-9">
      {(close) => <PartnersGrid onClose={close} />}
    </Disclosure>
  );
};
