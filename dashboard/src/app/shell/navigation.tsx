import { NEW_ORDERS_COUNTED } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { NavLink } from 'react-router';
import { navigationOf } from '@/app/navigation';
import type { Staff } from '@/features/session/staff';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';

const NewBadge = ({ count, rail }: { count: number; rail: boolean }) => {
  const t = useText();
  return (
    <span
      className={cx(
        'ms-auto min-w-6 rounded-full bg-accent px-1.5 text-center text-mini font-semibold text-on-accent tabular-nums',
        rail && 'md:max-xl:absolute md:max-xl:end-0 md:max-xl:top-0.5',
      )}
    >
      <span aria-hidden="true">
        {count < NEW_ORDERS_COUNTED ? count : `${NEW_ORDERS_COUNTED}+`}
      </span>
      <span className="sr-only">{t('orders.new.count', { count })}</span>
    </span>
  );
};

/** Side bar of an account; collapsed, it shows icons with visually hidden labels. */
export const Navigation = ({
  staff,
  rail = false,
  newOrders = 0,
  onFollow,
}: {
  staff: Staff;
  /** Shown at the link of the orders. */
  newOrders?: number;
  /** Icons only between 768 and 1280 px. */
  rail?: boolean;
  onFollow?: () => void;
}) => {
  const t = useText();
  const look = (active: boolean) =>
    cx(
      'relative flex min-h-11 items-center gap-3 rounded-control px-3 transition-colors',
      active
        ? 'bg-sand font-semibold text-ink before:absolute before:inset-y-2 before:start-0 before:w-0.5 before:bg-accent'
        : 'text-muted hover:bg-sand/60 hover:text-ink',
      rail && 'md:max-xl:justify-center md:max-xl:px-0',
    );
  return (
    <nav aria-label={t('shell.navigation')}>
      <ul className="flex flex-col gap-1">
        {navigationOf(staff).map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === paths.home}
              title={rail ? t(label) : undefined}
              className={({ isActive }) => look(isActive)}
              onClick={onFollow}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
              <span className={cx(rail && 'md:max-xl:sr-only')}>{t(label)}</span>
              {to === paths.allOrders && newOrders > 0 && (
                <NewBadge count={newOrders} rail={rail} />
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
