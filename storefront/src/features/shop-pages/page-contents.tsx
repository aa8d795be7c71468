import { plainText, type Section } from '@shop/shop-rules';
import { useText } from '@/shared/i18n/text';

/** Table of contents; sticky beside the sections. */
export const PageContents = ({
  sections,
  fill,
}: {
  sections: readonly Section[];
  /** Replaces placeholders. */
  fill: (text: string) => string;
}) => {
  const { t } = useText();
  const headings = sections.flatMap(({ heading }) => heading ?? []);
  if (headings.length === 0) return null;
  return (
    <nav
      aria-label={t('policy.contents')}
      className="sticky top-[calc(var(--header)+40px)] hidden text-small xl:block"
    >
      <p className="eyebrow mb-2 text-brass">{t('policy.contents')}</p>
      <ul className="border-s border-line">
        {headings.map(({ id, parts }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-px flex min-h-9 items-center border-s border-transparent ps-4 text-muted hover:border-brass hover:text-ink"
            >
              {fill(plainText(parts))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
