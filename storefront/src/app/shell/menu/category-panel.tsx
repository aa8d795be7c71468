import { isMenuTag } from '@shop/shop-rules';
import { ArrowRight } from 'lucide-react';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { Picture } from '@/shared/media/picture';
import { useText } from '@/shared/i18n/text';
import type { Category } from '@/shared/api/types';
import { TagLink } from './tag-link';

/** Panel of a category in the main menu: description, tags, picture. */
export const CategoryPanel = ({
  category,
  onClose,
}: {
  category: Category;
  onClose: () => void;
}) => {
  const { t, pick } = useText();
  const name = pick(category.name, category.nameAr);
  return (
    <div className="wrap-wide grid grid-cols-[3fr_5fr] items-start gap-10 py-8 lg:grid-cols-[3fr_5fr_4fr]">
      <div>
        <p className="display text-h2">{name}</p>
        <p className="mt-2 max-w-[32ch] text-small text-muted">
          {pick(category.shortInfo, category.shortInfoAr)}
        </p>
        <Link
          to={paths.category(category.id)}
          onClick={onClose}
          className="mt-4 inline-flex min-h-11 items-center gap-2 text-small font-semibold underline-offset-4 hover:underline"
        >
          {t('nav.tagsAll', { name })}
          <ArrowRight className="mirror size-4" />
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-x-6">
        {category.tags.filter(isMenuTag).map((tag) => (
          <li key={tag}>
            <TagLink
              category={category.id}
              tag={tag}
              onClick={onClose}
              className="flex min-h-11 items-center border-b border-line px-1 hover:bg-sand"
            />
          </li>
        ))}
      </ul>
      <Picture
        image={category.banner}
        alt=""
        sizes="400px"
        max={800}
        className="aspect-5/2 w-full object-[85%_center] max-lg:hidden"
      />
    </div>
  );
};
