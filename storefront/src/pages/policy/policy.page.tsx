import { canonicalPath } from '@shop/shop-rules';
import { useLocation } from 'react-router';
import { ShopPage } from '@/features/shop-pages/shop-page';
import { shopPageAt } from '@/features/shop-pages/shop-page-at';

const PolicyPage = () => {
  const name = shopPageAt(canonicalPath(useLocation().pathname));
  return <ShopPage key={name} name={name} />;
};

export { PolicyPage as Component };
