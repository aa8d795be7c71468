import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { basenameOf, type Locale } from '@/shared/locale';
import { LoadingScreen } from './loading-screen';
import { RouterError } from './router-error';
import { Shell } from './shell/shell';

/** A route whose page loads with the first visit. */
const page = (path: string | undefined, load: () => Promise<ComponentType>): RouteObject => ({
  ...(path === undefined ? { index: true } : { path }),
  lazy: async () => ({ Component: await load() }),
  HydrateFallback: LoadingScreen,
});

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouterError />,
    children: [
      page(undefined, () => import('@/pages/home.page').then((module) => module.HomePage)),
      page('category/:id', () =>
        import('@/pages/category.page').then((module) => module.CategoryPage),
      ),
      page('group/:group', () => import('@/pages/group.page').then((module) => module.GroupPage)),
      page('brand/:id', () => import('@/pages/brand.page').then((module) => module.BrandPage)),
      page('vendor/:id', () => import('@/pages/vendor.page').then((module) => module.VendorPage)),
      page('product/:id', () =>
        import('@/pages/product.page').then((module) => module.ProductPage),
      ),
      page('wishlist', () => import('@/pages/wishlist.page').then((module) => module.WishlistPage)),
      page('profile', () => import('@/pages/profile.page').then((module) => module.ProfilePage)),
      page('login', () => import('@/pages/login.page').then((module) => module.LoginPage)),
      page('register', () => import('@/pages/register.page').then((module) => module.RegisterPage)),
      page('reset-password', () =>
        import('@/pages/reset-password.page').then((module) => module.ResetPasswordPage),
      ),
      page('become-a-seller', () =>
        import('@/pages/become-a-seller.page').then((module) => module.BecomeSellerPage),
      ),
      page('auth', () => import('@/pages/auth.page').then((module) => module.AuthPage)),
      page('auth/:tab', () => import('@/pages/auth.page').then((module) => module.AuthPage)),
      page('payment-success/:opid', () =>
        import('@/pages/payment-success.page').then((module) => module.PaymentSuccessPage),
      ),
      page('payment-failure', () =>
        import('@/pages/payment-failure.page').then((module) => module.PaymentFailurePage),
      ),
      page('order/:operationId', () =>
        import('@/pages/order.page').then((module) => module.OrderPage),
      ),
      page('about', () => import('@/pages/about.page').then((module) => module.AboutPage)),
      page('privacy-policy', () =>
        import('@/pages/policy.page').then((module) => module.PrivacyPage),
      ),
      page('refund-policy', () =>
        import('@/pages/policy.page').then((module) => module.RefundPage),
      ),
      page('terms-and-conditions', () =>
        import('@/pages/policy.page').then((module) => module.TermsPage),
      ),
      page('return-policy', () =>
        import('@/pages/policy.page').then((module) => module.ReturnPage),
      ),
      page('*', () => import('@/pages/not-found.page').then((module) => module.NotFoundPage)),
    ],
  },
];

export const createRouter = (locale: Locale) =>
  createBrowserRouter(routes, { basename: basenameOf(locale) });

type Router = ReturnType<typeof createRouter>;

/** Resolves once the code of the first page is there, or is known to be missing. */
export const isReady = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
