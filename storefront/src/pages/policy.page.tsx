import { POLICIES, type PolicyName } from '@shop/shop-rules';
import { PolicyArticle } from '@/features/policies/policy-article';
import { Page } from '@/shared/page';
import { useText } from '@/shared/text';

const Policy = ({ name }: { name: PolicyName }) => {
  const { t } = useText();
  return (
    <Page title={t(POLICIES[name].title)} className="wrap py-10 md:py-16">
      <PolicyArticle name={name} />
    </Page>
  );
};

export const PrivacyPage = () => <Policy name="privacy" />;
export const RefundPage = () => <Policy name="refund" />;
export const TermsPage = () => <Policy name="terms" />;
export const ReturnPage = () => <Policy name="returns" />;
