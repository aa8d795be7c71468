import type { Right, Role } from '@shop/shop-rules';
import {
  ArrowDownUp,
  BadgePercent,
  Banknote,
  CalendarClock,
  ChartColumn,
  FileSpreadsheet,
  FileText,
  Film,
  GalleryHorizontalEnd,
  Gem,
  HandCoins,
  Handshake,
  History,
  House,
  Inbox,
  Landmark,
  Languages,
  LayoutGrid,
  LayoutTemplate,
  LifeBuoy,
  ListOrdered,
  Megaphone,
  MessageSquareText,
  NotebookPen,
  Package,
  PackagePlus,
  Palette,
  PhoneCall,
  ReceiptText,
  Search,
  Settings,
  ShieldCheck,
  Store,
  Ticket,
  Undo2,
  Users,
  Workflow,
} from 'lucide-react';
import { roleOf, type Staff } from '@/features/session/staff';
import { paths } from '@/shared/paths';
import { isMet, type Need } from './need';

interface NavigationItem extends Need {
  to: string;
  /** Text id of the link. */
  label: string;
  icon: typeof House;
}

const DESK: readonly Role[] = ['admin', 'ops'];
const item = (
  to: string,
  label: string,
  icon: typeof House,
  anyOf: Right | Right[],
  roles?: readonly Role[],
): NavigationItem => ({
  to,
  label,
  icon,
  anyOf: [anyOf].flat(),
  ...(roles && { roles }),
});

interface NavigationGroup {
  /** Text id of the heading. */
  label: string;
  items: NavigationItem[];
}

const home = item(
  paths.home,
  'nav.home',
  House,
  ['analytics.view', 'orders.view', 'stuckOrders.view'],
  DESK,
);

/** Groups of the side bar in order, below the overview: daily work first. */
const navigationGroups: NavigationGroup[] = [
  {
    label: 'nav.group.orders',
    items: [
      item(paths.allOrders, 'nav.allOrders', ListOrdered, 'orders.view', DESK),
      item(paths.ownOrders, 'nav.ownOrders', ListOrdered, 'orders.view', ['vendor']),
      item(paths.cashOrders, 'nav.cashOrders', PhoneCall, 'orders.confirmCash'),
      item(paths.draftOrders, 'nav.draftOrders', NotebookPen, 'orders.drafts'),
      item(paths.returns, 'nav.returns', Undo2, 'returns.view'),
      item(paths.coupons, 'nav.coupons', Ticket, 'coupons.view'),
      item(paths.stuckOrders, 'nav.stuckOrders', LifeBuoy, 'stuckOrders.view'),
      item(paths.lateParcels, 'nav.lateParcels', CalendarClock, 'lateParcels.view'),
      item(paths.reconciliation, 'nav.reconciliation', Banknote, 'reconciliation.view'),
      item(paths.cashStatements, 'nav.cashStatements', ReceiptText, 'cashStatements.manage'),
      item(paths.vendorStatements, 'nav.statements', HandCoins, 'statements.view'),
    ],
  },
  {
    label: 'nav.group.catalogue',
    items: [
      item(paths.allProducts, 'nav.allProducts', Package, ['products.edit', 'products.delete']),
      item(paths.addProduct, 'nav.addProduct', PackagePlus, 'products.edit'),
      item(paths.uploadProducts, 'nav.uploadProducts', FileSpreadsheet, 'products.import'),
      item(paths.categories, 'nav.categories', LayoutGrid, 'categories.edit'),
      item(paths.brands, 'nav.brands', Gem, 'brands.edit'),
      item(paths.offers, 'nav.offers', BadgePercent, 'offers.edit'),
      item(paths.searchWords, 'nav.searchWords', Search, 'searchWords.edit'),
    ],
  },
  {
    label: 'nav.group.people',
    items: [
      item(paths.shoppers, 'nav.shoppers', Users, 'shoppers.view'),
      item(paths.reviews, 'nav.reviews', MessageSquareText, 'reviews.moderate'),
      item(paths.vendors, 'nav.vendors', Store, 'staff.manage'),
      item(paths.sellers, 'nav.sellers', Inbox, 'sellerRequests.decide'),
    ],
  },
  {
    label: 'nav.group.content',
    items: [
      item(paths.layout, 'nav.layout', LayoutTemplate, 'layout.edit'),
      item(paths.banners, 'nav.banners', GalleryHorizontalEnd, 'banners.edit'),
      item(paths.mainAds, 'nav.mainAds', Megaphone, 'mainAds.edit'),
      item(paths.videos, 'nav.videos', Film, 'videos.edit'),
      item(paths.partners, 'nav.partners', Handshake, 'partners.edit'),
      item(paths.shopPages, 'nav.pages', FileText, 'pages.edit'),
      item(paths.translations, 'nav.translations', Languages, 'translations.edit'),
    ],
  },
  {
    label: 'nav.group.reports',
    items: [
      item(paths.salesReport, 'nav.salesReport', ChartColumn, 'analytics.view', DESK),
      item(paths.jobs, 'nav.jobs', ArrowDownUp, 'jobs.view', DESK),
      item(paths.queues, 'nav.queues', Workflow, 'queues.view'),
      item(paths.audit, 'nav.audit', History, 'audit.view'),
    ],
  },
  {
    label: 'nav.group.settings',
    items: [
      item(paths.settings, 'nav.settings', Settings, 'settings.edit'),
      item(paths.appearance, 'nav.appearance', Palette, 'settings.edit'),
      item(paths.businessDetails, 'nav.businessDetails', Landmark, 'settings.edit'),
      item(paths.permissions, 'nav.permissions', ShieldCheck, 'permissions.edit'),
    ],
  },
];

/** Links of the side bar in order. */
export const navigationItems: NavigationItem[] = [
  home,
  ...navigationGroups.flatMap(({ items }) => items),
];

/** The links that an account may open. */
export const navigationOf = (staff: Staff): NavigationItem[] =>
  navigationItems.filter((each) => isMet(staff, each));

/** Pages that are reached from another one, and found by their name. */
const FURTHER = [item(paths.duplicates, 'nav.duplicates', Users, 'shoppers.view')];

/** The pages that an account finds by their name. */
export const namedPagesOf = (staff: Staff): NavigationItem[] => [
  ...navigationOf(staff),
  ...FURTHER.filter((each) => isMet(staff, each)),
];

/** Fewer links need no headings. */
const HEADINGS_FROM = 12;

/** The links that an account may open, in groups without empty ones; a few links are one group without a heading. */
export const groupsOf = (staff: Staff): (Omit<NavigationGroup, 'label'> & { label?: string })[] => {
  const allowed = navigationOf(staff);
  if (allowed.length < HEADINGS_FROM) return [{ items: allowed }];
  const groups = [{ items: [home] }, ...navigationGroups];
  return groups
    .map(({ items, ...group }) => ({
      ...group,
      items: items.filter((each) => allowed.includes(each)),
    }))
    .filter(({ items }) => items.length > 0);
};

/** First page of an account after login. */
export const landingOf = (staff: Staff): string => {
  const usual = roleOf(staff) === 'ops' ? paths.allOrders : paths.addProduct;
  const items = navigationOf(staff);
  return (items.find(({ to }) => to === usual) ?? items[0])?.to ?? paths.home;
};
