import { cx } from '@shop/ui';
import { NavLink } from 'react-router';
import { navigationOf } from '@/app/navigation';
import type { Staff } from '@/features/session/staff';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';

/** Side bar of an account; collapsed, it shows icons with visually hidden labels. */
export const Navigation = ({
  staff,
  rail = false,
  onFollow,
}: {
  staff: Staff;
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
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
