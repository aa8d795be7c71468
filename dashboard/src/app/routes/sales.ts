import type { RouteObject } from 'react-router';
import { paths } from '@/shared/paths';
import { forRight, page, redirectTo } from './route';

export const salesRoutes: RouteObject[] = [
  forRight(
    ['orders.view'],
    [
      {
        path: 'own-orders',
        ...page('sales', () => import('@/pages/sales/own-orders.page'), 'OwnOrdersPage'),
      },
    ],
    ['vendor'],
  ),
  forRight(
    ['orders.view'],
    [
      {
        path: 'all-orders',
        ...page('sales', () => import('@/pages/sales/all-orders.page'), 'AllOrdersPage'),
      },
      {
        path: 'orders/:operationId',
        ...page('sales', () => import('@/pages/sales/order.page'), 'OrderPage'),
      },
    ],
    ['admin', 'ops'],
  ),
  forRight(
    ['orders.confirmCash'],
    [
      {
        path: 'cash-orders',
        ...page('cash-desk', () => import('@/pages/sales/cash-orders.page'), 'CashOrdersPage'),
      },
    ],
  ),
  forRight(
    ['settings.edit'],
    [
      {
        path: 'cash-orders/rules',
        ...page('cash-desk', () => import('@/pages/sales/cash-rules.page'), 'CashRulesPage'),
      },
    ],
  ),
  forRight(
    ['orders.drafts'],
    [
      {
        path: 'draft-orders',
        ...page('drafts', () => import('@/pages/sales/draft-orders.page'), 'DraftOrdersPage'),
      },
      {
        path: 'draft-orders/new',
        ...page(
          ['drafts', 'sales'],
          () => import('@/pages/sales/draft-order.page'),
          'NewDraftOrderPage',
        ),
      },
      {
        path: 'draft-orders/:id',
        ...page(
          ['drafts', 'sales'],
          () => import('@/pages/sales/draft-order.page'),
          'DraftOrderPage',
        ),
      },
    ],
  ),
  forRight(
    ['stuckOrders.view'],
    [
      {
        path: 'stuck-orders',
        ...page('sales', () => import('@/pages/sales/stuck-orders.page'), 'StuckOrdersPage'),
      },
      { path: 'rescue', loader: redirectTo(paths.stuckOrders) },
    ],
  ),
  forRight(
    ['coupons.view'],
    [
      {
        path: 'coupons',
        ...page('sales', () => import('@/pages/sales/coupons.page'), 'CouponsPage'),
      },
    ],
  ),
  forRight(
    ['returns.view'],
    [
      {
        path: 'returns',
        ...page('sales', () => import('@/pages/sales/returns.page'), 'ReturnsPage'),
      },
      {
        path: 'returns/:id',
        ...page('sales', () => import('@/pages/sales/return.page'), 'ReturnPage'),
      },
    ],
  ),
  forRight(
    ['statements.view'],
    [
      {
        path: 'vendor-statements',
        ...page(
          'statements',
          () => import('@/pages/sales/vendor-statements.page'),
          'VendorStatementsPage',
        ),
      },
      {
        path: 'vendor-statements/open/:vendor',
        ...page(
          'statements',
          () => import('@/pages/sales/open-statement.page'),
          'OpenStatementPage',
        ),
      },
      {
        path: 'vendor-statements/:id',
        ...page(
          'statements',
          () => import('@/pages/sales/vendor-statement.page'),
          'VendorStatementPage',
        ),
      },
    ],
  ),
  forRight(
    ['statements.edit'],
    [
      {
        path: 'vendor-commissions',
        ...page('statements', () => import('@/pages/sales/commissions.page'), 'CommissionsPage'),
      },
    ],
  ),
  forRight(
    ['cashStatements.manage'],
    [
      {
        path: 'cash-statements',
        ...page(
          'cash-statements',
          () => import('@/pages/sales/cash-statements.page'),
          'CashStatementsPage',
        ),
      },
      {
        path: 'cash-statements/:id',
        ...page(
          'cash-statements',
          () => import('@/pages/sales/cash-statement.page'),
          'CashStatementPage',
        ),
      },
    ],
  ),
  forRight(
    ['lateParcels.view'],
    [
      {
        path: 'late-parcels',
        ...page('late-parcels', () => import('@/pages/sales/late-parcels.page'), 'LateParcelsPage'),
      },
    ],
  ),
];
