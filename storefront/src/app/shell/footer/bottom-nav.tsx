import { Heart, House, Menu, ShoppingBag, User } from 'lucide-react';
import { NavLink } from '@/shared/routing/link';
import { countOf } from '@/features/cart/cart-line';
import { useCart } from '@/features/cart/cart-store';
import { panels } from '@/shared/browser/panels';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';

const item =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 text-[0.6875rem] aria-[current=page]:text-accent aria-[current=page]:font-bold';

/** Bottom navigation of small screens. */
export const BottomNav = () => {
  const { t } = useText();
  const count = countOf(useCart());
  return (
    <nav
      aria-label={t('nav.bottom')}
      className="hidden-while-typing fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <NavLink to={paths.home} className={item}>
        <House className="size-5.5" />
        {t('nav.home')}
      </NavLink>
      <NavLink to={paths.wishlist} className={item}>
        <Heart className="size-5.5" />
        {t('nav.wishlistShort')}
      </NavLink>
      <button
        type="button"
        data-tap="bottom-cart"
        className={item}
        onClick={() => panels.open('cart')}
      >
        <span className="relative flex">
          <ShoppingBag className="size-5.5" />
          {count > 0 && (
            <span className="absolute -end-2.5 -top-1 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[0.625rem] font-bold text-on-accent tabular-nums">
              {count}
            </span>
          )}
        </span>
        {t('nav.cart')}
      </button>
      <button type="button" className={item} onClick={() => panels.open('user')}>
        <User className="size-5.5" />
        {t('user.open')}
      </button>
      <button type="button" className={item} onClick={() => panels.open('menu')}>
        <Menu className="size-5.5" />
        {t('nav.menu')}
      </button>
    </nav>
  );
};
