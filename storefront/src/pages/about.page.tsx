import { Article } from '@/features/policies/article';
import { Page } from '@/shared/page';
import { useText } from '@/shared/text';

export const AboutPage = () => {
  const { t } = useText();
  return (
    <Page title={t('about.title')} className="wrap py-10 md:py-20">
      <Article name="about" sections={['choice', 'delivery', 'people']} />
    </Page>
  );
};
