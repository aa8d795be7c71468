import { Badge, Button, buttonClass, EmptyState, Sheet } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { Link } from '@/shared/routing/link';
import { afterLogin } from '@/shared/routing/after-login';
import { paths } from '@/shared/routing/paths';
import { quoteQuery } from '@/shared/orders/quote.queries';
import { reopenCart } from '@/shared/session/reopen-cart';
import { useText } from '@/shared/i18n/text';
import { countOf } from './cart-line';
import { CartLines } from './cart-lines';
import { useCart } from './cart-store';
import { CartTotals } from './cart-totals';
import { useRemoval } from './use-removal';

interface CartPanelProps {
  open: boolean;
  /** The shopper's city; undefined for a guest. */
  city: string | undefined;
  loggedIn: boolean;
  onClose: () => void;
  onCheckout: () => void;
}

export const CartPanel = ({ open, city, loggedIn, onClose, onCheckout }: CartPanelProps) => {
  const { t } = useText();
  const { pathname, search, hash } = useLocation();
  const lines = useCart();
  const removal = useRemoval();
  const empty = lines.length === 0;
  const quote = useQuery({ ...quoteQuery(lines), enabled: open && !empty });
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('cart.title')}
      closeLabel={t('close')}
      footer={
        <div className="flex flex-col gap-4">
          {!empty && <CartTotals lines={lines} city={city} />}
          {loggedIn ? (
            <Button
              size="large"
              aria-disabled={empty}
              aria-describedby={empty ? 'cart-empty' : undefined}
              onClick={() => !empty && onCheckout()}
            >
              {t('cart.checkout')}
            </Button>
          ) : (
            <div className="flex flex-col gap-3">
              <p className="text-small">{t('cart.loggedOut')}</p>
              {!empty && (
                <Button size="large" onClick={onCheckout}>
                  {t('cart.asNew')}
                </Button>
              )}
              <Link
                to={paths.authLogin}
                onClick={() => {
                  reopenCart.mark();
                  afterLogin.returnTo(pathname + search + hash);
                  onClose();
                }}
                className={buttonClass({ size: 'large', variant: empty ? 'primary' : 'secondary' })}
              >
                {t('cart.login')}
              </Link>
            </div>
          )}
        </div>
      }
    >
      <h3 className="mb-4 flex items-center gap-2 text-small font-semibold">
        {t('cart.items')}
        <Badge tone="accent">{countOf(lines)}</Badge>
      </h3>
      <CartLines quoted={quote.data?.lines ?? []} removal={removal} onLeave={onClose} />
      {empty && (
        <div id="cart-empty">
          <EmptyState text={t('cart.empty')}>
            <Link
              to={`${paths.home}#new`}
              onClick={onClose}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('cart.browse')}
            </Link>
          </EmptyState>
        </div>
      )}
    </Sheet>
  );
};
