import { isMenuTag, MOBILE_MENU_CATEGORIES } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';
import type { Category } from '@/shared/api/types';
import { TagLink } from './tag-link';

const row = 'flex min-h-12 w-full items-center justify-between border-t border-line text-body';
const small = 'flex min-h-11 items-center text-small text-muted';

const Chevron = ({ className }: { className: string }) => (
  <ChevronDown className={cx('size-4 transition-transform', className)} />
);

/** Categories of the mobile menu with their tags: the first five, then all on demand. */
export const MenuCategories = ({
  categories,
  onClose,
}: {
  categories: Category[];
  onClose: () => void;
}) => {
  const { t, pick } = useText();
  const [all, setAll] = useState(false);
  return (
    <>
      {(all ? categories : categories.slice(0, MOBILE_MENU_CATEGORIES)).map((category) => (
        <details key={category.id} className="group">
          <summary className={cx(row, 'list-none')}>
            {pick(category.name, category.nameAr)}
            <Chevron className="group-open:rotate-180" />
          </summary>
          <ul className="pb-3 ps-4">
            <li>
              <Link to={paths.category(category.id)} onClick={onClose} className={small}>
                {t('seeAll')}
              </Link>
            </li>
            {category.tags.filter(isMenuTag).map((tag) => (
              <li key={tag}>
                <TagLink category={category.id} tag={tag} onClick={onClose} className={small} />
              </li>
            ))}
          </ul>
        </details>
      ))}
      {categories.length > MOBILE_MENU_CATEGORIES && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className={cx(row, 'font-semibold')}
        >
          {t(all ? 'nav.fewerCategories' : 'nav.allCategories')}
          <Chevron className={all ? 'rotate-180' : ''} />
        </button>
      )}
    </>
  );
};
