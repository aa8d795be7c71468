import { Toasts } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { afterStart } from '@/shared/rendering/after-start';
import { useText } from '@/shared/i18n/text';
import { FromBreakpoint } from '@/shared/rendering/from-breakpoint';
import { LoadingScreen } from '../loading-screen';
import { BottomNav } from './bottom-nav';
import { Footer } from './footer';
import { Header } from './header';
import { LateNotice } from './late-notice';
import { RouteAnnouncer } from './route-announcer';
import { ScrollPlaces } from './scroll-places';
import { SloganBanner } from './slogan-banner';
import { SmallHeader } from './small-header';
import { Socials } from './socials';

const ConnectionBar = afterStart(async () => (await import('./connection-bar')).ConnectionBar);
const Overlays = afterStart(async () => (await import('./overlays')).Overlays);

/** What surrounds every page. */
export const Shell = () => {
  const { t, dir } = useText();
  const { data: categories = [] } = useQuery(catalogueQueries.categories());
  return (
    <>
      <a
        href="#content"
        className="fixed start-2 top-2 z-60 -translate-y-20 bg-ink px-4 py-3 text-paper focus:translate-y-0"
      >
        {t('nav.skip')}
      </a>
      <ConnectionBar />
      <SloganBanner />
      <FromBreakpoint from="48rem">
        <SmallHeader />
      </FromBreakpoint>
      <Suspense>
        <Header categories={categories} />
      </Suspense>
      <main id="content" className="min-h-[60dvh] [&_h1]:outline-none">
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <FromBreakpoint from="80rem">
        {/* As narrow as the page's margin, until there is room beside it. */}
        <aside
          aria-label={t('footer.social')}
          className="fixed start-0 top-1/2 max-xl:hidden z-20 -translate-y-1/2 bg-paper 2xl:border-e 2xl:border-y 2xl:border-line"
        >
          <Socials item="w-8 h-11 2xl:w-11" />
        </aside>
      </FromBreakpoint>
      <BottomNav />
      <LateNotice />
      <Overlays categories={categories} />
      <RouteAnnouncer />
      <ScrollPlaces />
      <Toasts dir={dir} label={t('messages')} closeLabel={t('close')} />
    </>
  );
};
