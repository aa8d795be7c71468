import { Badge, Button, buttonClass, EmptyState, Sheet } from '@shop/ui';
import { Link } from 'react-router';
import { paths } from '@/shared/paths';
import { reopenCart } from '@/shared/reopen-cart';
import { useText } from '@/shared/text';
import { countOf, lineKey, subtotal } from './cart-line';
import { CartLineRow } from './cart-line-row';
import { useCart } from './cart-store';
import { CartTotals } from './cart-totals';
import { useRemoval } from './use-removal';

export interface CartPanelProps {
  open: boolean;
  /** The shopper's city; undefined when nobody is logged in. */
  city: string | undefined;
  loggedIn: boolean;
  onClose: () => void;
  onCheckout: () => void;
}

export const CartPanel = ({ open, city, loggedIn, onClose, onCheckout }: CartPanelProps) => {
  const { t, pick } = useText();
  const lines = useCart();
  const { removed, remove, undo } = useRemoval();
  const empty = lines.length === 0;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('cart.title')}
      closeLabel={t('close')}
      footer={
        <div className="flex flex-col gap-4">
          {!empty && <CartTotals subtotal={subtotal(lines)} city={city} />}
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
              <Link
                to={paths.authLogin}
                onClick={() => {
                  reopenCart.mark();
                  onClose();
                }}
                className={buttonClass({ size: 'large' })}
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
      {removed && (
        <p
          role="status"
          className="mb-4 flex items-center justify-between gap-3 bg-sand px-3 py-1 text-small"
        >
          {t('cart.removed', { name: pick(removed.name, removed.nameAr) })}
          <Button variant="quiet" size="small" onClick={undo}>
            {t('undo')}
          </Button>
        </p>
      )}
      {empty ? (
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
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {lines.map((line, index) => (
            <li key={lineKey(line)} className="py-4 first:pt-0">
              <CartLineRow line={line} onOpen={onClose} onRemove={() => remove(line, index)} />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
};
