import { ArrowRight } from 'lucide-react';
import { Link } from '@/shared/routing/link';
import { Picture } from '@/shared/media/picture';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';
import type { Category } from '@/shared/api/types';

/** Heading of a category as a picture: above the products on phones, beside them from 768 px. */
export const CategoryTile = ({ category }: { category: Category }) => {
  const { t, pick } = useText();
  return (
    <Link
      to={paths.category(category.id)}
      className="group mb-2 flex h-24 flex-row-reverse items-center overflow-hidden bg-[#f2ece2] text-night md:mb-0 md:h-full md:flex-col md:items-stretch"
    >
      <Picture
        image={category.banner}
        alt=""
        sizes="(min-width: 768px) 20vw, 70vw"
        max={640}
        className="max-md:fades-to-start md:fades-down h-full min-w-0 flex-1 object-[82%_center] md:h-auto md:min-h-0 md:w-full"
      />
      <span className="flex w-2/5 shrink-0 flex-col p-4 md:w-full">
        <h2 className="display text-h3">{pick(category.name, category.nameAr)}</h2>
        <span className="line-clamp-2 text-mini max-md:hidden">
          {pick(category.shortInfo, category.shortInfoAr)}
        </span>
        <span className="mt-1 flex items-center gap-2 text-small font-semibold underline-offset-4 group-hover:underline">
          {t('seeAll')}
          <ArrowRight className="mirror size-4" />
        </span>
      </span>
    </Link>
  );
};
