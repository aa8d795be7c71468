export { shopPageServer as serverPage } from '@/features/shop-pages/shop-page-server';
