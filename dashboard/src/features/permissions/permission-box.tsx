import { canHave, isFixed, RIGHTS, type Right, type StaffRole } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { Lock, Minus } from 'lucide-react';
import { useLocale, useText } from '@/shared/i18n/use-text';
import type { RoleRights } from './role-rights';

export interface Matrix {
  rights: RoleRights;
  /** The stored rights; what differs is marked. */
  saved: RoleRights;
  onChange: (role: StaffRole, right: Right, has: boolean) => void;
}

/** Whether a role has a right: a checkbox, or a mark where it cannot be changed. */
export const RightBox = ({
  role,
  right,
  rights,
  saved,
  onChange,
}: Matrix & { role: StaffRole; right: Right }) => {
  const t = useText();
  const locale = useLocale();
  const has = rights[role].includes(right);
  const name = `${t(`role.${role}`)}: ${RIGHTS[right].name[locale]}`;
  const mark = 'inline-flex size-11 shrink-0 items-center justify-center text-muted';
  if (!canHave(role, right))
    return (
      <span className={mark} title={t('permissions.never')}>
        <Minus className="size-4" />
        <span className="sr-only">{t('permissions.never')}</span>
      </span>
    );
  if (isFixed(role, right))
    return (
      <span className={mark} title={t('permissions.always')}>
        <Lock className="size-4" />
        <span className="sr-only">{t('permissions.always')}</span>
      </span>
    );
  return (
    <label
      className={cx(
        'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control transition-colors hover:bg-sand',
        saved[role].includes(right) !== has && 'bg-sand',
      )}
    >
      <input
        type="checkbox"
        aria-label={name}
        checked={has}
        className="size-5 accent-accent"
        onChange={({ target }) => onChange(role, right, target.checked)}
      />
    </label>
  );
};
