import { Navigate, type RouteObject } from 'react-router';
import { FailurePage } from '@/pages/errors/failure.page';
import { NotFoundPage } from '@/pages/errors/not-found.page';
import { paths } from '@/shared/paths';
import { AuthGuard } from './auth-guard';
import { backOfficeRoutes } from './routes/back-office';
import { catalogueRoutes } from './routes/catalogue';
import { contentRoutes } from './routes/content';
import { peopleRoutes } from './routes/people';
import { page } from './routes/route';
import { salesRoutes } from './routes/sales';

/** All routes; pages load when first opened. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to={paths.home} replace /> },
  {
    path: '/dashboard',
    element: <AuthGuard />,
    errorElement: <FailurePage />,
    hydrateFallbackElement: <></>,
    children: [
      {
        errorElement: <FailurePage />,
        children: [
          {
            index: true,
            ...page('back-office', () => import('@/pages/back-office/home.page'), 'HomePage'),
          },
          {
            path: 'account',
            ...page('account', () => import('@/pages/session/account.page'), 'AccountPage'),
          },
          ...catalogueRoutes,
          ...contentRoutes,
          ...peopleRoutes,
          ...salesRoutes,
          ...backOfficeRoutes,
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
  {
    path: '/choose-password',
    errorElement: <FailurePage />,
    hydrateFallbackElement: <></>,
    ...page([], () => import('./invitation'), 'Invitation'),
  },
  {
    path: paths.forgotPassword,
    errorElement: <FailurePage />,
    hydrateFallbackElement: <></>,
    ...page('account', () => import('./password-reset'), 'ForgotPassword'),
  },
  {
    path: '/reset-password',
    errorElement: <FailurePage />,
    hydrateFallbackElement: <></>,
    ...page('account', () => import('./password-reset'), 'ResetPassword'),
  },
  {
    path: paths.claim,
    errorElement: <FailurePage />,
    hydrateFallbackElement: <></>,
    ...page([], () => import('./claim'), 'Claim'),
  },
  { path: '*', element: <NotFoundPage /> },
];
