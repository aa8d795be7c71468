import { canonicalPath, POLICIES, type PolicyName } from '@shop/shop-rules';
import { useLocation } from 'react-router';
import { PolicyArticle } from '@/features/policies/policy-article';
import { Page } from '@/shared/layout/page';
import { paths } from '@/shared/routing/paths';
import { useShopName } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';

const NAMES: Record<string, PolicyName> = {
  [paths.refund]: 'refund',
  [paths.returns]: 'returns',
  [paths.terms]: 'terms',
};

const PolicyPage = () => {
  const { t } = useText();
  const name = NAMES[canonicalPath(useLocation().pathname).toLowerCase()] ?? 'privacy';
  return (
    <Page
      title={t(POLICIES[name].title)}
      description={t(`${name}.description`, { shop: useShopName() })}
      className="wrap py-10 md:py-16"
    >
      <PolicyArticle key={name} name={name} />
    </Page>
  );
};

export { PolicyPage as Component };
