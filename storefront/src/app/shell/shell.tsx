import { Toasts } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { afterStart } from '@/shared/rendering/after-start';
import { CachedFragment } from '@/shared/rendering/cached-fragment';
import { useText } from '@/shared/i18n/text';
import { LoadingScreen } from '../loading-screen';
import { withTexts } from '@/shared/i18n/texts';
import { BottomNav } from './footer/bottom-nav';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { LoadingNotice } from './loading-notice';
import { RouteAnnouncer } from './route-announcer';
import { ScrollRestoration } from './scroll-restoration';
import { SloganBanner } from './header/slogan-banner';
import { WidePart } from './wide-part';

const ConnectionBar = afterStart(async () => (await import('./connection-bar')).ConnectionBar);
const loadOverlays = withTexts('shopping', () => import('./overlays/overlays'));
const Overlays = afterStart(async () => (await loadOverlays()).Overlays);

/** Layout of every page. */
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
      <CachedFragment name="slogans">{() => <SloganBanner />}</CachedFragment>
      <WidePart from="48rem">{({ SmallHeader }) => <SmallHeader />}</WidePart>
      <Suspense>
        <CachedFragment name="header" of={categories} hasCurrent>
          {() => <Header categories={categories} />}
        </CachedFragment>
      </Suspense>
      <main id="content" className="min-h-[60dvh] [&_h1]:outline-none">
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <WidePart from="80rem">
        {({ SocialSide }) => (
          <CachedFragment name="social-side">{() => <SocialSide />}</CachedFragment>
        )}
      </WidePart>
      <CachedFragment name="bottom-nav" hasCurrent>
        {() => <BottomNav />}
      </CachedFragment>
      <LoadingNotice />
      <Overlays categories={categories} />
      <RouteAnnouncer />
      <ScrollRestoration />
      <Toasts dir={dir} label={t('messages')} closeLabel={t('close')} />
    </>
  );
};
