import { NEW_ORDERS_COUNTED } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { useEffect, useId, useRef } from 'react';
import { NavLink } from 'react-router';
import { groupsOf } from '@/app/navigation';
import type { Staff } from '@/features/session/staff';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';

/** Numbers beside links. */
export interface NavigationCounts {
  newOrders: number;
  stuckOrders: number;
  cashOrders: number;
}

const Badge = ({
  count,
  label,
  rail,
  urgent = false,
}: {
  count: number;
  /** Text for screen readers. */
  label: string;
  rail: boolean;
  urgent?: boolean;
}) => (
  <span
    className={cx(
      'ms-auto min-w-6 rounded-full px-1.5 text-center text-mini font-semibold tabular-nums',
      urgent ? 'bg-sale text-paper' : 'bg-accent text-on-accent',
      rail &&
        'md:max-xl:absolute md:max-xl:end-0.5 md:max-xl:top-0.5 md:max-xl:min-w-4 md:max-xl:px-1',
    )}
  >
    <span aria-hidden="true">{count < NEW_ORDERS_COUNTED ? count : `${NEW_ORDERS_COUNTED}+`}</span>
    <span className="sr-only">{label}</span>
  </span>
);

/** Side bar of an account; collapsed, it shows icons with visually hidden labels. */
export const Navigation = ({
  staff,
  rail = false,
  counts,
  onFollow,
}: {
  staff: Staff;
  counts: NavigationCounts;
  /** Icons only between 768 and 1280 px. */
  rail?: boolean;
  onFollow?: () => void;
}) => {
  const t = useText();
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  // On a low screen the link of the page may be below the visible ones.
  useEffect(() => {
    bar.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const look = (active: boolean) =>
    cx(
      'relative flex min-h-11 items-center gap-3 rounded-control px-3 transition-colors',
      active
        ? 'bg-sand font-semibold text-ink before:absolute before:inset-y-2 before:start-0 before:w-0.5 before:bg-accent'
        : 'text-muted hover:bg-sand/60 hover:text-ink',
      rail && 'md:max-xl:justify-center md:max-xl:px-0',
    );
  return (
    <nav ref={bar} aria-label={t('shell.navigation')} className="flex flex-col gap-4">
      {groupsOf(staff).map(({ label: heading, items }) => (
        <div
          key={heading ?? ''}
          role={heading && 'group'}
          aria-labelledby={heading && id + heading}
          className={cx(
            rail && heading && 'md:max-xl:border-t md:max-xl:border-line md:max-xl:pt-4',
          )}
        >
          {heading && (
            <p
              id={id + heading}
              className={cx(
                'px-3 pb-1 text-mini font-semibold text-muted',
                rail && 'md:max-xl:sr-only',
              )}
            >
              {t(heading)}
            </p>
          )}
          <ul className="flex flex-col gap-1">
            {items.map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === paths.home}
                  title={rail ? t(label) : undefined}
                  className={({ isActive }) => look(isActive)}
                  onClick={onFollow}
                >
                  <Icon className="size-5 shrink-0" />
                  <span className={cx(rail && 'md:max-xl:sr-only')}>{t(label)}</span>
                  {to === paths.allOrders && counts.newOrders > 0 && (
                    <Badge
                      count={counts.newOrders}
                      label={t('orders.new.count', { count: counts.newOrders })}
                      rail={rail}
                    />
                  )}
                  {to === paths.cashOrders && counts.cashOrders > 0 && (
                    <Badge
                      count={counts.cashOrders}
                      label={t('cashOrders.count', { count: counts.cashOrders })}
                      rail={rail}
                    />
                  )}
                  {to === paths.stuckOrders && counts.stuckOrders > 0 && (
                    <Badge
                      count={counts.stuckOrders}
                      label={t('stuckOrders.count', { count: counts.stuckOrders })}
                      rail={rail}
                      urgent
                    />
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};
