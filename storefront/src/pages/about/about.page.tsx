import type { PreviewedPageDto } from '@shop/contracts';
import { useQuery } from '@tanstack/react-query';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { ShopPage } from '@/features/shop-pages/shop-page';
import { Picture } from '@/shared/media/picture';

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

export const AboutPage = ({ draft }: { draft?: PreviewedPageDto }) => (
  <ShopPage name="about" draft={draft}>
    <Glimpse />
  </ShopPage>
);

export { AboutPage as Component };
