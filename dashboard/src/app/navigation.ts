import type { Role } from '@shop/shop-rules';
import {
  BadgePercent,
  Banknote,
  FileSpreadsheet,
  Film,
  GalleryHorizontalEnd,
  Megaphone,
  Gem,
  Handshake,
  History,
  House,
  LayoutGrid,
  Inbox,
  LifeBuoy,
  ListOrdered,
  PackagePlus,
  Package,
  Settings,
  Store,
  Undo2,
  Users,
  Workflow,
} from 'lucide-react';
import { paths } from '@/shared/paths';

interface NavigationItem {
  to: string;
  /** Text id of the link. */
  label: string;
  icon: typeof House;
  roles: readonly Role[];
}

/** Links of the side bar in order, by role. */
export const navigationItems: NavigationItem[] = [
  { to: paths.home, label: 'nav.home', icon: House, roles: ['admin', 'ops'] },
  { to: paths.allProducts, label: 'nav.allProducts', icon: Package, roles: ['admin', 'vendor'] },
  { to: paths.addProduct, label: 'nav.addProduct', icon: PackagePlus, roles: ['admin', 'vendor'] },
  {
    to: paths.uploadProducts,
    label: 'nav.uploadProducts',
    icon: FileSpreadsheet,
    roles: ['admin'],
  },
  { to: paths.categories, label: 'nav.categories', icon: LayoutGrid, roles: ['admin', 'vendor'] },
  { to: paths.ownOrders, label: 'nav.ownOrders', icon: ListOrdered, roles: ['vendor'] },
  { to: paths.brands, label: 'nav.brands', icon: Gem, roles: ['admin'] },
  { to: paths.offers, label: 'nav.offers', icon: BadgePercent, roles: ['admin'] },
  { to: paths.banners, label: 'nav.banners', icon: GalleryHorizontalEnd, roles: ['admin'] },
  { to: paths.mainAds, label: 'nav.mainAds', icon: Megaphone, roles: ['admin'] },
  { to: paths.videos, label: 'nav.videos', icon: Film, roles: ['admin'] },
  { to: paths.partners, label: 'nav.partners', icon: Handshake, roles: ['admin'] },
  { to: paths.allOrders, label: 'nav.allOrders', icon: ListOrdered, roles: ['admin', 'ops'] },
  { to: paths.returns, label: 'nav.returns', icon: Undo2, roles: ['admin', 'ops'] },
  { to: paths.stuckOrders, label: 'nav.stuckOrders', icon: LifeBuoy, roles: ['admin', 'ops'] },
  {
    to: paths.reconciliation,
    label: 'nav.reconciliation',
    icon: Banknote,
    roles: ['admin', 'ops'],
  },
  { to: paths.vendors, label: 'nav.vendors', icon: Store, roles: ['admin'] },
  { to: paths.shoppers, label: 'nav.shoppers', icon: Users, roles: ['admin'] },
  { to: paths.sellers, label: 'nav.sellers', icon: Inbox, roles: ['admin'] },
  { to: paths.settings, label: 'nav.settings', icon: Settings, roles: ['admin'] },
  { to: paths.audit, label: 'nav.audit', icon: History, roles: ['admin'] },
  { to: paths.queues, label: 'nav.queues', icon: Workflow, roles: ['admin', 'ops'] },
];

/** First page of an account after login. */
export const landingOf = (role: Role): string =>
  role === 'ops' ? paths.allOrders : paths.addProduct;
