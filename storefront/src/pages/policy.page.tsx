import { Article } from '@/features/policies/article';
import { Page } from '@/shared/page';
import { useText } from '@/shared/text';

const Policy = ({ name, sections }: { name: string; sections: readonly string[] }) => {
  const { t } = useText();
  return (
    <Page title={t(`${name}.title`)} className="wrap py-10 md:py-20">
      <Article name={name} sections={sections} />
    </Page>
  );
};

export const PrivacyPage = () => (
  <Policy name="privacy" sections={['what', 'why', 'who', 'rights']} />
);
export const RefundPage = () => <Policy name="refund" sections={['when', 'how', 'late']} />;
export const TermsPage = () => (
  <Policy name="terms" sections={['orders', 'prices', 'delivery', 'returns']} />
);
export const ReturnPage = () => <Policy name="returns" sections={['how', 'condition', 'cost']} />;
