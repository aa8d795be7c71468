import { useQuery } from '@tanstack/react-query';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { PolicyArticle } from '@/features/policies/policy-article';
import { Page } from '@/shared/layout/page';
import { Picture } from '@/shared/media/picture';
import { useShopName } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';

/** Three product pictures side by side. */
const Glimpse = () => {
  const { data: categories = [] } = useQuery(catalogueQueries.categories());
  const pictures = categories.filter(({ banner }) => banner).slice(0, 3);
  return (
    <div className="mt-8 grid aspect-5/2 grid-cols-3 gap-2 md:gap-3">
      {pictures.map(({ id, banner }) => (
        <Picture
          key={id}
          image={banner}
          alt=""
          sizes="(min-width: 768px) 640px, 90vw"
          max={800}
          className="size-full min-h-0 object-[82%_center]"
        />
      ))}
    </div>
  );
};

const AboutPage = () => {
  const { t } = useText();
  const shop = useShopName();
  return (
    <Page
      title={t('nav.aboutUs')}
      description={t('about.lead', { shop })}
      className="wrap py-10 md:py-16"
    >
      <PolicyArticle name="about">
        <Glimpse />
      </PolicyArticle>
    </Page>
  );
};

export { AboutPage as Component };
