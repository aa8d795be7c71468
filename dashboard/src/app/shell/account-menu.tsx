import { notify } from '@shop/ui';
import { ChevronDown, Keyboard, LogOut, UserRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { roleOf, type Staff } from '@/features/session/staff';
import { useSignOut } from '@/features/session/session.queries';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { mayLeave } from '@/shared/unsaved/unsaved-changes';

const ROLE_TEXT = {
  admin: 'role.admin',
  vendor: 'role.vendor',
  ops: 'role.ops',
  shopper: 'role.vendor',
} as const;

const item = 'flex min-h-11 w-full items-center gap-3 px-4 text-start hover:bg-sand';

/** Account name, keyboard shortcuts and sign-out. */
export const AccountMenu = ({ staff, onKeys }: { staff: Staff; onKeys: () => void }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const signOut = useSignOut(() => notify(t('shell.signOutFailed'), { kind: 'error' }));
  const leave = async () => {
    if (await mayLeave()) signOut.mutate(undefined);
  };
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  return (
    <div ref={box} className="relative">
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-label={t('shell.account', { name: staff.name })}
        className="flex min-h-11 items-center gap-2 rounded-control px-1.5 transition-colors hover:bg-sand"
        onClick={() => setOpen(!open)}
      >
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-accent font-semibold text-on-accent"
        >
          {staff.name.trim().charAt(0).toUpperCase()}
        </span>
        <ChevronDown className="size-4 text-muted max-sm:hidden" />
      </button>
      {open && (
        <div className="panel absolute end-0 top-full z-40 mt-1 w-60 animate-rise-in shadow-overlay">
          <p className="border-b border-line px-4 py-3">
            <span className="block truncate font-semibold">
              <bdi>{staff.name}</bdi>
            </span>
            <span className="text-mini text-muted">{t(ROLE_TEXT[roleOf(staff)])}</span>
          </p>
          <Link to={paths.account} className={item} onClick={() => setOpen(false)}>
            <UserRound className="size-4" />
            {t('nav.account')}
          </Link>
          <button
            type="button"
            className={item}
            onClick={() => {
              setOpen(false);
              trigger.current?.focus();
              onKeys();
            }}
          >
            <Keyboard className="size-4" />
            {t('keys.title')}
          </button>
          <button type="button" className={item} onClick={() => void leave()}>
            <LogOut className="mirror size-4" />
            {t('shell.signOut')}
          </button>
        </div>
      )}
    </div>
  );
};
