import { PolicyArticle } from '@/features/policies/policy-article';
import { Page } from '@/shared/page';
import { useText } from '@/shared/text';

export const AboutPage = () => {
  const { t } = useText();
  return (
    <Page title={t('nav.aboutUs')} className="wrap py-10 md:py-16">
      <PolicyArticle name="about" />
    </Page>
  );
};
