import type { RouteObject } from 'react-router';
import { paths } from '@/shared/paths';
import { forRight, page, redirectTo } from './route';

export const backOfficeRoutes: RouteObject[] = [
  forRight(
    ['settings.edit'],
    [
      {
        path: 'first-run/:step?',
        ...page(
          ['back-office', 'setup', 'content'],
          () => import('@/pages/back-office/first-run.page'),
          'FirstRunPage',
        ),
      },
    ],
  ),
  forRight(
    ['permissions.edit'],
    [
      {
        path: 'permissions',
        ...page(
          'back-office',
          () => import('@/pages/back-office/permissions.page'),
          'PermissionsPage',
        ),
      },
    ],
  ),
  forRight(
    ['audit.view'],
    [
      {
        path: 'audit',
        ...page(
          ['back-office', 'audit'],
          () => import('@/pages/back-office/audit.page'),
          'AuditPage',
        ),
      },
    ],
  ),
  forRight(
    ['analytics.view'],
    [
      {
        path: 'sales-report',
        ...page(
          'back-office',
          () => import('@/pages/back-office/sales-report.page'),
          'SalesReportPage',
        ),
      },
    ],
  ),
  forRight(
    ['reconciliation.view'],
    [
      {
        path: 'reconciliation',
        ...page(
          'back-office',
          () => import('@/pages/back-office/reconciliation.page'),
          'ReconciliationPage',
        ),
      },
      { path: 'money', loader: redirectTo(paths.reconciliation) },
    ],
  ),
  forRight(
    ['categories.edit', 'brands.edit', 'coupons.edit', 'translations.edit'],
    [
      {
        path: 'import/:kind',
        ...page(
          ['catalogue', 'imports'],
          () => import('@/pages/back-office/list-import.page'),
          'ListImportPage',
        ),
      },
    ],
  ),
  forRight(
    ['jobs.view'],
    [
      {
        path: 'jobs',
        ...page(
          ['back-office', 'imports'],
          () => import('@/pages/back-office/jobs.page'),
          'JobsPage',
        ),
      },
    ],
  ),
  forRight(
    ['queues.view'],
    [
      {
        path: 'queues',
        ...page(
          ['back-office', 'queues'],
          () => import('@/pages/back-office/queues.page'),
          'QueuesPage',
        ),
      },
    ],
  ),
];
