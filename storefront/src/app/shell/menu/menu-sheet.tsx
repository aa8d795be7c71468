import { Sheet } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@/shared/routing/link';
import { ChatLink } from '@/shared/api/contact';
import { paths } from '@/shared/routing/paths';
import { layoutQuery } from '@/shared/api/layout';
import { useShopName } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';
import type { Category } from '@/shared/api/types';
import { LanguageSwitch } from '../language-switch';
import { MenuCategories } from './menu-categories';
import { ThemeSwitch } from '../theme-switch';

const row = 'flex min-h-12 items-center text-body';
const small = 'flex min-h-11 items-center text-small text-muted';

/** Menu of small screens: categories with their tags, groups and pages. */
export const MenuSheet = ({
  open,
  categories,
  onClose,
}: {
  open: boolean;
  categories: Category[];
  onClose: () => void;
}) => {
  const { t } = useText();
  const shop = useShopName();
  const { data: layout } = useQuery(layoutQuery);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      side="start"
      title={t('nav.menu')}
      closeLabel={t('close')}
    >
      <nav aria-label={t('nav.main')} className="flex flex-col">
        <Link to={paths.home} onClick={onClose} className={row}>
          {t('nav.home')}
        </Link>
        <Link to={paths.about} onClick={onClose} className={row}>
          {t('nav.about', { shop })}
        </Link>
        <MenuCategories
          categories={categories.filter(({ hiddenInMenu }) => !hiddenInMenu)}
          onClose={onClose}
        />
        <div className="mt-2 grid grid-cols-2 border-t border-line pt-2">
          {layout?.groups.map((group) => (
            <Link key={group} to={paths.group(group)} onClick={onClose} className={row}>
              {t(group === 'man' ? 'group.men' : `group.${group}`)}
            </Link>
          ))}
        </div>
        <div className="mt-2 flex flex-col border-t border-line pt-2">
          <Link to={paths.becomeSeller} onClick={onClose} className={small}>
            {t('nav.seller', { shop })}
          </Link>
          <Link to={paths.returns} onClick={onClose} className={small}>
            {t('nav.returns')}
          </Link>
          <Link to={paths.terms} onClick={onClose} className={small}>
            {t('nav.terms')}
          </Link>
          <Link to={paths.privacy} onClick={onClose} className={small}>
            {t('nav.privacy')}
          </Link>
          <ChatLink className={small}>{t('nav.chat')}</ChatLink>
        </div>
      </nav>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <LanguageSwitch className="inline-flex min-h-11 items-center font-semibold" />
        <ThemeSwitch />
      </div>
    </Sheet>
  );
};
