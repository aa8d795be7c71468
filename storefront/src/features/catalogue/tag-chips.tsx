import { Link } from 'react-router';
import { useText } from '@/shared/text';

/** Tags of a category as links that filter the list; the chosen one leads back to all. */
export const TagChips = ({
  tags,
  current,
  hrefOf,
}: {
  tags: string[];
  current: string | undefined;
  hrefOf: (tag: string | undefined) => string;
}) => {
  const { t } = useText();
  if (tags.length === 0) return null;
  return (
    <nav aria-label={t('category.tags')}>
      <ul className="no-scrollbar relative -mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) md:mx-0 md:flex-wrap md:px-0">
        {[undefined, ...tags].map((tag) => (
          <li key={tag ?? ''}>
            <Link
              to={hrefOf(tag)}
              replace
              preventScrollReset
              aria-current={tag === current ? 'true' : undefined}
              className="inline-flex min-h-9 items-center rounded-full border border-line px-4 text-small whitespace-nowrap hover:border-ink aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-paper"
            >
              <bdi className="first-letter:uppercase">{tag ?? t('category.all')}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
