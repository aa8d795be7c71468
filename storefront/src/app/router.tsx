import { lazy, type ComponentType } from 'react';
import { matchPath, Route, Routes } from 'react-router';
import { pageFiles } from './files';
import { RenderErrors } from './router-error';
import { Shell } from './shell/shell';

/** A page whose code loads with the first visit. */
const page = <Module,>(
  path: string,
  file: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
) => {
  const load = async () => pick(await file());
  const Later = lazy(async () => ({ default: await load() }));
  let Loaded: ComponentType | undefined;
  return {
    path,
    Component: () => (Loaded ? <Loaded /> : <Later />),
    load: async () => {
      Loaded = await load();
    },
  };
};

const pages = [
  page('/', pageFiles.home, (module) => module.HomePage),
  page('/category/:id', pageFiles.category, (module) => module.CategoryPage),
  page('/group/:group', pageFiles.group, (module) => module.GroupPage),
  page('/brand/:id', pageFiles.brand, (module) => module.BrandPage),
  page('/vendor/:id', pageFiles.vendor, (module) => module.VendorPage),
  page('/search', pageFiles.search, (module) => module.SearchPage),
  page('/product/:id', pageFiles.product, (module) => module.ProductPage),
  page('/wishlist', pageFiles.wishlist, (module) => module.WishlistPage),
  page('/profile', pageFiles.profile, (module) => module.ProfilePage),
  page('/login', pageFiles.login, (module) => module.LoginPage),
  page('/register', pageFiles.register, (module) => module.RegisterPage),
  page('/reset-password', pageFiles['reset-password'], (module) => module.ResetPasswordPage),
  page('/verify-email', pageFiles['verify-email'], (module) => module.VerifyEmailPage),
  page('/become-a-seller', pageFiles['become-a-seller'], (module) => module.BecomeSellerPage),
  page('/auth/:tab?', pageFiles.auth, (module) => module.AuthPage),
  page(
    '/payment-success/:opid',
    pageFiles['payment-success'],
    (module) => module.PaymentSuccessPage,
  ),
  page('/payment-failure', pageFiles['payment-failure'], (module) => module.PaymentFailurePage),
  page('/order/:operationId', pageFiles.order, (module) => module.OrderPage),
  page('/about', pageFiles.about, (module) => module.AboutPage),
  page('/privacy-policy', pageFiles['privacy-policy'], (module) => module.PrivacyPage),
  page('/refund-policy', pageFiles['refund-policy'], (module) => module.RefundPage),
  page('/terms-and-conditions', pageFiles['terms-and-conditions'], (module) => module.TermsPage),
  page('/return-policy', pageFiles['return-policy'], (module) => module.ReturnPage),
  page('*', pageFiles.notFound, (module) => module.NotFoundPage),
];

/** Resolves once the code of the page at the address is there, or is known to be missing. */
export const isReady = async (pathname: string): Promise<void> => {
  const found = pages.find(({ path }) => matchPath(path, pathname));
  await found?.load().catch(() => undefined);
};

/** Every page of the shop, inside what surrounds them all. */
export const ShopRoutes = () => (
  <RenderErrors>
    <Routes>
      <Route element={<Shell />}>
        {pages.map(({ path, Component }) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
      </Route>
    </Routes>
  </RenderErrors>
);
