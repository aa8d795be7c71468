import { IconButton } from '@shop/ui';
import { Heart, MessageCircle, User } from 'lucide-react';
import { Link } from '@/shared/routing/link';
import { ChatLink } from '@/shared/api/contact';
import { panels } from '@/shared/browser/panels';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';

const round = 'inline-flex size-11 items-center justify-center rounded-control hover:bg-sand';

/** Actions beside the cart on wide screens. */
export const WideIcons = () => {
  const { t } = useText();
  return (
    <div className="contents max-md:hidden">
      <span className="mx-2 flex items-center gap-1.5 text-mini font-semibold">
        {/* The name is on the frame: as text instead of a blocked image it would cover the links beside it. */}
        <span role="img" aria-label={t('nav.country')}>
          <img
            src="/flag-ae.svg"
            loading="lazy"
            alt=""
            width={22}
            height={15}
            className="border border-line"
          />
        </span>
        AED
      </span>
      <ChatLink aria-label={t('nav.chat')} className={round}>
        <MessageCircle className="size-5.5" />
      </ChatLink>
      <IconButton label={t('user.open')} onClick={() => panels.open('user')}>
        <User className="size-5.5" />
      </IconButton>
      <Link to={paths.wishlist} aria-label={t('nav.wishList')} className={round}>
        <Heart className="size-5.5" />
      </Link>
    </div>
  );
};
