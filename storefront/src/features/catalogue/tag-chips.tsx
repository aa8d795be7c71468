import { tagNameAr } from '@shop/shop-rules';
import { Link } from '@/shared/routing/link';
import { useText } from '@/shared/i18n/text';
import { useCurrentInView } from './use-current-in-view';

/** Tags of a category as filter links; the active one removes the filter. */
export const TagChips = ({
  tags,
  current,
  hrefOf,
}: {
  tags: string[];
  current: string | undefined;
  hrefOf: (tag: string | undefined) => string;
}) => {
  const { t, pick } = useText();
  const row = useCurrentInView(tags.length);
  const isCurrent = (tag: string | undefined) => tag?.toLowerCase() === current?.toLowerCase();
  return (
    <nav aria-label={t('category.tags')}>
      <ul
        ref={row}
        className="no-scrollbar relative -mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-0.5 md:mx-0 md:flex-wrap md:px-0"
      >
        {[undefined, ...tags].map((tag) => (
          <li key={tag ?? ''}>
            <Link
              to={hrefOf(isCurrent(tag) ? undefined : tag)}
              replace
              aria-current={isCurrent(tag) ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-small whitespace-nowrap hover:border-ink aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-paper md:min-h-9"
            >
              <bdi className="first-letter:uppercase">
                {tag ? pick(tag, tagNameAr(tag)) : t('category.all')}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
