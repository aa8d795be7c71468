import { Button, IconButton, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { LogIn, Menu } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, Outlet, ScrollRestoration, useNavigate } from 'react-router';
import { useKeys } from '@/app/keys/use-keys';
import { PaletteButton } from '@/app/palette/palette-button';
import { cashCount } from '@/features/cash-desk/cash-count.queries';
import { useExportNotices } from '@/features/jobs/use-export-notices';
import { useAnnouncements, useNewOrders } from '@/features/orders/news/use-new-orders';
import { lostSession, useLostSession } from '@/features/session/lost-session';
import { sessionQueries } from '@/features/session/session.queries';
import type { Staff } from '@/features/session/staff';
import { stuckOrdersQueries } from '@/features/stuck-orders/stuck-orders.queries';
import { useShopName } from '@/shared/api/shop-name';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { useTabIcon } from '@/shared/layout/use-tab-icon';
import { Wordmark } from '@/shared/layout/wordmark';
import { LeaveGuard } from '@/shared/unsaved/leave-guard';
import { AccountMenu } from './account-menu';
import { Navigation } from './navigation';
import { Preferences } from './preferences';
import { useCheckedDownloads } from './use-checked-downloads';
import { useKeptFocus } from './use-kept-focus';

const Palette = lazy(() =>
  import('@/app/palette/palette').then((file) => ({ default: file.Palette })),
);
const Drawer = lazy(() => import('./drawer').then((file) => ({ default: file.Drawer })));
const KeysDialog = lazy(() =>
  import('@/app/keys/keys-dialog').then((file) => ({ default: file.KeysDialog })),
);

const PagePlaceholder = ({ text }: { text: string }) => (
  <Loading text={text}>
    <Skeleton className="h-4 w-32" />
    <Skeleton className="mt-3 h-9 w-64" />
    <Skeleton className="mt-8 h-80 w-full" />
  </Loading>
);

/** Layout of every page: navigation at the side, account and preferences at the top. */
export const Shell = ({ staff }: { staff: Staff }) => {
  const t = useText();
  const shop = useShopName();
  const icon = useTabIcon();
  /** Undefined until first opened. */
  const [drawer, setDrawer] = useState<boolean>();
  const [over, setOver] = useState<'palette' | 'keys'>();
  const navigate = useNavigate();
  const isGoing = useRef(false);
  useCheckedDownloads();
  useKeptFocus();
  useKeys({ onPalette: () => setOver('palette'), onHelp: () => setOver('keys') });
  // After navigation by the palette the focus belongs to the page, not to the palette's button.
  useEffect(() => {
    if (over || !isGoing.current) return;
    isGoing.current = false;
    document.getElementById('page')?.focus({ preventScroll: true });
  }, [over]);
  const go = (to: string) => {
    isGoing.current = true;
    setOver(undefined);
    void navigate(to);
  };
  // The session cookie is authoritative: an ended session opens sign-in, changed rights change the navigation.
  useQuery(sessionQueries.me());
  const { ended, settle } = useLostSession();
  const hasNews = staff.rights.includes('orders.view') && staff.rights.includes('orders.news');
  const { count: newOrders, latest } = useNewOrders(staff.id, hasNews);
  useAnnouncements(newOrders, latest, () => go(paths.allOrders));
  useExportNotices(() => go(paths.jobs));
  const { data: stuck } = useQuery({
    ...stuckOrdersQueries.count(),
    enabled: staff.rights.includes('stuckOrders.view'),
  });
  const { data: cash } = useQuery({
    ...cashCount,
    enabled: staff.rights.includes('orders.confirmCash'),
  });
  const counts = { newOrders, stuckOrders: stuck?.count ?? 0, cashOrders: cash?.count ?? 0 };
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[64px_minmax(0,1fr)] xl:grid-cols-[240px_minmax(0,1fr)]">
      <a
        href="#page"
        className="fixed start-2 top-2 z-50 -translate-y-20 bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        {t('shell.skip')}
      </a>
      <aside className="sticky top-[var(--status-bar,0px)] hidden h-[calc(100dvh-var(--status-bar,0px))] flex-col border-e border-line md:flex">
        <Link
          to={paths.home}
          aria-label={t('shell.homeLink', { shop })}
          className="flex h-16 items-center border-b border-line px-5 md:max-xl:justify-center md:max-xl:px-0"
        >
          <Wordmark className="max-xl:hidden" />
          <img src={icon} alt="" className="size-8 xl:hidden" />
        </Link>
        {/* The hidden labels of the icons are positioned in it, so that they do not make the page longer. */}
        <div className="relative min-h-0 flex-1 overflow-y-auto p-3 md:max-xl:px-2">
          <Navigation staff={staff} rail counts={counts} />
        </div>
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-[var(--status-bar,0px)] z-30 flex h-16 items-center border-b border-line bg-paper px-2 min-[22.5rem]:gap-1 md:px-4">
          <IconButton
            label={t('shell.menu')}
            aria-haspopup="dialog"
            className="md:hidden"
            onClick={() => setDrawer(true)}
          >
            <Menu className="size-5" />
          </IconButton>
          <Link
            to={paths.home}
            aria-label={t('shell.homeLink', { shop })}
            className="flex min-h-11 min-w-0 items-center md:hidden"
          >
            <Wordmark />
          </Link>
          <div className="ms-auto md:ms-0">
            <PaletteButton onOpen={() => setOver('palette')} />
          </div>
          <div className="flex items-center min-[22.5rem]:gap-1 md:ms-auto">
            <Preferences />
            {ended && !settle ? (
              <Button size="small" onClick={() => void lostSession.signIn()}>
                <LogIn className="mirror size-4 sm:hidden" />
                <span className="max-sm:sr-only">{t('login.submit')}</span>
              </Button>
            ) : (
              <AccountMenu staff={staff} onKeys={() => setOver('keys')} />
            )}
          </div>
        </header>
        <main
          id="page"
          tabIndex={-1}
          className="mx-auto w-full max-w-[1280px] flex-1 px-(--gutter) py-6 outline-none"
        >
          <Suspense fallback={<PagePlaceholder text={t('shell.loading')} />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <Suspense>
        {drawer !== undefined && (
          <Drawer open={drawer} onOpenChange={setDrawer}>
            <Navigation staff={staff} counts={counts} onFollow={() => setDrawer(false)} />
          </Drawer>
        )}
        {over === 'palette' && (
          <Palette staff={staff} onGo={go} onClose={() => setOver(undefined)} />
        )}
        {over === 'keys' && <KeysDialog onClose={() => setOver(undefined)} />}
      </Suspense>
      <LeaveGuard />
      <ScrollRestoration />
    </div>
  );
};
