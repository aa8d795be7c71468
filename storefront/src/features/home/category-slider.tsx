import { paths } from '@/shared/routing/paths';
import { SliderSkeleton } from '@/shared/media/slider-skeleton';
import { useText } from '@/shared/i18n/text';
import type { Category } from '@/shared/api/types';
import type { ButtonsOf } from './cards/card-buttons';
import { RowSkeleton } from './cards/row-skeleton';
import { TileCard, TileSkeleton } from './cards/tile-card';
import { CategoryTile } from './category-tile';
import { HomeHeading } from './home-heading';
import { homeQueries } from './home.queries';
import { LazySection } from './lazy-section';

/** Tiles, rows, tiles beside a picture of the category, rows: neighbouring sliders differ. */
const LOOKS = ['tiles', 'rows', 'picture', 'rows'] as const;

/** Products of one category; its place among the sliders decides how it looks. */
export const CategorySlider = ({
  category,
  place,
  buttons,
}: {
  category: Category;
  place: number;
  buttons: ButtonsOf;
}) => {
  const { t, pick } = useText();
  const name = pick(category.name, category.nameAr);
  const look = LOOKS[place % LOOKS.length];
  const view = look === 'rows' ? 'row' : 'card';
  return (
    <LazySection
      head={
        look === 'picture' ? (
          <CategoryTile category={category} />
        ) : (
          <HomeHeading title={name} link={{ to: paths.category(category.id), text: t('seeAll') }} />
        )
      }
      query={homeQueries.sliderOf(category.id)}
      skeleton={(near) => (
        <SliderSkeleton view={view} near={near}>
          {look === 'rows' ? <RowSkeleton /> : <TileSkeleton />}
        </SliderSkeleton>
      )}
      className="py-2.5 md:py-4"
      wrap={look === 'picture' ? 'md:grid md:grid-cols-[1fr_4fr] md:gap-6 *:min-w-0' : undefined}
    >
      {(products, { Slider, RowCard }) => {
        const Card = look === 'rows' ? RowCard : TileCard;
        return (
          <Slider label={name} items={products} view={view}>
            {(product) => <Card product={product} {...buttons(product)} />}
          </Slider>
        );
      }}
    </LazySection>
  );
};
