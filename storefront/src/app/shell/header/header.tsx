import { IconButton } from '@shop/ui';
import { Heart, MessageCircle, Search, ShoppingBag, User } from 'lucide-react';
import { Link } from 'react-router';
import { countOf } from '@/features/cart/cart-line';
import { useCart } from '@/features/cart/cart-store';
import { SearchBox } from '@/features/search/search-box';
import { useChatUrl } from '@/shared/api/contact';
import { panels } from '@/shared/browser/panels';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';
import type { Category } from '@/shared/api/types';
import { FromBreakpoint } from '@/shared/rendering/from-breakpoint';
import { MainMenu } from '../menu/main-menu';
import { Wordmark } from './wordmark';

const icon = { 'aria-hidden': true, strokeWidth: 1.5, className: 'size-5.5' } as const;
const round = 'inline-flex size-11 items-center justify-center rounded-control hover:bg-sand';

const CartButton = () => {
  const { t } = useText();
  const count = countOf(useCart());
  return (
    <IconButton
      label={t('cart.open', { count })}
      className="relative"
      onClick={() => panels.open('cart')}
    >
      <ShoppingBag {...icon} />
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

/** Actions beside the cart on wide screens. */
const WideIcons = () => {
  const { t } = useText();
  const chatUrl = useChatUrl();
  return (
    <>
      <span className="mx-2 flex items-center gap-1.5 text-mini font-semibold">
        <img
          src="/flag-ae.svg"
          loading="lazy"
          alt={t('nav.country')}
          width={22}
          height={15}
          className="border border-line"
        />
        AED
      </span>
      <a
        href={chatUrl()}
        target="_blank"
        rel="noopener"
        aria-label={t('nav.chat')}
        className={round}
      >
        <MessageCircle {...icon} />
      </a>
      <IconButton label={t('user.open')} onClick={() => panels.open('user')}>
        <User {...icon} />
      </IconButton>
      <Link to={paths.wishlist} aria-label={t('nav.wishList')} className={round}>
        <Heart {...icon} />
      </Link>
    </>
  );
};

export const Header = ({ categories }: { categories: Category[] }) => {
  const { t } = useText();
  return (
    <header className="hidden-until-parsed sticky top-[var(--status-bar,0px)] z-30 border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="wrap-wide flex h-16 items-center justify-between gap-4 md:h-18 md:gap-6 lg:gap-10">
        <Link
          to={paths.home}
          className="flex min-h-11 shrink-0 items-center"
          aria-label={t('nav.logo')}
        >
          <Wordmark className="h-7 w-auto md:h-8.5" />
        </Link>
        <FromBreakpoint from="48rem">
          <div className="max-w-xl flex-1 max-md:hidden">
            <SearchBox />
          </div>
        </FromBreakpoint>
        <div className="flex items-center gap-0.5">
          <IconButton
            label={t('search.open')}
            className="md:hidden"
            onClick={() => panels.open('search')}
          >
            <Search {...icon} />
          </IconButton>
          <FromBreakpoint from="48rem">
            <div className="contents max-md:hidden">
              <WideIcons />
            </div>
          </FromBreakpoint>
          <CartButton />
        </div>
      </div>
      <FromBreakpoint from="48rem">
        <MainMenu categories={categories} />
      </FromBreakpoint>
    </header>
  );
};
