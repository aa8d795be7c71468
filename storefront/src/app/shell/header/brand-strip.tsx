import { FOOTER_BRANDS } from '@shop/shop-rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@/shared/routing/link';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { paths } from '@/shared/routing/paths';
import { Picture } from '@/shared/media/picture';
import { CachedFragment } from '@/shared/rendering/cached-fragment';
import { useText } from '@/shared/i18n/text';

/** Five brands by logo, or by name without one. */
export const BrandStrip = () => {
  const { t } = useText();
  const { data = [] } = useQuery(catalogueQueries.brands());
  const brands = FOOTER_BRANDS.flatMap((id) => data.filter((brand) => brand.id === id));
  if (brands.length === 0) return null;
  return (
    <section aria-label={t('footer.brands')} className="border-b border-line">
      <CachedFragment name="brand-strip" of={brands}>
        {() => (
          <ul className="wrap-wide flex flex-wrap items-center justify-between py-2 md:justify-around">
            {brands.map((brand) => (
              <li key={brand.id}>
                <Link
                  to={paths.brand(brand.id)}
                  className="flex min-h-11 items-center transition-opacity hover:opacity-70"
                >
                  {brand.icon ? (
                    <Picture
                      image={brand.icon}
                      alt={brand.name}
                      sizes="80px"
                      max={320}
                      className="size-14 bg-transparent [filter:brightness(1.05)] mix-blend-multiply md:size-20 dark:[filter:brightness(1.05)_hue-rotate(180deg)_invert(1)] dark:mix-blend-screen"
                    />
                  ) : (
                    <bdi className="display text-h3">{brand.name}</bdi>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </CachedFragment>
    </section>
  );
};
