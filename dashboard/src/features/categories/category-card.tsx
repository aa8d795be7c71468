import { Badge } from '@shop/ui';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { usePick } from '@/shared/i18n/use-pick';
import { useTagName } from '@/shared/i18n/use-tag-name';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { Thumb } from '@/shared/display/thumb';
import type { Category } from './categories.queries';
import { LinkWithRight } from '@/shared/rights/link-with-right';

/** A category of the list. */
export const CategoryCard = ({ category }: { category: Category }) => {
  const t = useText();
  const nameOf = useNameOf();
  const tagName = useTagName();
  const info = usePick()(category.shortInfo, category.shortInfoAr);
  return (
    <div className="flex gap-4">
      <Thumb images={category.icon ? [category.icon] : []} className="size-14" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="text-h3 font-semibold break-words">
          <bdi>{nameOf(category)}</bdi>
        </h2>
        {info && (
          <p className="text-muted">
            <bdi>{info}</bdi>
          </p>
        )}
        {category.tags.length > 0 && (
          <ul aria-label={t('categories.tags')} className="mt-1 flex flex-wrap gap-1.5">
            {category.tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <Badge className="max-w-full">
                  <bdi className="truncate first-letter:uppercase">{tagName(tag)}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        )}
        <LinkWithRight
          right="products.edit"
          to={`${paths.allProducts}?category=${category.id}`}
          className="inline-flex min-h-9 items-center pt-1 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {t('categories.products', { count: category.productCount })}
        </LinkWithRight>
      </div>
    </div>
  );
};
