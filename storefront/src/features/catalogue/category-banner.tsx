import { Picture } from '@/shared/media/picture';
import { useText } from '@/shared/i18n/text';
import type { Category } from '@/shared/api/types';

/** Picture of the category with its name as page heading; light in both themes, also before the picture is loaded. */
export const CategoryBanner = ({ category }: { category: Category }) => {
  const { pick } = useText();
  return (
    <div className="relative isolate flex aspect-3/1 max-h-100 w-full items-end overflow-hidden bg-[#f2ece2] md:aspect-4/1">
      <Picture
        image={category.banner}
        alt=""
        sizes="100vw"
        max={1600}
        eager
        className="mirror absolute inset-0 -z-10 size-full bg-transparent object-[72%_center]"
      />
      <div className="light-veil absolute inset-0 -z-10" />
      <div className="wrap-wide pb-4 text-night md:pb-10">
        <h1 tabIndex={-1} className="display text-h1">
          {pick(category.name, category.nameAr)}
        </h1>
        {category.shortInfo && (
          <p className="mt-1 max-w-[60ch] text-small">
            {pick(category.shortInfo, category.shortInfoAr)}
          </p>
        )}
      </div>
    </div>
  );
};
