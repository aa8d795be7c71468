import { lazy, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { pageAt, routes, type PageModule, type PageRoute } from '@/routes';
import { UnlistedContext } from '@/shared/rendering/unlisted';
import { RenderErrors } from './router-error';
import { Shell } from './shell/shell';
import { preloadWideParts } from './shell/wide-part';

/** Provides a page with whether it is indexed. */
const inSearch = ({ Component, unlisted = false }: PageModule): ComponentType => {
  if (!unlisted) return Component;
  return () => (
    <UnlistedContext value>
      <Component />
    </UnlistedContext>
  );
};

/** A page whose code loads on the first visit. */
const lazyPage = (route: PageRoute) => {
  const { path, load } = route;
  const Later = lazy(async () => ({ default: inSearch(await load()) }));
  let Loaded: ComponentType | undefined;
  return {
    route,
    path,
    Component: () => (Loaded ? <Loaded /> : <Later />),
    preload: async () => {
      Loaded ??= inSearch(await load());
    },
  };
};

const pages = routes.map(lazyPage);

/** Resolves once the code of the page and its layout is loaded; also when that fails. */
export const isReady = async (pathname: string): Promise<void> => {
  const found = pageAt(pathname);
  const page = pages.find(({ route }) => route === found?.route);
  await Promise.all([page?.preload(), preloadWideParts()]).catch(() => undefined);
};

/** Every page of the shop inside its layout; on the server the one that is rendered, as ranking all takes time. */
export const ShopRoutes = ({ only }: { only?: PageRoute | undefined }) => (
  <RenderErrors>
    <Routes>
      <Route element={<Shell />}>
        {pages
          .filter(({ route }) => !only || route === only)
          .map(({ path, Component }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
      </Route>
    </Routes>
  </RenderErrors>
);
