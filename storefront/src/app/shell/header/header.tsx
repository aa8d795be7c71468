import { IconButton } from '@shop/ui';
import { Search, ShoppingBag } from 'lucide-react';
import { Link } from '@/shared/routing/link';
import { countOf } from '@/features/cart/cart-line';
import { useCart } from '@/features/cart/cart-store';
import { panels } from '@/shared/browser/panels';
import { paths } from '@/shared/routing/paths';
import { useShopName } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';
import type { Category } from '@/shared/api/types';
import { WidePart } from '../wide-part';
import { Wordmark } from './wordmark';

const CartButton = () => {
  const { t } = useText();
  const count = countOf(useCart());
  return (
    <IconButton
      label={t('cart.open', { count })}
      data-tap="cart"
      className="relative"
      onClick={() => panels.open('cart')}
    >
      <ShoppingBag className="size-5.5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[0.6875rem] font-bold text-on-accent tabular-nums"
        >
          {count}
        </span>
      )}
    </IconButton>
  );
};

export const Header = ({ categories }: { categories: Category[] }) => {
  const { t } = useText();
  const shop = useShopName();
  return (
    <header className="hidden-until-parsed sticky top-[var(--status-bar,0px)] z-30 border-b border-line bg-paper/95 [backdrop-filter:blur(8px)]">
      <div className="wrap-wide flex h-16 items-center justify-between gap-4 md:h-18 md:gap-6 lg:gap-10">
        <Link
          to={paths.home}
          className="flex min-h-11 shrink-0 items-center"
          aria-label={t('nav.logo', { shop })}
        >
          <Wordmark className="h-7 w-auto md:h-8.5" />
        </Link>
        <WidePart from="48rem">{({ WideSearch }) => <WideSearch />}</WidePart>
        <div className="flex items-center gap-0.5">
          <IconButton
            label={t('search.open')}
            className="md:hidden"
            onClick={() => panels.open('search')}
          >
            <Search className="size-5.5" />
          </IconButton>
          <WidePart from="48rem">{({ WideIcons }) => <WideIcons />}</WidePart>
          <CartButton />
        </div>
      </div>
      <WidePart from="48rem">{({ MainMenu }) => <MainMenu categories={categories} />}</WidePart>
    </header>
  );
};
