import { lazy, type ComponentType } from 'react';
import { matchPath, Route, Routes } from 'react-router';
import { RenderErrors } from './router-error';
import { Shell } from './shell/shell';

/** A page whose code loads with the first visit. */
const page = (path: string, load: () => Promise<ComponentType>) => {
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
  page('/', () => import('@/pages/home.page').then((module) => module.HomePage)),
  page('/category/:id', () =>
    import('@/pages/category.page').then((module) => module.CategoryPage),
  ),
  page('/group/:group', () => import('@/pages/group.page').then((module) => module.GroupPage)),
  page('/brand/:id', () => import('@/pages/brand.page').then((module) => module.BrandPage)),
  page('/vendor/:id', () => import('@/pages/vendor.page').then((module) => module.VendorPage)),
  page('/product/:id', () => import('@/pages/product.page').then((module) => module.ProductPage)),
  page('/wishlist', () => import('@/pages/wishlist.page').then((module) => module.WishlistPage)),
  page('/profile', () => import('@/pages/profile.page').then((module) => module.ProfilePage)),
  page('/login', () => import('@/pages/login.page').then((module) => module.LoginPage)),
  page('/register', () => import('@/pages/register.page').then((module) => module.RegisterPage)),
  page('/reset-password', () =>
    import('@/pages/reset-password.page').then((module) => module.ResetPasswordPage),
  ),
  page('/become-a-seller', () =>
    import('@/pages/become-a-seller.page').then((module) => module.BecomeSellerPage),
  ),
  page('/auth/:tab?', () => import('@/pages/auth.page').then((module) => module.AuthPage)),
  page('/payment-success/:opid', () =>
    import('@/pages/payment-success.page').then((module) => module.PaymentSuccessPage),
  ),
  page('/payment-failure', () =>
    import('@/pages/payment-failure.page').then((module) => module.PaymentFailurePage),
  ),
  page('/order/:operationId', () =>
    import('@/pages/order.page').then((module) => module.OrderPage),
  ),
  page('/about', () => import('@/pages/about.page').then((module) => module.AboutPage)),
  page('/privacy-policy', () => import('@/pages/policy.page').then((module) => module.PrivacyPage)),
  page('/refund-policy', () => import('@/pages/policy.page').then((module) => module.RefundPage)),
  page('/terms-and-conditions', () =>
    import('@/pages/policy.page').then((module) => module.TermsPage),
  ),
  page('/return-policy', () => import('@/pages/policy.page').then((module) => module.ReturnPage)),
  page('*', () => import('@/pages/not-found.page').then((module) => module.NotFoundPage)),
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
